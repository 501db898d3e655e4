/** What sentences are about, so that one can be found behind another in other words. */
import type { CheckLanguage } from './language/check-language.ts'
import type { Word } from './words-of.ts'

/** The beginning that a word shares with its other forms: `caminho` and `caminhada`, `runs` and `run`. */
export function stemOf(folded: string): string {
  return folded.length > 5 ? folded.slice(0, 5) : folded.replace(/(?<=..)s$/, '')
}

/** Words that say what a sentence is about: not the common ones, nor single letters. */
export function contentWords(words: readonly Word[], language: CheckLanguage): Word[] {
  return words.filter(
    ({ folded, text }) =>
      (folded.length > 2 || /^\p{N}/u.test(text)) && !language.commonWords.has(folded),
  )
}
