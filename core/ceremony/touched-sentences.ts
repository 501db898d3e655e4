/**
 * Sentences that a changed detail may have made untrue. The search is generous and only marks them: what they should
 * say now is for the celebrant to decide.
 */
import { writtenTime } from '../calendar.ts'
import type { Language } from '../languages.ts'
import { baseLanguage, type CeremonyLanguage } from './ceremony-language.ts'
import type { Ceremony } from './document.ts'
import { genderedForms } from './gendered-forms.ts'
import { ownTexts, type TextPlace } from './own-texts.ts'
import { sentencesOf } from './sentences.ts'
import { wholeWords } from './whole-word.ts'

/** The changed detail, with its former value. */
export type ChangedDetail =
  | { kind: 'agreement' }
  | { kind: 'place' | 'date' | 'time'; former: string }

export interface TouchedSentence {
  /** The key of its section. */
  key: string
  place: TextPlace
  /** Of its text, if that is not the ceremony's own. */
  language?: CeremonyLanguage
  /** Where the sentence begins in the text, in UTF-16 code units. */
  start: number
  sentence: string
}

const partsOfDay: Record<Language, readonly string[]> = {
  pt: ['manhã', 'meio-dia', 'tarde', 'entardecer', 'noite'],
  en: ['morning', 'noon', 'afternoon', 'evening', 'sunset', 'night'],
  fr: ['matin', 'midi', 'après-midi', 'soir', 'nuit'],
  es: ['mañana', 'mediodía', 'tarde', 'atardecer', 'noche'],
}

/** The distinctive words of a place: `Fazenda`, `Clara`, not `da`. */
function wordsOfPlace(place: string): string[] {
  return (place.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => word.length > 3)
}

/** Weekday, month and year of a date; none if it is not a date. */
function wordsOfDate(date: string, locale: string): string[] {
  const moment = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(moment)) return []
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  return format
    .formatToParts(moment)
    .filter(({ type }) => type === 'weekday' || type === 'month' || type === 'year')
    .map(({ value }) => value)
}

/** The hour, as clocks and people write it, and the parts of the day. */
function wordsOfTime(time: string, locale: CeremonyLanguage): string[] {
  const language = baseLanguage(locale)
  const [hour = '', minute = ''] = time.split(':')
  const written = writtenTime(time, language, locale)
  if (written === undefined) return []
  const short = String(Number(hour))
  return [
    written,
    time,
    `${short}h`,
    `${short} h`,
    `${short}h${minute}`,
    `${Number(hour) % 12 || 12}:${minute}`,
    `${Number(hour) % 12 || 12}.${minute}`,
    `${Number(hour) % 12 || 12} ${Number(hour) < 12 ? 'am' : 'pm'}`,
    ...partsOfDay[language],
  ]
}

function searchedFor(detail: ChangedDetail, locale: CeremonyLanguage): string[] {
  const language = baseLanguage(locale)
  switch (detail.kind) {
    case 'agreement':
      return Object.values(genderedForms[language]).flat()
    case 'place':
      return wordsOfPlace(detail.former)
    case 'date':
      return wordsOfDate(detail.former, locale)
    case 'time':
      return wordsOfTime(detail.former, locale)
  }
}

/** Found nowhere if there are none; of a place that goes on for pages its first words are enough. */
function anyOf(words: readonly string[]): RegExp {
  const sources = words.slice(0, 200).map((word) => wholeWords(word, 'iu').source)
  return new RegExp(sources.length === 0 ? '(?!)' : sources.join('|'), 'iu')
}

/** Each sentence in the ceremony's own texts that the change may affect, in the plan's order. */
export function touchedSentences(ceremony: Ceremony, detail: ChangedDetail): TouchedSentence[] {
  const own = anyOf(searchedFor(detail, ceremony.language))
  return ownTexts(ceremony.plan).flatMap(({ key, place, text, language }) => {
    const searched = language === undefined ? own : anyOf(searchedFor(detail, language))
    return sentencesOf(text)
      .filter(({ text: said }) => searched.test(said))
      .map((sentence) => ({
        key,
        place,
        ...(language === undefined ? {} : { language }),
        start: sentence.start,
        sentence: sentence.text,
      }))
  })
}
