import type { Language } from './languages.ts'

/** A colon as the language sets it after a word; what follows it is set off by an ordinary space. */
export function colonOf(language: Language): string {
  return language === 'fr' ? '\u202f:' : ':'
}
