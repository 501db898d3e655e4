/**
 * Dates and times as a celebrant reads them. A date is a calendar date and a time is what the clock on the wall shows:
 * neither ever goes through a time zone (docs/design/pages.md section 4.7).
 */
import { type Language, languageDetails } from './languages.ts'

/** How each language writes the first day of a month where the plain numeral is not idiomatic; in Portugal it is. */
const firstDay: Partial<Record<Language, string>> = { pt: '1º', fr: '1er' }
const plainFirstDay = 'pt-PT'

/**
 * A calendar date `YYYY-MM-DD` written out (`sábado, 12 de dezembro de 2026`).
 * Undefined for anything else, the 30th of February included.
 * @param locale a variant of the language, if not the usual one
 */
export function writtenDate(
  date: string,
  language: Language,
  locale: string = languageDetails[language].locale,
): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  if (!match) return undefined
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  // UTC on both sides cancels out; setUTCFullYear because Date.UTC maps the years 0-99 to 1900-1999.
  const midnight = new Date(0)
  midnight.setUTCFullYear(year, month - 1, day)
  if (year < 1 || midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) {
    return undefined
  }
  return writtenMoment(midnight.getTime(), language, { dateStyle: 'full', timeZone: 'UTC' }, locale)
}

/**
 * A day `YYYY-MM-DD` without its weekday (`12 de dezembro de 2026`), as it stands in the middle of a sentence: before a
 * weekday it would need other small words, `na segunda-feira`, `no sábado`.
 */
export function writtenDay(date: string, language: Language, locale?: string): string {
  return writtenMoment(Date.parse(date), language, { dateStyle: 'long', timeZone: 'UTC' }, locale)
}

type MomentStyle = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'timeZone'>

/** A moment (epoch milliseconds) with its month in words, in the language and the given time zone. */
export function writtenMoment(
  momentMs: number,
  language: Language,
  style: MomentStyle,
  locale?: string,
): string {
  return momentWriter(language, style, locale)(momentMs)
}

/** How a language's small words before the hour follow it, where Intl's do not: `a la 1:05`, not `a las 1:05`. */
const beforeTheHour: Partial<Record<Language, (written: string) => string>> = {
  es: (written) => written.replace(/\ba las (?=0?1\D)/u, 'a la '),
}

/** `writtenMoment` for the many moments of a list: making a format takes longer than using it. */
export function momentWriter(
  language: Language,
  style: MomentStyle,
  locale: string = languageDetails[language].locale,
): (momentMs: number) => string {
  const format = new Intl.DateTimeFormat(locale, style)
  const first = locale === plainFirstDay ? undefined : firstDay[language]
  const agreed = beforeTheHour[language] ?? ((written) => written)
  return (momentMs) =>
    agreed(
      format
        .formatToParts(momentMs)
        .map(({ type, value }) => (type === 'day' && value === '1' && first) || value)
        .join(''),
    )
}

interface WallClock {
  hour: number
  minute: number
}

function wallClock(time: string): WallClock | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time)
  return match ? { hour: Number(match[1]), minute: Number(match[2]) } : undefined
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

const clockStyles: Record<Language, (clock: WallClock) => string> = {
  pt: ({ hour, minute }) => `${twoDigits(hour)}:${twoDigits(minute)}`,
  en: ({ hour, minute }) => `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
  fr: ({ hour, minute }) => `${hour}\u00a0h${minute === 0 ? '' : `\u00a0${twoDigits(minute)}`}`,
  es: ({ hour, minute }) => `${hour}:${twoDigits(minute)}`,
}

/** How a variant writes a time, where that is not as its language usually does. */
const variantStyles: Readonly<Record<string, (clock: WallClock) => string>> = {
  'en-GB': ({ hour, minute }) => {
    if (minute === 0 && hour % 12 === 0) return hour === 0 ? 'midnight' : '12 noon'
    const minutes = minute === 0 ? '' : `.${twoDigits(minute)}`
    return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`
  },
}

function clockOf(clock: WallClock, language: Language, locale: string): string {
  return (variantStyles[locale] ?? clockStyles[language])(clock)
}

const prefixes: Record<Language, (clock: WallClock) => string> = {
  pt: () => 'às',
  en: () => 'at',
  fr: () => 'à',
  es: ({ hour }) => (hour === 1 ? 'a la' : 'a las'),
}

/**
 * A time `HH:MM` as the language writes it (`16:00`, `4:00 PM`, `16 h`); anything else gives undefined.
 * @param locale a variant of the language, if not the usual one: a Briton writes `4 pm` and `2.30 pm`
 */
export function writtenTime(
  time: string,
  language: Language,
  locale: string = languageDetails[language].locale,
): string | undefined {
  const clock = wallClock(time)
  return clock && clockOf(clock, language, locale)
}

/**
 * The same time with its preposition: `às 16:00` (docs/specification.md section 7.3), `at 4:00 PM`, `à 16 h`,
 * `a las 16:00`.
 */
export function timeWithPrefix(
  time: string,
  language: Language,
  locale: string = languageDetails[language].locale,
): string | undefined {
  const clock = wallClock(time)
  return clock && `${prefixes[language](clock)} ${clockOf(clock, language, locale)}`
}
