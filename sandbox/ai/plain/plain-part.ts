import type { ReadPrompt } from '../read-prompt.ts'
import { phrasesByLocale } from './phrases.ts'
import { toldInFacts } from './told.ts'

const sentence = /[^.!?…\n]+[.!?…]*[”"»’)]*\s*/gu

/** Without its last sentences. */
function shortened(paragraph: string): string {
  const sentences = paragraph.match(sentence) ?? []
  const kept = Math.max(1, Math.ceil((sentences.length * 2) / 3))
  return sentences.slice(0, kept).join('').trim()
}

/**
 * A part again, without a model: each paragraph shorter by its last sentences, and with one thing the couple told that is
 * not in it yet. It changes enough to be seen and invents nothing.
 */
export function plainPart(prompt: ReadPrompt): string {
  const part = prompt.blocks.get('part') ?? ''
  const short = part
    .split(/\n\s*\n/)
    .map(shortened)
    .join('\n\n')
  const told = toldInFacts(prompt).find((words) => !part.includes(words))
  return told === undefined
    ? short
    : `${short} ${phrasesByLocale[prompt.locale].quote(told)}`.trim()
}
