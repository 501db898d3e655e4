/** Which sentence of the example the landing page shows with the couple's own words behind it. */
import type { ExampleSection } from '../../web/example/example-script.ts'

/** Shorter words say too little to tell that a sentence was made of an answer. */
const telling = /\p{L}{4,}/gu

/** Long enough to be a sentence of a story, short enough to stand whole in a picture. */
const lengths = { least: 40, most: 110 } as const

/**
 * The sentences of a section that have exactly one answer behind them, the one that shares most of its words with the
 * answer first. A sentence that quotes the couple is left out: nothing was made of their words.
 */
export function toldSentences(section: ExampleSection): string[] {
  return section.lines
    .flatMap(({ sentences = [] }) => sentences)
    .flatMap(({ text, told }) => {
      const [answer] = told
      const isFit = text.length >= lengths.least && text.length <= lengths.most
      if (answer === undefined || told.length > 1 || !isFit || /^[“«"]/u.test(text)) return []
      return [{ text, shared: sharedWords(text, answer) }]
    })
    .toSorted((one, other) => other.shared - one.shared)
    .map(({ text }) => text)
}

/** The part of the sentence's telling words that are in the answer, from 0 to 1. */
function sharedWords(sentence: string, answer: string): number {
  const words = wordsOf(sentence)
  const said = new Set(wordsOf(answer))
  return words.filter((word) => said.has(word)).length / Math.max(1, words.length)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(telling) ?? []
}
