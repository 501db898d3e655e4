/** An OpenAI-compatible service and the key that opens it. */
export interface ServiceDoor {
  /** Up to and including the version: `https://api.openai.com/v1`. */
  baseUrl: string
  apiKey: string
}

/**
 * Sends one request to a service: with a body a POST of it as JSON, without one a GET. It carries no header but the
 * two that every service lets a browser send. Whoever calls has made sure that a header can carry the key
 * (`isHeaderSafe`). A redirect is an answer like any other: neither the key nor the couple's words follow it.
 */
export function callService(
  send: typeof fetch,
  { baseUrl, apiKey }: ServiceDoor,
  path: `/${string}`,
  body: object | undefined,
  signal: AbortSignal,
): Promise<Response> {
  return send(`${baseUrl.replace(/(?<!\/)\/+$/, '')}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      authorization: `Bearer ${apiKey}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    redirect: 'manual',
    signal,
  })
}
