/** All figures of some ceremonies, each with its goal. */
import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import type { SentenceVerdict } from '#core/told/second-reading.ts'
import { textsOf, type WrittenCeremony } from '../written-ceremony.ts'
import { checkTexts } from './check-figures.ts'
import { habits, habitsIn } from './habits.ts'
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
import { wordsOf } from './words.ts'

export interface EvaluationFigure {
  name: string
  value: number
  unit: '' | 'a text' | 'a script' | '%' | 'most' | 'US$'
  /** The most the value may be; absent where there is none, or where `atLeast` is meant. */
  goal?: number
  atLeast?: number
  /** What was found, with the couple it was found at. */
  found: readonly string[]
}

/** Enough to expect a fact in most sentences. */
const manyAnswerWords = 150

/** Of less nobody can tell a story. */
const littleIsTold = 60

/** The specification's six; fewer where little is known, and more in a story that nobody hears in six. */
const storyParagraphs = { most: 6, least: 3, mostWords: 130 }

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
  const words = wordsOf(written.texts.ceremony ?? '').length
  const most = Math.max(storyParagraphs.most, Math.ceil(words / storyParagraphs.mostWords))
  return [
    ...(ceremony > 0 && (ceremony < storyParagraphs.least || ceremony > most)
      ? [`ceremony of ${ceremony}`]
      : []),
    ...(finalMessage > 2 ? [`finalMessage of ${finalMessage}`] : []),
    ...(welcome > 8 ? [`welcome of ${welcome}`] : []),
  ]
}

/** The story is the heart: where anything was told it is longer than what stands around it. */
function storyNotLongest({
  couple,
  texts: { welcome, ceremony, finalMessage },
}: WrittenCeremony): string[] {
  const [first, story, last] = [welcome, ceremony, finalMessage].map(
    (text = '') => wordsOf(text).length,
  )
  const isShort = Math.max(first ?? 0, last ?? 0) >= (story ?? 0)
  return isShort && answeredWords(couple) >= littleIsTold ? [`${first}, ${story}, ${last}`] : []
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

/** What a model found in the texts that one has read. */
function secondReadFigures(all: readonly WrittenCeremony[]): EvaluationFigure[] {
  const read = all.filter(({ secondRead }) => secondRead !== undefined)
  if (read.length === 0) return []
  const said = (verdict: SentenceVerdict): string[] =>
    foundBy(read, ({ secondRead }) => secondRead?.sentences[verdict] ?? [])
  const none = (name: string, found: readonly string[]) =>
    ({ name, value: found.length, unit: '', goal: 0, found }) as const
  const unbacked = said('unbacked')
  const leftOut = foundBy(read, ({ secondRead }) => secondRead?.leftOut ?? [])
  return [
    {
      name: 'unbacked claims, as a model reads them',
      value: unbacked.length / texts(read),
      unit: 'a text',
      goal: 0.4,
      found: unbacked,
    },
    none('told of or by somebody else', said('wrongWho')),
    none('held matter told or hinted at', said('held')),
    none('permissions spoken aloud', said('permission')),
    {
      name: 'told, allowed and missed',
      value: leftOut.length / read.length,
      unit: 'a script',
      goal: 0.1,
      found: leftOut,
    },
  ]
}

/** In how many scripts each habit shows: nobody minds one in six. */
function habitFigures(all: readonly WrittenCeremony[]): EvaluationFigure[] {
  const shown = all.map((written) => ({ id: written.couple.id, found: habitsIn(written) }))
  return habits.map((habit) => {
    const found = shown.flatMap((one) => {
      const sentence = one.found.get(habit)
      return sentence === undefined ? [] : [`${one.id}: ${sentence}`]
    })
    return {
      name: `scripts with the habit: ${habit}`,
      value: found.length,
      unit: '',
      goal: Math.ceil(all.length / 6),
      found,
    }
  })
}

/** The figures of what was written; none where nothing was. */
export async function figuresOf(all: readonly WrittenCeremony[]): Promise<EvaluationFigure[]> {
  const count = texts(all)
  if (count === 0) return []
  const none = (name: string, find: (written: WrittenCeremony) => readonly string[]) => {
    const found = foundBy(all, find)
    return { name, value: found.length, unit: '', goal: 0, found } as const
  }
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
    ...secondReadFigures(all),
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
    none('stories that are not the longest text', storyNotLongest),
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
    ...habitFigures(all),
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
