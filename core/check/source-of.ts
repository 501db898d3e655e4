/** Words that were told and are like those of a sentence: until somebody has read both, perhaps what is behind it. */
import { baseLanguage } from '../ceremony/ceremony-language.ts'
import type { Ceremony } from '../ceremony/document.ts'
import { clausesOf } from '../told/clauses.ts'
import type { Place } from '../told/place-quote.ts'
import type { ToldQuote } from '../told/second-reading.ts'
import { rangesOf } from '../told/told-range.ts'
import type { CheckLanguage } from './language/check-language.ts'
import { checkLanguages } from './language/languages.ts'
import { numbersIn } from './numbers-in.ts'
import { contentWords, stemOf } from './stems.ts'
import { type Word, wordsOf } from './words-of.ts'

/** Words of a telling that may be said. */
export interface SourceFound extends ToldQuote, Place {
  /** How much of them the sentence repeats; only good for comparing. */
  weight: number
}

const mostSources = 3

/** A name, a year or a distance is hardly shared by chance. */
const rareWeight = 2
const enough = 2

/** Up to here two sentences often have a number in common: `three cats` and `three lengths of the pool`. */
const mostCommonNumber = 100

interface ToldClause {
  source: Omit<SourceFound, 'weight'>
  /** Weight by stem. */
  stems: ReadonlyMap<string, number>
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

/** The clauses of all that was told and may be said. */
function sayableClauses({ tellings, ranges }: Pick<Ceremony, 'tellings' | 'ranges'>) {
  return tellings
    .filter(({ isPrivate }) => isPrivate !== true)
    .flatMap(({ id, text }) => {
      const held = rangesOf(ranges, id).filter(({ decision }) => decision === 'hold')
      return clausesOf([{ source: id, text }]).filter(
        ({ start, end }) => !held.some((range) => range.start < end && start < range.end),
      )
    })
}

/** What was told in a ceremony, read once for any number of sentences. */
export function sourceFinder(ceremony: Ceremony): (sentence: string) => SourceFound[] {
  const language = checkLanguages[baseLanguage(ceremony.language)]
  const couple = new Set(
    ceremony.couple.flatMap(({ name, calledAs }) =>
      wordsOf(`${name} ${calledAs}`).map(({ folded }) => stemOf(folded)),
    ),
  )
  const clauses: ToldClause[] = sayableClauses(ceremony).map(({ source, text, start, end }) => ({
    source: { telling: source, quote: text, start, end },
    stems: weights(wordsOf(text), language),
  }))
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

/** What was told in words like those of a sentence, the likest first; none if nothing is. */
export function sourceOf(sentence: string, ceremony: Ceremony): SourceFound[] {
  return sourceFinder(ceremony)(sentence)
}
