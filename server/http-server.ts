import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { securityHeaders } from './security-headers.ts'

/** A listening server. */
export interface HttpServer {
  /** The port it listens on. */
  port: number
  /**
   * Stops accepting, lets what runs come to its end, and resolves once every connection is closed; what still runs
   * after `graceMs` is cut. Resolves to whether everything ended by itself.
   */
  stop(graceMs: number): Promise<boolean>
}

export interface ListenOptions {
  fetch: (request: Request, env: object) => Response | Promise<Response>
  port: number
  /** Address to listen on; all of them when absent. */
  hostname?: string
  https: boolean
}

/** A request must have arrived whole within this time: 256 KiB at a slow phone's pace. */
const requestTimeoutMs = 60_000
/** Longer than the usual minute of a proxy in front of us: it must never reuse a connection we are just closing. */
const keepAliveMs = 65_000
/** Connection on which nothing moved. Streams send a heartbeat before, so it only ends readers that stopped reading. */
const idleConnectionMs = 90_000

/** Starts listening. Rejects with Node's own error (`code` `EADDRINUSE`, `EACCES`, …) when it cannot. */
export async function startHttpServer(options: ListenOptions): Promise<HttpServer> {
  // Reached only by requests too broken to become one: an impossible `Host`, path or method.
  const answerBroken = () =>
    new Response(null, { status: 400, headers: securityHeaders(options.https) })
  const server = createServer(getRequestListener(options.fetch, { errorHandler: answerBroken }))
  server.requestTimeout = requestTimeoutMs
  server.keepAliveTimeout = keepAliveMs
  server.timeout = idleConnectionMs
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.hostname, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    stop: (graceMs) => stop(server, graceMs),
  }
}

async function stop(server: Server, graceMs: number): Promise<boolean> {
  let endedByItself = true
  const deadline = setTimeout(() => {
    endedByItself = false
    server.closeAllConnections()
  }, graceMs)
  // A kept-alive connection whose last stream has ended would hold the server open.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearTimeout(deadline)
  clearInterval(sweep)
  return endedByItself
}
