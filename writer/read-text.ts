/** The body of an answer, or undefined once it is longer than `maxBytes`: then the service is left. */
export async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let read = ''
  let bytes = 0
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return read + decoder.decode()
    bytes += part.value.byteLength
    if (bytes > maxBytes) {
      reader?.cancel().catch(() => undefined)
      return undefined
    }
    read += decoder.decode(part.value, { stream: true })
  }
}
