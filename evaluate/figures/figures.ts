/** All figures of some ceremonies, each with its goal. */
import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import { textsOf, type WrittenCeremony } from '../written-ceremony.ts'
import { checkTexts } from './check-figures.ts'
import { strayLanguages } from './language-of.ts'
import { type Moves, sameMove } from './moves.ts'
import { libraryFor, ownWords, sharedRuns } from './script-figures.ts'
import {
  answeredWords,
  citiesMissing,
  leftOutMatter,
  longSentences,
  markupIn,
  momentsInWelcome,
  namesMissing,
  paragraphCounts,
  sentencesWithFact,
} from './text-figures.ts'

export interface EvaluationFigure {
  name: string
  value: number
  unit: '' | 'a text' | '%' | 'most' | 'US$'
  /** The most the value may be; absent where there is none, or where `atLeast` is meant. */
  goal?: number
  atLeast?: number
  /** What was found, with the couple it was found at. */
  found: readonly string[]
}

/** Enough to expect a fact in most sentences. */
const manyAnswerWords = 150

/** The specification's six; fewer where little is known. */
const storyParagraphs = { most: 6, least: 3 }

const texts = (all: readonly WrittenCeremony[]): number =>
  all.reduce((sum, one) => sum + textsOf(one).length, 0)

function foundBy(
  all: readonly WrittenCeremony[],
  find: (written: WrittenCeremony) => readonly string[],
): string[] {
  return all.flatMap((written) => find(written).map((what) => `${written.couple.id}: ${what}`))
}

function share(parts: readonly { part: number; whole: number }[]): number {
  const whole = parts.reduce((sum, one) => sum + one.whole, 0)
  return whole === 0 ? 0 : (parts.reduce((sum, one) => sum + one.part, 0) / whole) * 100
}

function strayParagraphs(written: WrittenCeremony): string[] {
  const { welcome, ceremony, finalMessage } = paragraphCounts(written)
  return [
    ...(ceremony > 0 && (ceremony < storyParagraphs.least || ceremony > storyParagraphs.most)
      ? [`ceremony of ${ceremony}`]
      : []),
    ...(finalMessage > 2 ? [`finalMessage of ${finalMessage}`] : []),
    ...(welcome > 8 ? [`welcome of ${welcome}`] : []),
  ]
}

function moveFigure(
  all: readonly WrittenCeremony[],
  name: TextName,
  side: keyof Moves,
): EvaluationFigure {
  const { move, count, of } = sameMove(all, name, side)
  const atMost = Math.ceil(of / 6)
  return {
    name: `same ${side}, ${name}`,
    value: count,
    unit: 'most',
    goal: atMost,
    found: count > atMost ? [`${move}: ${count} of ${of}`] : [],
  }
}

/** The figures of what was written; none where nothing was. */
export async function figuresOf(all: readonly WrittenCeremony[]): Promise<EvaluationFigure[]> {
  const count = texts(all)
  if (count === 0) return []
  const none = (name: string, find: (written: WrittenCeremony) => readonly string[]) => {
    const found = foundBy(all, find)
    return { name, value: found.length, unit: '', goal: 0, found } as const
  }
  const judged = all.filter(({ unbacked }) => unbacked !== undefined)
  const unbacked = foundBy(judged, (written) => written.unbacked ?? [])
  const libraries = await Promise.all(all.map(libraryFor))
  const libraryOf = (written: WrittenCeremony) => {
    const library = libraries[all.indexOf(written)]
    if (library === undefined) throw new Error('a library for each')
    return library
  }
  const checked = new Map(all.map((one) => [one, checkTexts(one, libraryOf(one))]))
  const checkFound = (kind: keyof ReturnType<typeof checkTexts>) =>
    foundBy(all, (written) => checked.get(written)?.[kind] ?? [])
  const unsourced = checkFound('unsourced')
  const toLookUp = checkFound('toLookUp')
  const worn = checkFound('worn')
  const long = foundBy(all, longSentences)
  const told = all
    .filter(({ couple }) => answeredWords(couple) >= manyAnswerWords)
    .map(sentencesWithFact)
  const own = all
    .filter((written) => textsOf(written).length === textNames.length)
    .map((written) => ownWords(written, libraryOf(written)))
  return [
    ...(judged.length === 0
      ? []
      : [
          {
            name: 'unbacked claims, as a model reads them',
            value: unbacked.length / texts(judged),
            unit: 'a text',
            goal: 0.8,
            found: unbacked,
          } as const,
        ]),
    {
      name: 'names and figures from nowhere, as the check sees them',
      value: unsourced.length / count,
      unit: 'a text',
      goal: 0.8,
      found: unsourced,
    },
    {
      name: 'the same in a welcome, where a city may have its landmark',
      value: toLookUp.length / count,
      unit: 'a text',
      found: toLookUp,
    },
    none('left-out matter that appears', leftOutMatter),
    none('left-out matter, as the check sees it', (one) => checked.get(one)?.leftUnsaid ?? []),
    none('agreement that fits no partner', (one) => checked.get(one)?.agreement ?? []),
    none('texts in another language', strayLanguages),
    none('names missing', namesMissing),
    none('cities missing', citiesMissing),
    none('Markdown and marks', markupIn),
    none('paragraphs too many or too few', strayParagraphs),
    {
      name: 'sentences over 25 words',
      value: long.length / count,
      unit: 'a text',
      goal: 0.3,
      found: long,
    },
    none('year, clock or weather in a welcome', momentsInWelcome),
    { name: 'worn phrases', value: worn.length / count, unit: 'a text', found: worn },
    none('five-word runs shared within a script', (written) =>
      sharedRuns(written, libraryOf(written)),
    ),
    ...textNames.flatMap((name) => [
      moveFigure(all, name, 'opening'),
      moveFigure(all, name, 'closing'),
    ]),
    {
      name: `sentences with a fact, answers of ${manyAnswerWords} words or more`,
      value: share(told.map((one) => ({ part: one.told, whole: one.all }))),
      unit: '%',
      ...(told.length > 0 && { atLeast: 70 }),
      found: [],
    },
    {
      name: 'sentences with a fact, all couples',
      value: share(all.map(sentencesWithFact).map((one) => ({ part: one.told, whole: one.all }))),
      unit: '%',
      found: [],
    },
    {
      name: 'words of the script that are the couple’s own',
      value: share(own.map((one) => ({ part: one.own, whole: one.all }))),
      unit: '%',
      found: [],
    },
  ]
}
