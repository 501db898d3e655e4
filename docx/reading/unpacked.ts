/** What a file unpacks to, held in memory only up to a limit: a few kilobytes can unpack to gigabytes. */

/** What a packed file may become: some bytes however small it is, so many times its size, and never more than the most. */
export interface UnpackingLimits {
  alwaysBytes: number
  timesItsSize: number
  mostBytes: number
}

/**
 * Unpacks as a stream, and stops reading where a limit is passed: then the answer is undefined. Rejects what cannot be
 * unpacked.
 */
export async function unpacked(
  packed: Uint8Array<ArrayBuffer>,
  format: 'deflate-raw' | 'gzip',
  { alwaysBytes, timesItsSize, mostBytes }: UnpackingLimits,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const most = Math.min(mostBytes, Math.max(alwaysBytes, packed.length * timesItsSize))
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream(format))
    .getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > most) {
      await reader.cancel()
      return undefined
    }
    chunks.push(value)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
