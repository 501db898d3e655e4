/** How a test or bench logs in to a server that it started itself. */

/** The server is started with this as `SPECIAL_PIN`. */
export const specialPin = '246810'

/** Logs in with the special PIN. @returns the value of the `cookie` header for further calls */
export async function specialSession(baseUrl: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/session`, {
    method: 'POST',
    // The server may have been killed and restarted on this port: do not reuse an old connection.
    headers: { connection: 'close', 'content-type': 'application/json' },
    body: JSON.stringify({ pin: specialPin }),
  })
  if (!answer.ok) throw new Error(`the special PIN was answered ${answer.status}`)
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return cookies.join('; ')
}
