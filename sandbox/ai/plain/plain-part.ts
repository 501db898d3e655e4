import type { ReadPrompt } from '../read-prompt.ts'
import { phrasesByLocale } from './phrases.ts'
import { toldIn } from './told.ts'

const sentence = /[^.!?…\n]+[.!?…]*[”"»’)]*\s*/gu

/**
 * A part again, without a model: shorter by its last sentences, and with one thing the couple told that is not in it
 * yet. It changes enough to be seen and invents nothing.
 */
export function plainPart(prompt: ReadPrompt): string {
  const part = prompt.blocks.get('part') ?? ''
  const sentences = part.match(sentence) ?? []
  const kept = Math.max(1, Math.ceil((sentences.length * 2) / 3))
  const short = sentences.slice(0, kept).join('').trim()
  const told = toldIn(prompt).find((words) => !part.includes(words))
  return told === undefined
    ? short
    : `${short} ${phrasesByLocale[prompt.locale].quote(told)}`.trim()
}
