import { randomUUID } from 'node:crypto'

/** The fields that every piece of one completion shares. */
export interface CompletionHead {
  id: string
  created: number
  model: string
}

export interface Delta {
  role?: 'assistant'
  content?: string
  refusal?: string
  /** The model's thinking, by the two names that services have for it. */
  reasoning?: string
  reasoning_content?: string
}

export function newCompletionHead(model: string): CompletionHead {
  return {
    id: `chatcmpl-${randomUUID().replaceAll('-', '')}`,
    created: Math.floor(Date.now() / 1000),
    model,
  }
}

/** A whole completion, for requests without `stream` (docs/design/services.md section 3.2). */
export function wholeCompletion(head: CompletionHead, promptTokens: number, content: string) {
  return {
    id: head.id,
    object: 'chat.completion',
    created: head.created,
    model: head.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null, annotations: [] },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: usage(promptTokens, content),
    service_tier: 'default',
    system_fingerprint: null,
  }
}

/** One chunk of a stream (docs/design/services.md section 3.3). */
export function completionChunk(
  head: CompletionHead,
  delta: Delta,
  finishReason: string | null = null,
) {
  return {
    id: head.id,
    object: 'chat.completion.chunk',
    created: head.created,
    model: head.model,
    system_fingerprint: null,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }],
  }
}

/** The last chunk when `stream_options.include_usage` asks for it: it has no choices. */
export function usageChunk(head: CompletionHead, promptTokens: number, content: string) {
  return { ...completionChunk(head, {}), choices: [], usage: usage(promptTokens, content) }
}

/** Assumes four characters per token: nobody is billed. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / 4)
}

function usage(promptTokens: number, content: string) {
  const completionTokens = tokensOf(content)
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  }
}
