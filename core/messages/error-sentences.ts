/** The sentence for the user that belongs to a code of `errors.ts`, in their language. */
import {
  answerMaxCharacters,
  locationMaxCharacters,
  nameMaxCharacters,
} from '../ceremony/ceremony.ts'
import type { ErrorCode } from '../errors.ts'
import { type Language, languageDetails } from '../languages.ts'
import type { CallExcess } from '../writer/call-size.ts'
import { callDetails } from './call-details.ts'
import { callTooLong as enCallTooLong } from './en/call-too-long.ts'
import { errors as en } from './en/errors.ts'
import { serverRefusals as enServer } from './en/server-refusals.ts'
import { callTooLong as esCallTooLong } from './es/call-too-long.ts'
import { errors as es } from './es/errors.ts'
import { serverRefusals as esServer } from './es/server-refusals.ts'
import { callTooLong as frCallTooLong } from './fr/call-too-long.ts'
import { errors as fr } from './fr/errors.ts'
import { serverRefusals as frServer } from './fr/server-refusals.ts'
import { callTooLong as ptCallTooLong } from './pt/call-too-long.ts'
import { errors as pt } from './pt/errors.ts'
import { serverRefusals as ptServer } from './pt/server-refusals.ts'
import type { CallTooLong, ErrorMessages, ServerRefusals } from './shape/errors.ts'

const callsTooLong: Record<Language, CallTooLong> = {
  pt: ptCallTooLong,
  en: enCallTooLong,
  fr: frCallTooLong,
  es: esCallTooLong,
}

const refusalsByLanguage: Record<Language, ErrorMessages['refusals'] & ServerRefusals> = {
  pt: { ...pt.refusals, ...ptServer },
  en: { ...en.refusals, ...enServer },
  fr: { ...fr.refusals, ...frServer },
  es: { ...es.refusals, ...esServer },
}

/** Refusals that end by themselves after a while. */
type WaitCode =
  | 'too-many-attempts'
  | 'generations-at-once'
  | 'generations-per-hour'
  | 'characters-per-hour'
  | 'characters-per-day'

/** What was refused; an answer that is too long is named by its question's number, from 1. */
export type Refusal =
  | { code: Exclude<ErrorCode, 'answer-too-long' | 'call-too-long' | WaitCode> }
  | { code: 'answer-too-long'; questionNumber: number }
  | ({ code: 'call-too-long' } & CallExcess)
  | { code: WaitCode; retryAfterMs: number }

const limits: Partial<Record<ErrorCode, number>> = {
  'answer-too-long': answerMaxCharacters,
  'name-too-long': nameMaxCharacters,
  'location-too-long': locationMaxCharacters,
}

/** One or two sentences that say what happened and what to do next: the `message` of an `ErrorBody`. */
export function errorSentence(refusal: Refusal, language: Language): string {
  if (refusal.code === 'call-too-long') {
    return callsTooLong[language](callDetails(refusal, language))
  }
  const { locale } = languageDetails[language]
  const limit = limits[refusal.code]
  return refusalsByLanguage[language][refusal.code]({
    limit: limit === undefined ? '' : new Intl.NumberFormat(locale).format(limit),
    questionNumber: 'questionNumber' in refusal ? refusal.questionNumber : 0,
    wait: 'retryAfterMs' in refusal ? waitIn(refusal.retryAfterMs, locale) : '',
  })
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Beyond this nobody counts in minutes. */
const minutesMostMs = 2 * hourMs

/** "5 minutos", "20 horas": rounded up, so the wait is always long enough. */
function waitIn(durationMs: number, locale: string): string {
  const isLong = durationMs > minutesMostMs
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLong ? 'hour' : 'minute',
    unitDisplay: 'long',
  }).format(Math.max(1, Math.ceil(durationMs / (isLong ? hourMs : minuteMs))))
}
