import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { securityHeaders } from './security-headers.ts'

/**
 * How long a refused connection is still read from. Closing it with bytes unread would reset it, and the answer might
 * never be seen.
 */
const lingerMs = 500

/** The status Node itself would choose, by the error's code; anything else is not HTTP. */
const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers what never becomes a request (bytes that are not HTTP, two lengths, endless or slow headers) and what Node
 * would answer by itself, with the headers every other answer has. The connection is closed afterwards.
 */
export function answerBrokenRequests(server: Server, https: boolean): void {
  const running = new WeakMap<Duplex, Set<[IncomingMessage, ServerResponse]>>()
  const refused = new WeakSet<Duplex>()

  server.on('request', (request, response) => {
    const exchange: [IncomingMessage, ServerResponse] = [request, response]
    const own = running.get(request.socket) ?? new Set()
    running.set(request.socket, own.add(exchange))
    response.once('close', () => own.delete(exchange))
  })

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Whatever else arrives on a refused connection is refused silently.
    if (refused.has(socket)) return
    refused.add(socket)
    const [first, ...others] = running.get(socket) ?? []
    // Written before or into the answer to an earlier request, it would be taken for that answer.
    const isFree = !first || (others.length === 0 && !first[0].complete && !first[1].headersSent)
    if (!isFree || !socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    socket.end(bareAnswer(statusByCode[error.code ?? ''] ?? 400, https))
    setTimeout(() => socket.destroy(), lingerMs).unref()
  })

  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...securityHeaders(https), connection: 'close' }).end()
  })

  // We are not a proxy.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => {})
    socket.end(bareAnswer(405, https))
    setTimeout(() => socket.destroy(), lingerMs).unref()
  })
}

/**
 * Refuses requests that two servers in a row could read differently (RFC 9112 sections 3.2 and 6.1) and that Node
 * accepts: several `Host` lines, none in HTTP/1.1, any transfer coding but `chunked`, and `chunked` in HTTP/1.0.
 */
export function refuseAmbiguous(listener: RequestListener, https: boolean): RequestListener {
  return function unambiguous(request, response) {
    if (!isAmbiguous(request)) return listener(request, response)
    response.writeHead(400, { ...securityHeaders(https), connection: 'close' }).end()
  }
}

function isAmbiguous({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const isCurrent = httpVersion === '1.1'
  let hosts = 0
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  if (hosts > 1 || (isCurrent && hosts === 0)) return true
  const coding = headers['transfer-encoding']
  return coding !== undefined && (!isCurrent || coding.trim().toLowerCase() !== 'chunked')
}

function bareAnswer(status: number, https: boolean): string {
  const headers = { ...securityHeaders(https), connection: 'close', 'content-length': '0' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`
}
