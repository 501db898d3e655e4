import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

/** How long an unused connection waits for the next request, where the service does not say less. */
const idleConnectionMs = 30_000

/** How long a body nobody wants may still take to end by itself: then its connection can be used again. */
const goodbyeMs = 100

/** Statuses whose answer has no body (fetch specification, null body status). */
const bodiless = new Set([204, 205, 304])

/**
 * A `fetch` over Node's own HTTP client with connections kept open, which takes less processor time than the built-in
 * one, and so less time to the first token. Made for calls to an API: the body is text or absent, redirects are answers
 * like any other, nothing is compressed, and no proxy, cookie or cache stands in between. Aborting the signal rejects,
 * or breaks the body that is being read, with the signal's reason.
 */
export function createKeepAliveFetch(): typeof fetch {
  const pool = { keepAlive: true, timeout: idleConnectionMs, noDelay: true }
  const plain = { send: httpRequest, agent: new HttpAgent(pool) }
  const secure = { send: httpsRequest, agent: new HttpsAgent(pool) }

  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const { body, method = 'GET', signal } = init
    if (input instanceof Request || (typeof body !== 'string' && body)) {
      throw new TypeError('Only an address and a text can be sent.')
    }
    signal?.throwIfAborted()
    const { send, agent } = url.protocol === 'https:' ? secure : plain
    const headers: Record<string, string | number> = {}
    for (const [name, value] of new Headers(init.headers)) headers[name] = value
    if (body) headers['content-length'] = Buffer.byteLength(body)

    return new Promise<Response>((resolve, reject) => {
      const outgoing = send(url, { method, headers, agent })
      let running: { destroy(error: Error): unknown } = outgoing
      const abort = () => running.destroy(asError(signal?.reason))
      signal?.addEventListener('abort', abort, { once: true })
      outgoing.once('close', () => signal?.removeEventListener('abort', abort))
      outgoing.on('error', reject)
      outgoing.once('response', (incoming) => {
        running = incoming
        try {
          resolve(responseOf(incoming))
        } catch (error) {
          // A status or a header that no Response can have.
          outgoing.destroy()
          reject(asError(error))
        }
      })
      outgoing.end(body ?? undefined)
    })
  }
}

function responseOf(incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 0
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  if (bodiless.has(status)) incoming.resume()
  const body = bodiless.has(status) ? null : bodyOf(incoming)
  return new Response(body, { status, statusText: incoming.statusMessage ?? '', headers })
}

/** The body as it comes, held back at the socket while nobody reads; it fails when the connection breaks. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let cancelled = false
  return new ReadableStream({
    start(controller) {
      incoming.on('data', (chunk: Buffer) => {
        if (cancelled) return
        controller.enqueue(chunk)
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause()
      })
      incoming.once('end', () => cancelled || controller.close())
      incoming.on('error', (error) => cancelled || controller.error(error))
    },
    pull() {
      incoming.resume()
    },
    cancel() {
      cancelled = true
      incoming.resume()
      const timer = setTimeout(() => incoming.destroy(), goodbyeMs)
      incoming.once('close', () => clearTimeout(timer))
    },
  })
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('aborted', { cause: reason })
}
