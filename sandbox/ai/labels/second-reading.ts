import type { ReadPrompt } from '../read-prompt.ts'
import { isSensitive } from './reading.ts'

/** Five letters carry the sense of a word; shorter words carry none. */
const stem = /[\p{L}\p{N}]{5}/gu

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{5,}/gu) ?? []
  return new Set(words.flatMap((word) => word.match(stem)?.[0] ?? []))
}

function numbered(text = ''): { number: number; text: string }[] {
  return [...text.matchAll(/^(\d+)\. (.*)$/gm)].map(([, number, line = '']) => ({
    number: Number(number),
    text: line,
  }))
}

/**
 * Which clauses a sentence shares words with. One that shares none is a general truth; the others the stand-in cannot
 * judge, so it calls no sentence invented and nothing left out.
 */
export function secondReadingAnswer({ blocks }: ReadPrompt): string {
  const clauses = numbered(blocks.get('told'))
    .filter(({ text }) => !/\[HELD[^\]]*\]$/.test(text))
    .map(({ number, text }) => ({ number, stems: stemsOf(text) }))
  const lines = numbered(blocks.get('sentences')).map(({ number, text }) => {
    const own = [...stemsOf(text)]
    const shared = clauses.filter(({ stems }) => own.some((one) => stems.has(one)))
    const rests = shared.map((clause) => clause.number).join(' ')
    const verdict = shared.length > 0 ? `${rests} | backed` : '- | general'
    return `${number} | ${verdict}${isSensitive(text) ? ' | delicate' : ''}`
  })
  return [...lines, 'left out | -'].join('\n')
}
