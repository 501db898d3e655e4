/** How somebody reads a date: their time zone, and the variant of their language. */
import { type Language, languageDetails } from './languages.ts'

export interface DateForm {
  /** IANA name, as `Europe/Lisbon`. */
  timeZone: string
  /** BCP 47, as `pt-PT`. */
  locale: string
}

/** The zone of somebody about whom only the language is known. English is read in too many of them to guess one. */
const usualZones: Record<Language, string> = {
  pt: 'America/Sao_Paulo',
  en: 'UTC',
  fr: 'Europe/Paris',
  es: 'Europe/Madrid',
}

/**
 * What a browser or the operator said, as far as Intl knows it; anything else is what is usual for the language. A
 * locale of another language, and a calendar or numerals of its own, do not count.
 */
export function dateFormOf(
  language: Language,
  said: { timeZone?: string | null | undefined; locale?: string | null | undefined } = {},
): DateForm {
  return {
    timeZone: knownTimeZone(said.timeZone) ?? usualZones[language],
    locale: knownVariant(language, said.locale) ?? languageDetails[language].locale,
  }
}

/** The name as it is, if it is an IANA time zone that Intl knows. */
export function knownTimeZone(name: string | null | undefined): string | undefined {
  // Intl takes offsets such as `+03:00` too, which follow no summer time.
  if (!name || !/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(name)) return undefined
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name
  } catch {
    return undefined
  }
}

/** The tag without its extensions, if it is a variant of the language that Intl knows. */
export function knownVariant(
  language: Language,
  tag: string | null | undefined,
): string | undefined {
  if (!tag) return undefined
  try {
    const { language: spoken, baseName } = new Intl.Locale(tag)
    const isKnown = Intl.DateTimeFormat.supportedLocalesOf(baseName).length > 0
    return spoken === language && isKnown ? baseName : undefined
  } catch {
    return undefined
  }
}

/** How each language says that a zone's time is not summer time, which nobody says outside timetables. */
const unsaid: Partial<Record<Language, RegExp>> = {
  pt: / padrão/iu,
  fr: / normale/u,
  es: / estándar/u,
}

/** The zone's name at that moment, as it stands within a sentence: `horário de Brasília`, `heure d’Europe centrale`. */
export function timeZoneName(momentMs: number, language: Language, form: DateForm): string {
  const parts = new Intl.DateTimeFormat(form.locale, {
    timeZone: form.timeZone,
    timeZoneName: 'long',
  }).formatToParts(momentMs)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? form.timeZone
  const short = name.replace(unsaid[language] ?? '', '')
  return language === 'pt' ? short.replace(/^H(?=ora|orário)/u, 'h') : short
}

const hourMs = 60 * 60 * 1000

/** The last millisecond of the calendar day that a moment falls on in a time zone. */
export function endOfDayMs(momentMs: number, timeZone: string): number {
  const day = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short' })
  const today = day.format(momentMs)
  // No day is longer than 26 hours, whatever the clocks do; its end is found by halving.
  let within = momentMs
  let beyond = momentMs + 27 * hourMs
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2)
    if (day.format(middle) === today) within = middle
    else beyond = middle
  }
  return within
}
