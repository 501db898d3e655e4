import {
  baseLanguage,
  type CeremonyLanguage,
  ceremonyLanguageFor,
} from '#core/ceremony/ceremony-language.ts'
import { variantFor } from '#core/ceremony/spoken-variant.ts'
import type { Language } from '#core/languages.ts'

/**
 * The locale of dates and times on a page in this language: a ceremony's own variant of it, if the date is a ceremony's,
 * else that of the browser's region (`spoken`). An English page says "December 12" or "12 December".
 */
export function dateLocale(
  language: Language,
  ceremony?: CeremonyLanguage,
  spoken: readonly string[] = navigator.languages,
): CeremonyLanguage {
  return ceremony !== undefined && baseLanguage(ceremony) === language
    ? ceremony
    : variantFor(ceremonyLanguageFor(language), spoken)
}
