/** Texts as long as the prompts ask for, for what measures the writer. */
import type { TextName } from '#core/ceremony/ceremony.ts'
import { sentencesOf } from '#core/ceremony/sentences.ts'
import type { Language } from '#core/languages.ts'
import { readRecordings } from '../evaluate/recordings.ts'

/** The longest that the prompts ask for (core/writer/lengths.ts). */
const wordsOf: Record<TextName, number> = { welcome: 160, ceremony: 280, finalMessage: 90 }

/** Real prose of those lengths, in a language. */
export function longTexts(language: Language): Record<TextName, string> {
  const isProse = new RegExp(`^(first-)?${language}-.*-(welcome|ceremony|finalMessage)\\b`)
  const prose = [...readRecordings()]
    .filter(([name]) => isProse.test(name))
    .map(([, { completion }]) => completion)
  const cut = (words: number): string => cutAt(prose.join('\n\n'), words, 'after')
  return {
    welcome: cut(wordsOf.welcome),
    ceremony: cut(wordsOf.ceremony),
    finalMessage: cut(wordsOf.finalMessage),
  }
}

/** The sentences of a text up to so many words: those before the one that passes it, or with that one. */
export function cutAt(text: string, words: number, end: 'before' | 'after'): string {
  const kept: string[] = []
  for (const sentence of sentencesOf(text)) {
    const isEnough = countWords([...kept, sentence.text].join(' ')) >= words
    if (isEnough && end === 'before') break
    kept.push(sentence.text)
    if (isEnough) break
  }
  return kept.join(' ')
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
