/** What is asked of a text before it counts, while it comes and once it is whole. */
import { baseLanguage, type CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import { cleanText, isStuck, strays } from '#core/writer/clean-text.ts'
import { withNameTokens } from '#core/writer/name-tokens.ts'
import type { WrittenPartner } from '#core/writer/writing-request.ts'

/** No text that is asked for is half as long; a service that goes on has lost its way. */
export const textMostCharacters = 16_000

/** Looked at again after so many more characters, since each look reads the whole text. */
const lookAfterCharacters = 600

export interface Written {
  couple: readonly [WrittenPartner, WrittenPartner]
  language: CeremonyLanguage
}

/** Hears a text piece by piece; true once it says one sentence, or a few words, again and again. */
export function createCircleWatch(): (delta: string) => boolean {
  let heard = ''
  let lookAt = lookAfterCharacters
  return (delta) => {
    heard += delta
    if (heard.length < lookAt) return false
    lookAt = heard.length + lookAfterCharacters
    return isStuck(heard)
  }
}

/**
 * The text as it may be read aloud, the couple's names as tokens: no Markdown, no leaked tags. Undefined where it is
 * none: empty, going in circles, or in another language than the ceremony's or changing into one.
 */
export function usableText(raw: string, { couple, language }: Written): string | undefined {
  const content = cleanText(raw)
  const base = baseLanguage(language)
  if (content === '' || isStuck(raw) || strays(content, base)) return undefined
  return withNameTokens(content, couple, base)
}
