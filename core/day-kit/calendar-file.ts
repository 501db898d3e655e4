/**
 * A ceremony and its rehearsal as a calendar file (RFC 5545). Times are floating: they are what the clock on the wall
 * shows at the venue, wherever the calendar is opened.
 */
import type { Ceremony } from '../ceremony/document.ts'
import { onOneLine } from '../ceremony/paragraphs.ts'

export const calendarType = 'text/calendar'

/** What the two entries are called. */
interface CalendarWords {
  ceremony: string
  rehearsal: string
}

/** Hours at which celebrants rehearse: after work, the day before. */
const rehearsalTime = '18:00'
const rehearsalMinutes = 60

/** RFC 5545, section 3.1: at most 75 octets a line, never within a character. */
const lineMaxOctets = 75

/** A text as a value: without control characters, and without halves of characters. */
function escaped(text: string): string {
  const whole = text.replace(/\p{Cs}|(?!\s)\p{Cc}/gu, '')
  return onOneLine(whole)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
}

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > lineMaxOctets) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

function stamp(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')
}

/** A wall-clock moment as such, without a zone. */
function wallClock(ms: number): string {
  return stamp(ms).replace('Z', '')
}

function event(
  lines: { uid: string; summary: string; place: string; startMs: number; minutes: number },
  nowMs: number,
): string[] {
  const { uid, summary, place, startMs, minutes } = lines
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(nowMs)}`,
    `DTSTART:${wallClock(startMs)}`,
    `DTEND:${wallClock(startMs + minutes * 60_000)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    'END:VEVENT',
  ]
}

/**
 * The file's text; undefined while date or time are not known.
 * @param minutes how long the ceremony takes
 */
export function calendarFile(
  { id, place, date, time }: Pick<Ceremony, 'id' | 'place' | 'date' | 'time'>,
  words: CalendarWords,
  minutes: number,
  nowMs: number,
): string | undefined {
  // As if in UTC, where no day has a missing or a doubled hour.
  const startMs = Date.parse(`${date}T${time}Z`)
  if (date === '' || time === '' || Number.isNaN(startMs)) return undefined
  const dayMs = 24 * 60 * 60 * 1000
  const rehearsalMs = Date.parse(`${date}T${rehearsalTime}Z`) - dayMs
  const where = onOneLine(place)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Enlace//Enlace//PT',
    ...event(
      {
        uid: `${id}-ceremony`,
        summary: words.ceremony,
        place: where,
        startMs,
        minutes: Math.max(1, Math.ceil(minutes)),
      },
      nowMs,
    ),
    ...event(
      {
        uid: `${id}-rehearsal`,
        summary: words.rehearsal,
        place: '',
        startMs: rehearsalMs,
        minutes: rehearsalMinutes,
      },
      nowMs,
    ),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
