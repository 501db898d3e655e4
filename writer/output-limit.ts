/**
 * How much a service may write for one answer (docs/design/services.md section 3.9): what it is paid for, and what a model
 * that has lost its way would otherwise fill to its own limit.
 */

/** Fewer than any tokenizer puts into one token on average, in the languages of the product and in JSON. */
const charactersPerTokenLeast = 2.5
/** What a model thinks first counts as written: more than one thinks within our deadlines, which strike earlier. */
const thinkingTokens = 9_600

/**
 * As many tokens as the longest answer that would be taken has (`textMaxCharacters`), and the thinking before it: an
 * answer that is cut here would have been too long anyway.
 */
export function outputTokens(textMaxCharacters: number): number {
  return Math.ceil(textMaxCharacters / charactersPerTokenLeast) + thinkingTokens
}
