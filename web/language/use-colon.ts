import type { Language } from '#core/languages.ts'
import { useLanguage } from './use-language.ts'

/** A colon as the language sets it after a word; what follows it is set off by an ordinary space. */
export function colonOf(language: Language): string {
  return language === 'fr' ? '\u202f:' : ':'
}

/** The colon of the page's language, for labels put together of a message and what it is about. */
export function useColon(): string {
  return colonOf(useLanguage().language)
}
