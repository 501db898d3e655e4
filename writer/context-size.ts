/** Whether a service can hold a prompt and what it is to answer. */
import type { Prompt } from '#core/writer/prompt.ts'
import type { TextService } from './ask-for-text.ts'
import { promptCharacters } from './prompt-size.ts'

/** Fewer than any tokenizer puts into one token on average, in the languages of the product. */
const charactersPerTokenLeast = 3

/** True where nobody has said how much the service holds. @param answerTokens about as many as the answer will have */
export function fitsContext(
  { contextTokens }: Pick<TextService, 'contextTokens'>,
  prompt: Prompt,
  answerTokens: number,
): boolean {
  if (contextTokens === undefined) return true
  return promptCharacters(prompt) / charactersPerTokenLeast + answerTokens <= contextTokens
}
