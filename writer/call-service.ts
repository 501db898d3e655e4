/** One request to a service, with the key that opens it. */
import { type DialectName, dialectOf } from './dialects/dialect-of.ts'

/** What opens a service. */
export interface ServiceDoor {
  /** Up to and including the version, without a slash at its end. */
  baseUrl: string
  /** They carry the key, in the way of the service's dialect. */
  headers: Record<string, string>
}

/** The door of a service, or why there is none: it wants a key, or the key is none that a header can carry. */
export function doorOf(service: {
  baseUrl: string
  apiKey: string | undefined
  dialect?: DialectName | undefined
}): ServiceDoor | 'api-key-missing' | 'api-key-refused' {
  const { keyless, headers } = dialectOf(service)
  const apiKey = service.apiKey?.trim() || keyless
  if (apiKey === undefined) return 'api-key-missing'
  // Visible ASCII is the only thing that a header can carry; fetch throws otherwise.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) return 'api-key-refused'
  return { baseUrl: service.baseUrl.replace(/(?<!\/)\/+$/, ''), headers: headers(apiKey) }
}

/**
 * Sends one request to a service: with a body a POST of it as JSON, without one a GET. It carries no header but those that
 * the service lets a browser send. A redirect is an answer like any other: neither the key nor the couple's words follow it.
 * @param path below the base URL
 */
export function callService(
  send: typeof fetch,
  { baseUrl, headers }: ServiceDoor,
  path: `/${string}`,
  body: object | undefined,
  signal: AbortSignal,
): Promise<Response> {
  return send(`${baseUrl}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    redirect: 'manual',
    signal,
  })
}
