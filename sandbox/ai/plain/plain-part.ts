import type { ReadPrompt } from '../read-prompt.ts'
import { phrasesByLocale } from './phrases.ts'
import { toldForPart } from './told.ts'

const sentence = /[^.!?…\n]+[.!?…]*[”"»’)]*\s*/gu

/** Without its last sentences. */
function shortened(paragraph: string): string {
  const sentences = paragraph.match(sentence) ?? []
  const kept = Math.max(1, Math.ceil((sentences.length * 2) / 3))
  return sentences.slice(0, kept).join('').trim()
}

/** What the celebrant quotes of what was told: it is to be put in. */
const quoted = /[“«]\s?([^”»]+?)\s?[”»]/gu

/**
 * A part again, without a model: each paragraph shorter by its last sentences, and with one thing the couple told that is
 * not in it yet, the one that the instruction quotes where it quotes any. It changes enough to be seen and invents nothing.
 */
export function plainPart(prompt: ReadPrompt): string {
  const part = prompt.blocks.get('part') ?? ''
  const short = part
    .split(/\n\s*\n/)
    .map(shortened)
    .join('\n\n')
  const wanted = [...(prompt.blocks.get('instruction') ?? '').matchAll(quoted)].map(
    ([, one]) => one,
  )
  const fresh = toldForPart(prompt).filter((words) => !part.includes(words))
  const told = fresh.find((words) => wanted.some((one = '') => words.includes(one))) ?? fresh[0]
  return told === undefined
    ? short
    : `${short} ${phrasesByLocale[prompt.locale].quote(told)}`.trim()
}
