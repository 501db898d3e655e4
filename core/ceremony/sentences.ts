/** Splits a text into sentences at their closing marks: good enough to show which one is meant. */
import { abbreviationsAnywhere, titlesBeforeNames } from './abbreviations.ts'

function anyOf(words: readonly string[]): string {
  return `(?:${words.map((word) => word.replaceAll('.', '\\.')).join('|')})`
}

const space = '[ \\u00a0\\u202f]'
const wordBegins = '(?<![\\p{L}\\p{M}])'
/** What shows that the sentence goes on. */
const goesOn = `[)\\]”’"»]*${space}[([]?[\\p{Ll}\\d]`
const anywhere = `(?<=${wordBegins}${anyOf(abbreviationsAnywhere)})`

/** Full stops that end nothing. */
const innerStops = [
  // 4.000
  '(?<=\\d)\\.(?=\\d)',
  // n.º 4, the first one of p.m., and the last one of it before a comma
  '\\.(?=[\\p{Ll}ºª°,;:-])',
  `(?<=${wordBegins}${anyOf(titlesBeforeNames)})\\.(?=${space})`,
  `${anywhere}\\.(?=${goesOn})`,
  // Initials: S. João and J. K. Rowling, but neither in D.C. nor “you and I”
  `(?<!${anyOf(abbreviationsAnywhere.filter((one) => one !== 'M'))})(?<=${wordBegins}(?!I)\\p{Lu})\\.(?=${space}\\p{Lu}|\\p{Lu}\\.)`,
  // 2 a. m. and p. ej.
  `(?<=${wordBegins}[ap])\\.(?=${space}(?:m|ej|ex)\\.)`,
  `(?<=${wordBegins}[ap]\\.${space}m)\\.(?=${goesOn})`,
  `(?<=${wordBegins}EE)\\.(?=${space}UU)`,
  // no. 4
  `(?<=${wordBegins}[Nn](?:o|os|r))\\.(?=${space}\\d)`,
]

const sentence = new RegExp(
  `(?:[^.!?…\\r\\n\\u2028\\u2029]|${innerStops.join('|')})+(?:[.!?…]+(?:[”’"»)\\]]|${space}»)*)*|[.!?…]+`,
  'gu',
)

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
