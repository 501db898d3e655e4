/** The couple's own words behind a sentence of the script. */
import { baseLanguage } from '../ceremony/ceremony-language.ts'
import type { Ceremony } from '../ceremony/document.ts'
import type { CheckLanguage } from './language/check-language.ts'
import { checkLanguages } from './language/languages.ts'
import { numbersIn } from './numbers-in.ts'
import { type Source, sourcesOf } from './sources.ts'
import { contentWords, stemOf } from './stems.ts'
import { type Word, wordsOf } from './words-of.ts'

export interface SourceFound extends Source {
  /** How much of it the sentence repeats; only good for comparing. */
  weight: number
}

const mostSources = 3

/** A name, a year or a distance is hardly shared by chance. */
const rareWeight = 2
const enough = 2

/** Up to here two sentences often have a number in common: `three cats` and `three lengths of the pool`. */
const mostCommonNumber = 100

interface Clause {
  source: Source
  /** Weight by stem. */
  stems: ReadonlyMap<string, number>
}

function clausesOf({ from, words }: Source): Source[] {
  const clauses: string[] = []
  for (const piece of words.split(/(?<=[.;!?…\n])\s+|(?<=,)\s+|\n+/u)) {
    // Two words are a part of what came before: `Mumbai, Boston` are not, but lose nothing by staying together.
    const isShort = (piece.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) < 3
    if (isShort && clauses.length > 0) clauses.push(`${clauses.pop()} ${piece}`)
    else clauses.push(piece)
  }
  return clauses
    .map((clause) => ({ from, words: clause.trim().replace(/[,;]$/, '') }))
    .filter((clause) => clause.words !== '')
}

function weights(words: readonly Word[], language: CheckLanguage): Map<string, number> {
  const stems = new Map<string, number>()
  const numbers = numbersIn(words, language.numbers)
  const inNumbers = new Set(numbers.flatMap(({ first, last }) => words.slice(first, last + 1)))
  for (const word of contentWords(words, language)) {
    if (inNumbers.has(word)) continue
    stems.set(stemOf(word.folded), word.isCapital && !word.startsSentence ? rareWeight : 1)
  }
  for (const { value, last } of numbers) {
    if (value <= 2) continue
    stems.set(`#${value}`, value > mostCommonNumber ? rareWeight : 1)
    // With what it counts it says more: `14 days`.
    const counted = words[last + 1]
    if (counted !== undefined) stems.set(`#${value} ${stemOf(counted.folded)}`, 1)
  }
  return stems
}

/** The sources of a ceremony, read once for any number of sentences. */
export function sourceFinder(ceremony: Ceremony): (sentence: string) => SourceFound[] {
  const language = checkLanguages[baseLanguage(ceremony.language)]
  const couple = new Set(
    ceremony.couple.flatMap(({ name, calledAs }) =>
      wordsOf(`${name} ${calledAs}`).map(({ folded }) => stemOf(folded)),
    ),
  )
  const hasFacts = ceremony.facts.length > 0
  const clauses: Clause[] = sourcesOf(ceremony)
    // Facts are the answers' own words: with both, each would be found twice.
    .filter(
      ({ from }) => from !== 'details' && !(hasFacts && Object.hasOwn(ceremony.answers, from)),
    )
    .flatMap(clausesOf)
    .map((source) => ({ source, stems: weights(wordsOf(source.words), language) }))
  return (sentence) => {
    const said = weights(wordsOf(sentence), language)
    return clauses
      .map(({ source, stems }) => {
        const shared = [...stems].filter(([stem]) => !couple.has(stem) && said.has(stem))
        const weight = shared.reduce((sum, [, ofStem]) => sum + ofStem, 0)
        // A short clause is found by its only word: `We ski.`
        const isWhole = stems.size === 1 && shared.some(([stem]) => !stem.startsWith('#'))
        return { ...source, weight: isWhole ? Math.max(weight, enough) : weight }
      })
      .filter(({ weight }) => weight >= enough)
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, mostSources)
  }
}

/** What the couple said that stands behind a sentence, the closest first; none if nothing does. */
export function sourceOf(sentence: string, ceremony: Ceremony): SourceFound[] {
  return sourceFinder(ceremony)(sentence)
}
