/** A month and the year it is of: each may have been told, and the two together by nobody. */
import { positionIn } from './named-position.ts'
import type { Word } from './words-of.ts'

export interface MonthOfYear {
  /** From 0, January. */
  month: number
  year: number
  /** Positions of its first and last word. */
  first: number
  last: number
}

type Months = readonly (readonly string[])[]

/** `março de 2018`, `marzo del 2018`, `March of 2018`. */
const joints = new Set(['de', 'del', 'do', 'of'])

/** Who tells of both within so many words means the one of the other: `foi em 2018, lá por março`. */
const reach = 8

function yearOf(word: Word | undefined): number | undefined {
  return word !== undefined && /^(?:19|20)\d\d$/.test(word.text) ? Number(word.text) : undefined
}

/** The month at this position with the year right after it; undefined where there is none. */
export function monthOfYearAt(
  words: readonly Word[],
  first: number,
  months: Months,
): MonthOfYear | undefined {
  const month = positionIn(months, words[first]?.folded ?? '')
  const last = joints.has(words[first + 1]?.folded ?? '') ? first + 2 : first + 1
  const year = yearOf(words[last])
  return month < 0 || year === undefined ? undefined : { month, year, first, last }
}

/** Names a month of a year, to look it up by. */
export function monthOfYearKey({ month, year }: Pick<MonthOfYear, 'month' | 'year'>): string {
  return `${year}-${month + 1}`
}

/** The keys of all that a text tells of, close to one another in either order. */
export function monthsOfYearsTold(words: readonly Word[], months: Months): string[] {
  const years = words.flatMap((word, at) => {
    const year = yearOf(word)
    return year === undefined ? [] : [{ year, at }]
  })
  if (years.length === 0) return []
  return words.flatMap(({ folded }, at) => {
    const month = positionIn(months, folded)
    if (month < 0) return []
    return years
      .filter((one) => Math.abs(one.at - at) <= reach)
      .map(({ year }) => monthOfYearKey({ month, year }))
  })
}
