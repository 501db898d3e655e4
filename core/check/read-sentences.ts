/** Sentences in which the second reading found something that code cannot see. */
import type { ToldQuote } from '../told/second-reading.ts'
import { type CheckedScript, findingIn } from './checked-script.ts'
import type { Finding, FindingMatter, Severity } from './finding.ts'

function quoted(rests: readonly ToldQuote[]): string {
  return rests.map(({ quote }) => quote).join(' … ')
}

type Weighed = readonly [Severity, FindingMatter]

/** In whatever was written or typed, if it has been read; a changed sentence has not. */
export function readSentences({ lines, readingOf }: CheckedScript): Finding[] {
  const weighed = (text: string): Weighed | undefined => {
    const read = readingOf(text)
    switch (read?.verdict) {
      case 'held':
        return ['red', { kind: 'held', told: quoted(read.rests) }]
      case 'wrongWho':
        return ['red', { kind: 'wrongWho', told: quoted(read.rests) }]
      case 'permission':
        return ['mark', { kind: 'permission' }]
      case 'unbacked':
        return ['mark', { kind: 'unbackedClaim' }]
      default:
        return undefined
    }
  }
  return lines
    .filter(({ origin }) => origin !== 'library' && origin !== 'fields')
    .flatMap((line) =>
      line.sentences.flatMap(({ text, start }) => {
        const found = weighed(text)
        if (found === undefined) return []
        return [findingIn(line, { start, end: start + text.length }, ...found)]
      }),
    )
}
