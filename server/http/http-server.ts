import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { answerBrokenRequests, refuseAmbiguous } from './broken-requests.ts'
import { securityHeaders } from './security-headers.ts'

/** A listening server. */
export interface HttpServer {
  /** The port it listens on. */
  port: number
  /**
   * Stops accepting, lets running requests finish, and resolves once every connection is closed; whatever still runs
   * after `graceMs` is cut. Resolves to whether everything finished by itself.
   */
  stop(graceMs: number): Promise<boolean>
}

export interface ListenOptions {
  fetch: (request: Request, env: object) => Response | Promise<Response>
  port: number
  /** IP address to listen on. */
  hostname: string
  https: boolean
  /** Shorter ones for tests. */
  deadlines?: Partial<RequestDeadlines>
}

/** How long a client may take. */
export interface RequestDeadlines {
  /** From the start of the connection, or the first byte of the request, to the end of its headers. */
  headersMs: number
  /** From there to its last byte. */
  requestMs: number
  /** How often both are checked, and so by how much a slow client may exceed them. */
  checkMs: number
}

const defaultDeadlines: RequestDeadlines = {
  // Headers fit in one packet; a client that needs longer is only holding a connection.
  headersMs: 20_000,
  // 256 KiB at a slow phone's pace.
  requestMs: 60_000,
  checkMs: 5_000,
}

/** Longer than the usual minute of a proxy in front of us: it must never reuse a connection we are just closing. */
const keepAliveMs = 65_000
/**
 * For a connection without traffic. Streams send heartbeats more often, so it only ends readers that stopped reading.
 */
const idleConnectionMs = 90_000

/** Starts listening. Rejects with Node's own error (`code` `EADDRINUSE`, `EACCES`, …) when it cannot. */
export async function startHttpServer(options: ListenOptions): Promise<HttpServer> {
  // Reached only by requests too broken to become one: an impossible `Host`, path or method.
  const answerBroken = () =>
    new Response(null, { status: 400, headers: securityHeaders(options.https) })
  const deadlines = { ...defaultDeadlines, ...options.deadlines }
  const server = createServer(
    {
      headersTimeout: deadlines.headersMs,
      requestTimeout: deadlines.requestMs,
      connectionsCheckingInterval: deadlines.checkMs,
      // Node would answer by itself; the listener below does, with our headers.
      requireHostHeader: false,
    },
    refuseAmbiguous(
      // A load balancer's HTTP/1.0 check sends no host.
      getRequestListener(options.fetch, { errorHandler: answerBroken, hostname: 'localhost' }),
      options.https,
    ),
  )
  answerBrokenRequests(server, options.https)
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
  // A kept-alive connection whose last stream has ended would keep the server open.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearTimeout(deadline)
  clearInterval(sweep)
  return endedByItself
}
