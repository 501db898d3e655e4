/** The words of a text, as the checks compare them. */
import { folded } from '../without-accents.ts'

export interface Word {
  text: string
  /** Lower case, without accents. */
  folded: string
  /** In the text, in UTF-16 code units. */
  start: number
  end: number
  isCapital: boolean
  /** Its capital, if it has one, may come from where it stands. */
  startsSentence: boolean
}

const word = /[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}{3}(?!\p{N}))*/gu
const capital = /^\p{Lu}/u
/** What may stand before a capital that says nothing. */
const sentenceEdge = /(?:^|[.!?…]["”’»)\]]*\s+|["“«(—–]\s*|\n\s*)["“«‘(¡¿—–-]*\s*$/u

/** Letters in a row, or digits with their separators of thousands; `d’Éloïse` is two words. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].map((match) => {
    const start = match.index
    const isCapital = capital.test(match[0])
    return {
      text: match[0],
      folded: folded(match[0]),
      start,
      end: start + match[0].length,
      isCapital,
      startsSentence: isCapital && sentenceEdge.test(text.slice(Math.max(0, start - 8), start)),
    }
  })
}

/** Those that stand whole between two places of the text; found without going through all of them. */
export function wordsBetween(words: readonly Word[], start: number, end: number): Word[] {
  let low = 0
  for (let high = words.length; low < high; ) {
    const middle = (low + high) >> 1
    if ((words[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  let last = low
  while ((words[last]?.end ?? Number.POSITIVE_INFINITY) <= end) last += 1
  return words.slice(low, last)
}

/** Words as a reader counts them, between spaces. */
export function countedWords(text: string): number {
  return text.match(/\S+/g)?.filter((one) => /[\p{L}\p{N}]/u.test(one)).length ?? 0
}
