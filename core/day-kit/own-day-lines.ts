/** What a celebrant adds to the lists before the day: on this ceremony's lists, and on those of the next ones. */
import * as v from 'valibot'
import { onOneLine } from '../ceremony/paragraphs.ts'

export type DayMoment = 'weekBefore' | 'dayBefore' | 'hourBefore'

/** In the order in which they were added; each once. */
export type OwnDayLines = Readonly<Record<DayMoment, readonly string[]>>

/** More than anybody looks through an hour before. */
export const maxDayLines = 40

export const dayLineMaxLength = 200

export const noDayLines: OwnDayLines = { weekBefore: [], dayBefore: [], hourBefore: [] }

const storedLines = v.fallback(v.array(v.unknown()), [])

const storedSchema = v.object({
  weekBefore: storedLines,
  dayBefore: storedLines,
  hourBefore: storedLines,
})

/** The lines that were kept; what cannot be read is left out. */
export function ownDayLinesIn(stored: unknown): OwnDayLines {
  const read = v.safeParse(storedSchema, stored)
  if (!read.success) return noDayLines
  return eachMoment((moment) =>
    read.output[moment].filter((line): line is string => typeof line === 'string').map(cleaned),
  )
}

/** With one line more; an empty one, or one that is there already, changes nothing. */
export function withDayLine(lines: OwnDayLines, moment: DayMoment, text: string): OwnDayLines {
  return bothDayLines(lines, { ...noDayLines, [moment]: [text] })
}

export function withoutDayLine(lines: OwnDayLines, moment: DayMoment, text: string): OwnDayLines {
  return { ...lines, [moment]: lines[moment].filter((line) => line !== text) }
}

/** Those of two devices, or of one and its backup. */
export function bothDayLines(these: OwnDayLines, those: OwnDayLines): OwnDayLines {
  return eachMoment((moment) => [...these[moment], ...those[moment].map(cleaned)])
}

function cleaned(text: string): string {
  return Array.from(onOneLine(text)).slice(0, dayLineMaxLength).join('').trim()
}

function eachMoment(linesOf: (moment: DayMoment) => readonly string[]): OwnDayLines {
  const once = (moment: DayMoment): string[] =>
    [...new Set(linesOf(moment))].filter((line) => line !== '').slice(0, maxDayLines)
  return {
    weekBefore: once('weekBefore'),
    dayBefore: once('dayBefore'),
    hourBefore: once('hourBefore'),
  }
}
