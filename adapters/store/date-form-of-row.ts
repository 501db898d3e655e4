import { type DateForm, dateFormOf } from '#core/date-form.ts'
import { defaultLanguage, isLanguage } from '#core/languages.ts'

/** How whoever an order or a subscription belongs to reads dates. */
export function dateFormOfRow(row: {
  language: string
  time_zone: string | null
  locale: string | null
}): DateForm {
  const language = isLanguage(row.language) ? row.language : defaultLanguage
  return dateFormOf(language, { timeZone: row.time_zone, locale: row.locale })
}
