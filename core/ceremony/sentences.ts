/** Splits a text into sentences at their closing marks: good enough to show which one is meant. */

/** A full stop within `4.000` or after `St` ends nothing. */
const sentence =
  /(?:[^.!?…\r\n\u2028\u2029]|(?<=\d)\.(?=\d)|(?<=(?<![\p{L}\p{M}])(?:St|Mr|Mrs|Ms|Dr|Sr|Sra|Dra))\.(?= ))+[.!?…]*[”’"»)\]]*|[.!?…]+/gu

export interface Sentence {
  text: string
  /** Where it begins in the text, in UTF-16 code units. */
  start: number
}

/** The sentences of a text, none of them empty. */
export function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(sentence)]
    .map((match) => {
      const trimmed = match[0].trimStart()
      const start = match.index + match[0].length - trimmed.length
      return { text: trimmed.trimEnd(), start }
    })
    .filter((one) => one.text !== '')
}

/** The sentence at a position; the whole text if there is none. */
export function sentenceAround(text: string, position: number): string {
  const before = sentencesOf(text).findLast(({ start }) => start <= position)
  return before?.text ?? text.trim()
}
