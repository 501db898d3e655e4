/** How a test or bench gets past the door of a server that it has started itself. */

/** The server is started with it as `SPECIAL_PIN`. */
export const specialPin = '246810'

/** Logs in by the special PIN. @returns the value of the `cookie` header for further calls */
export async function specialSession(baseUrl: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pin: specialPin }),
  })
  if (!answer.ok) throw new Error(`the special PIN was answered ${answer.status}`)
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return cookies.join('; ')
}
