import type { Prompt } from '#core/writer/prompt.ts'
import { responseFormat } from './dialects/chat-completions.ts'
import type { DataFormat } from './dialects/dialect.ts'

/** More than any tokenizer puts into one token on average, in the languages of the product: a low estimate. */
const charactersPerToken = 4
/** Below this share of the estimate something was left out, not counted differently. */
const shareRead = 0.6

/**
 * Whether the service read only a part of the prompt. Ollama cuts a prompt that its window cannot hold without a word:
 * then only the number of tokens it counted tells. A count of 0 is none: some leave out what they had in memory.
 */
export function isCutPrompt(promptTokens: number | undefined, prompt: Prompt): boolean {
  if (promptTokens === undefined || promptTokens <= 0) return false
  return promptTokens < estimatedTokens(prompt) * shareRead
}

/**
 * How many characters a service is sent to read: its messages, and the schema, which services put before them. A schema is
 * counted as chat completions wrap it; no dialect takes more words.
 */
export function promptCharacters({ messages, shape }: Prompt, format?: DataFormat): number {
  const wrapped = responseFormat(format, shape)
  const schema = wrapped === undefined ? 0 : JSON.stringify(wrapped).length
  return messages.reduce((sum, { content }) => sum + content.length, schema)
}

/** The smallest window that a service on one's own machine has where nobody has chosen one. */
const smallestWindowTokens = 2_048
/** Fewer than any tokenizer puts into one token on average, in the languages of the product. */
const leastCharactersPerToken = 3

/** Whether a service that cuts prompts without a word may have to cut this one. */
export function mayBeCut(prompt: Prompt): boolean {
  return promptCharacters(prompt) > smallestWindowTokens * leastCharactersPerToken
}

/** About how many tokens a prompt has, where the service does not say. */
export function estimatedTokens(prompt: Prompt): number {
  return prompt.messages.reduce((sum, { content }) => sum + tokensIn(content), 0)
}

/** About how many tokens a text has. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / charactersPerToken)
}
