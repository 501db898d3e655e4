/** What is known about the couple: every word, number and date that somebody gave. */
import type { Ceremony } from '../ceremony/document.ts'
import type { CheckLanguage } from './language/check-language.ts'
import { monthOfYearKey, monthsOfYearsTold } from './month-and-year.ts'
import { positionIn } from './named-position.ts'
import { numbersIn } from './numbers-in.ts'
import { type Word, wordsOf } from './words-of.ts'

/** Something the couple or the celebrant said, and where. */
export interface Source {
  /** The id of a telling, or `details` for what stands in the fields. */
  from: string
  words: string
}

export interface Known {
  /** Folded. */
  words: ReadonlySet<string>
  numbers: ReadonlySet<number>
  /** Known as hours alone: `às quatro` says nothing about `quatro cachorros`. */
  hours: ReadonlySet<number>
  /** Known in digits alone, as in `15/05` and `16:30`. */
  figures: ReadonlySet<number>
  /** From 0, January. */
  months: ReadonlySet<number>
  /** Months with their years, by `monthOfYearKey`. */
  monthsOfYears: ReadonlySet<string>
  /** From 0, Sunday. */
  weekdays: ReadonlySet<number>
}

/** What stands in the fields: names, place, people, and what is said of them. */
export function detailsOf(ceremony: Ceremony): string[] {
  return [
    ...ceremony.couple.flatMap(({ name, calledAs, title }) => [
      name,
      calledAs,
      title.kind === 'own' ? title.word : '',
    ]),
    ceremony.place,
    ceremony.celebrant.name,
    ceremony.wishes.faith.kind === 'religious' ? ceremony.wishes.faith.religion : '',
    ...ceremony.people.flatMap((person) => [
      person.name,
      person.role,
      person.entersWith ?? '',
      person.brings,
      person.reads,
    ]),
    ...ceremony.children.flatMap(({ name, note }) => [name, note]),
    ...ceremony.pets.flatMap(({ name, note }) => [name, note]),
  ]
}

/** Everything anybody gave, what was told first; what is empty is left out. */
export function sourcesOf(ceremony: Ceremony): Source[] {
  return [
    ...ceremony.tellings.map(({ id, text }) => ({ from: id, words: text })),
    ...detailsOf(ceremony).map((words) => ({ from: 'details', words })),
  ].filter(({ words }) => words.trim() !== '')
}

/** A word with the one after its hyphen: `segunda-feira`. */
export function hyphenated(words: readonly Word[], index: number): string {
  const [word, next] = [words[index], words[index + 1]]
  if (word === undefined) return ''
  return next !== undefined && next.start - word.end === 1 && next.folded === 'feira'
    ? `${word.folded}-feira`
    : word.folded
}

/** The day and the year, and how old by then is what was dated. */
function numbersOfTheDay({ date }: Ceremony, given: ReadonlySet<number>): number[] {
  if (date === '') return []
  const [year = 0, , day = 0] = date.split('-').map(Number)
  const past = [...given].filter((number) => number >= 1900 && number < year)
  return [year, day, ...past.map((then) => year - then)]
}

/**
 * What may be said without asking where it comes from.
 * @param given what was told to the writer besides the tellings: distances, the library's words around its own
 */
export function knownIn(
  ceremony: Ceremony,
  language: CheckLanguage,
  given: readonly string[],
): Known {
  const words = new Set<string>()
  const numbers = new Set<number>()
  const months = new Set<number>()
  const monthsOfYears = new Set<string>()
  const weekdays = new Set<number>()
  for (const text of [...sourcesOf(ceremony).map((source) => source.words), ...given]) {
    const found = wordsOf(text)
    for (const [index, { folded }] of found.entries()) {
      words.add(folded)
      const month = positionIn(language.months, folded)
      if (month >= 0) months.add(month)
      const weekday = positionIn(language.weekdays, hyphenated(found, index))
      if (weekday >= 0) weekdays.add(weekday)
    }
    for (const key of monthsOfYearsTold(found, language.months)) monthsOfYears.add(key)
    for (const { value } of numbersIn(found, language.numbers)) numbers.add(value)
    // `16:30` and `16h30` are two numbers, and `MG2019` one.
    for (const digits of text.match(/\p{Nd}+/gu) ?? []) numbers.add(Number(digits))
  }
  for (const number of numbersOfTheDay(ceremony, numbers)) numbers.add(number)
  const [, month = 0] = ceremony.date.split('-').map(Number)
  const [hour = 0, minute = 0] = ceremony.time.split(':').map(Number)
  const isTimed = ceremony.time !== ''
  for (const { length } of [ceremony.children, ceremony.pets]) if (length > 0) numbers.add(length)
  const moment = Date.parse(`${ceremony.date}T00:00:00Z`)
  if (!Number.isNaN(moment)) {
    const [year, ofYear] = [new Date(moment).getUTCFullYear(), new Date(moment).getUTCMonth()]
    months.add(ofYear)
    monthsOfYears.add(monthOfYearKey({ month: ofYear, year }))
    weekdays.add(new Date(moment).getUTCDay())
  }
  return {
    words,
    numbers,
    hours: new Set(isTimed ? [hour, hour % 12 || 12] : []),
    figures: new Set([
      month,
      ...(isTimed ? [hour, hour % 12 || 12, minute] : []),
      // A Briton's `2.30`.
      ...(ceremony.language === 'en-GB' && minute > 0 ? [(hour % 12 || 12) * 100 + minute] : []),
    ]),
    months,
    monthsOfYears,
    weekdays,
  }
}
