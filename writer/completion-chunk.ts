import * as v from 'valibot'

/**
 * The part of a streamed chunk that we read (docs/design/services.md section 3.3); whatever else a provider adds is
 * ignored. `reasoning_content` and `reasoning` are what several providers call the thinking before the text.
 */
const completionChunkSchema = v.object({
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
  usage: v.fallback(
    v.nullish(
      v.object({
        prompt_tokens: v.nullish(v.number()),
        completion_tokens: v.nullish(v.number()),
      }),
    ),
    undefined,
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
  /** How much of the prompt the service says it read, where it says so. */
  promptTokens: number | undefined
  /** How much it says it wrote, thinking included. */
  completionTokens: number | undefined
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
    promptTokens: parsed.output.usage?.prompt_tokens ?? undefined,
    completionTokens: parsed.output.usage?.completion_tokens ?? undefined,
  }
}
