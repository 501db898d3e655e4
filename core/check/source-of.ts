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

/** A name or a number is hardly shared by chance. */
const rareWeight = 2
const enough = 2

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
  for (const word of contentWords(words, language)) {
    const isRare = (word.isCapital && !word.startsSentence) || /^\p{N}/u.test(word.text)
    stems.set(stemOf(word.folded), isRare ? rareWeight : 1)
  }
  for (const { value } of numbersIn(words, language.numbers)) {
    if (value > 2) stems.set(`#${value}`, rareWeight)
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
        let weight = 0
        for (const [stem, ofStem] of stems) {
          if (!couple.has(stem) && said.has(stem)) weight += ofStem
        }
        // A short clause is found by its only word: `We ski.`
        return { ...source, weight: weight > 0 && stems.size === 1 ? enough : weight }
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
