/** HTTP/1.1 requests and answers as raw text, for a load that costs less than the servers it measures. */

export interface PlainRequest {
  method: 'GET' | 'POST'
  path: string
  headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  json?: unknown
}

export interface PlainAnswer {
  status: number
  body: string
}

const lineEnd = '\r\n'

/** A request as written to the connection, which it keeps alive. */
export function rawRequest(host: string, { method, path, headers, json }: PlainRequest): string {
  const body = json === undefined ? '' : JSON.stringify(json)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`),
    ...(json === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
  ]
  return `${lines.join(lineEnd)}${lineEnd}${lineEnd}${body}`
}

/**
 * The answer once `received` contains all of it; undefined until then. `received` is a connection's bytes since its
 * request, as Latin-1. Framed as in RFC 9112 section 6.3, as far as keep-alive servers' answers need it.
 */
export function wholeAnswer(received: string): PlainAnswer | undefined {
  const headEnd = received.indexOf(`${lineEnd}${lineEnd}`)
  if (headEnd < 0) return undefined
  const head = received.slice(0, headEnd)
  const body = received.slice(headEnd + 4)
  const status = Number(head.slice(9, 12))
  if (status === 204 || status === 304) return { status, body: '' }
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (length !== undefined) return body.length >= Number(length) ? { status, body } : undefined
  if (!/\r\ntransfer-encoding: *chunked/i.test(head)) {
    throw new Error(`an answer without a length: ${head}`)
  }
  return body === `0${lineEnd}${lineEnd}` || body.endsWith(`${lineEnd}0${lineEnd}${lineEnd}`)
    ? { status, body }
    : undefined
}
