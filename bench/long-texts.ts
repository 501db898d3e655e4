/** Texts as long as the prompts ask for, for what measures the writer. */
import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import { ceremonyLanguageFor } from '#core/ceremony/ceremony-language.ts'
import { sentencesOf } from '#core/ceremony/sentences.ts'
import type { Language } from '#core/languages.ts'
import { instructionsFor } from '#core/writer/three-texts/instructions-for.ts'
import { readRecordings } from '../evaluate/recordings.ts'

/** The longest that the prompts ask for where nobody wished for any length (core/writer/three-texts/lengths.ts). */
const wordsOf: Record<TextName, number> = { welcome: 160, ceremony: 700, finalMessage: 220 }

/** Real prose of those lengths, in a language: the stand-in's answer to a request for all three texts. */
export function longTexts(language: Language): { texts: string } {
  const isProse = new RegExp(`^(former-)?${language}-.*-(welcome|ceremony|finalMessage|texts)\\b`)
  const prose = [...readRecordings()]
    .filter(([name]) => isProse.test(name))
    .map(([, { completion }]) => completion.replace(/^\[.*\]$/gm, ''))
    .join('\n\n')
  const { titles } = instructionsFor(ceremonyLanguageFor(language))
  // Without a code, which is another in each press.
  const said = textNames.map((text) => `[${titles[text]}]\n${cutAt(prose, wordsOf[text], 'after')}`)
  return { texts: said.join('\n\n') }
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
