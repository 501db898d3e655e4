/** Sentences too long to be said in one breath, and lines too long to be repeated. */
import { type CheckedScript, findingIn } from './checked-script.ts'
import type { Finding } from './finding.ts'
import { countedWords } from './words-of.ts'

const mostWordsOfSentence = 25
const mostWordsOfRepeat = 8

/** The parts of a line between which whoever repeats it may breathe. */
const breaths = /[^,;:.!?…—–\n]+/gu

/** In what was written or typed for this ceremony; the library's sentences are weighed where they are kept. */
export function longSentences({ lines }: CheckedScript): Finding[] {
  return lines
    .filter(({ isSpoken, origin }) => isSpoken && origin !== 'library')
    .flatMap((line) =>
      line.sentences.flatMap(({ text, start }) => {
        const count = countedWords(text)
        if (count <= mostWordsOfSentence) return []
        const matter = { kind: 'longSentence' as const, count, most: mostWordsOfSentence }
        return [findingIn(line, { start, end: start + text.length }, 'mark', matter)]
      }),
    )
}

/** Counted from one breath to the next. */
export function longRepeats({ lines }: CheckedScript): Finding[] {
  return lines
    .filter(({ isRepeated, origin }) => isRepeated && origin !== 'library')
    .flatMap((line) =>
      [...line.text.matchAll(breaths)].flatMap((match) => {
        const count = countedWords(match[0])
        if (count <= mostWordsOfRepeat) return []
        const start = match.index + match[0].length - match[0].trimStart().length
        const end = match.index + match[0].trimEnd().length
        const matter = { kind: 'longRepeat' as const, count, most: mostWordsOfRepeat }
        return [findingIn(line, { start, end }, 'mark', matter)]
      }),
    )
}
