import * as v from 'valibot'

/**
 * The part of a streamed chunk that is read (contracts.md section 3.3). Anything else a provider adds passes.
 * `reasoning_content` and `reasoning` are what several providers call the thinking before the text.
 */
export const completionChunkSchema = v.object({
  choices: v.optional(
    v.array(
      v.object({
        delta: v.nullish(
          v.object({
            content: v.nullish(v.string()),
            refusal: v.nullish(v.string()),
            reasoning_content: v.nullish(v.string()),
            reasoning: v.nullish(v.string()),
          }),
        ),
        finish_reason: v.nullish(v.string()),
      }),
    ),
  ),
})

/** What one chunk says about the text. */
export interface ChunkReading {
  /** The next piece of the text, perhaps empty. */
  content: string
  /** Whether the model is at work: text, a refusal or reasoning. A chunk with the role alone is not. */
  token: boolean
  refused: boolean
  finishReason: string | undefined
}

/** Reads one chunk of the only choice asked for, or undefined when it is not a chunk at all. */
export function readChunk(raw: unknown): ChunkReading | undefined {
  const parsed = v.safeParse(completionChunkSchema, raw)
  if (!parsed.success) return undefined
  const choice = parsed.output.choices?.[0]
  const delta = choice?.delta
  const content = delta?.content ?? ''
  const refused = (delta?.refusal ?? '') !== ''
  const reasoning = (delta?.reasoning_content ?? '') !== '' || (delta?.reasoning ?? '') !== ''
  return {
    content,
    token: content !== '' || refused || reasoning,
    refused,
    finishReason: choice?.finish_reason ?? undefined,
  }
}
