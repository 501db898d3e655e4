import { randomUUID } from 'node:crypto'

/** The identity that all pieces of one completion share. */
export interface CompletionHead {
  id: string
  created: number
  model: string
}

export interface Delta {
  role?: 'assistant'
  content?: string
  refusal?: string
}

export function newCompletionHead(model: string): CompletionHead {
  return {
    id: `chatcmpl-${randomUUID().replaceAll('-', '')}`,
    created: Math.floor(Date.now() / 1000),
    model,
  }
}

/** A whole completion, for requests without `stream` (contracts.md section 3.2). */
export function wholeCompletion(head: CompletionHead, prompt: string, content: string) {
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
    usage: usage(prompt, content),
    service_tier: 'default',
    system_fingerprint: null,
  }
}

/** One piece of a stream (contracts.md section 3.3). */
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

/** The last chunk when `stream_options.include_usage` asks for it: no choices. */
export function usageChunk(head: CompletionHead, prompt: string, content: string) {
  return { ...completionChunk(head, {}), choices: [], usage: usage(prompt, content) }
}

/** Tokens at four characters each: nobody is billed. */
function usage(prompt: string, content: string) {
  const promptTokens = Math.ceil(prompt.length / 4)
  const completionTokens = Math.ceil(content.length / 4)
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  }
}
