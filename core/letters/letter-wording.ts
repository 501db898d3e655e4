/** The words and formats of one language, for one site that sends letters. */
import { writtenMoment } from '../calendar.ts'
import { type DateForm, timeZoneName } from '../date-form.ts'
import { type Language, languageDetails } from '../languages.ts'
import { letters as en } from '../messages/en/letters.ts'
import { letters as es } from '../messages/es/letters.ts'
import { letters as fr } from '../messages/fr/letters.ts'
import { letters as pt } from '../messages/pt/letters.ts'
import type { LetterMessages } from '../messages/shape/letters.ts'
import type { LetterSite } from './letter.ts'

const messages: Record<Language, LetterMessages> = { pt, en, fr, es }

/**
 * The name used in a greeting. It comes from whoever paid, so only a first word made of letters is used: nobody can
 * have an advertisement or an address sent in our name.
 */
export function givenName(name: string): string {
  const first = name.trim().split(/\s+/u)[0] ?? ''
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : ''
}

/** Formats return text in the letter's language; moments are in the reader's time zone and name it. */
export interface Wording {
  language: Language
  dateForm: DateForm
  words: LetterMessages
  site: LetterSite
  moment: (ms: number) => string
  day: (ms: number) => string
  money: (cents: number) => string
  days: (count: number) => string
}

/** The wording of one language, with dates as this reader has them. */
export function wordingFor(language: Language, site: LetterSite, dateForm: DateForm): Wording {
  const words = messages[language]
  const { locale } = languageDetails[language]
  const { timeZone } = dateForm
  const moneyFormat = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'BRL',
    currencyDisplay: 'narrowSymbol',
  })
  const daysFormat = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  })
  return {
    language,
    dateForm,
    words,
    site,
    moment: (ms) => {
      const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const
      const written = writtenMoment(ms, language, style, dateForm.locale)
      return `${written} (${timeZoneName(ms, language, dateForm)})`
    },
    day: (ms) => writtenMoment(ms, language, { dateStyle: 'long', timeZone }, dateForm.locale),
    money: (cents) => moneyFormat.format(cents / 100),
    days: (count) => daysFormat.format(count),
  }
}

/** How to reach the seller, on one line; empty if nothing is configured. */
export function contactOf(site: LetterSite): string {
  return [site.contactEmail, site.contactPhone].filter(Boolean).join(' · ')
}
