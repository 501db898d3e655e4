/** The body as text, or why it could not be read. */
export type BodyText =
  | { ok: true; text: string }
  | { ok: false; code: 'body-invalid' | 'body-too-large' }

/** The body's bytes, or why they could not be read. */
export type BodyBytes =
  | { ok: true; bytes: Uint8Array }
  | { ok: false; code: 'body-invalid' | 'body-too-large' }

const tooLarge = { ok: false, code: 'body-too-large' } as const
const invalid = { ok: false, code: 'body-invalid' } as const

/**
 * Reads a request's body as UTF-8, never holding more than `maxBytes`, whether or not its length was announced. Invalid
 * UTF-8 and a broken connection are `body-invalid`.
 */
export async function readBodyText(request: Request, maxBytes: number): Promise<BodyText> {
  const body = await readBodyBytes(request, maxBytes)
  if (!body.ok) return body
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(body.bytes) }
  } catch {
    return invalid
  }
}

/** The same without decoding: a signature covers the original bytes. */
export async function readBodyBytes(request: Request, maxBytes: number): Promise<BodyBytes> {
  const announced = request.headers.get('content-length')
  if (announced !== null && Number(announced) > maxBytes) return tooLarge
  try {
    // HTTP framing enforces an announced length, so only an unannounced one needs counting.
    const bytes =
      announced === null
        ? await readAtMost(request.body, maxBytes)
        : new Uint8Array(await request.arrayBuffer())
    return bytes === undefined || bytes.byteLength > maxBytes ? tooLarge : { ok: true, bytes }
  } catch {
    return invalid
  }
}

/** The stream's bytes, or nothing once there are more than `maxBytes`: the rest is not read. */
async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let totalBytes = 0
  for await (const chunk of body ?? []) {
    totalBytes += chunk.byteLength
    if (totalBytes > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, totalBytes)
}
