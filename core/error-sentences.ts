/** The sentence for the user that goes with a code of `errors.ts`, in their language. */
import { answerMaxCharacters, locationMaxCharacters, nameMaxCharacters } from './ceremony.ts'
import type { ErrorCode } from './errors.ts'
import { type Language, languageDetails } from './languages.ts'
import { errors as en } from './messages/en/errors.ts'
import { errors as es } from './messages/es/errors.ts'
import { errors as fr } from './messages/fr/errors.ts'
import { type ErrorMessages, errors as pt } from './messages/pt/errors.ts'

const messagesByLanguage: Record<Language, ErrorMessages> = { pt, en, fr, es }

/** Refusals that pass by themselves. */
export type WaitCode = 'too-many-attempts' | 'generations-at-once' | 'generations-per-hour'

/** What was refused; a too long answer is named by its question's number, from 1. */
export type Refusal =
  | { code: Exclude<ErrorCode, 'answer-too-long' | WaitCode> }
  | { code: 'answer-too-long'; questionNumber: number }
  | { code: WaitCode; retryAfterMs: number }

const limits: Partial<Record<ErrorCode, number>> = {
  'answer-too-long': answerMaxCharacters,
  'name-too-long': nameMaxCharacters,
  'location-too-long': locationMaxCharacters,
}

/** One or two sentences that say what happened and what to do next: the `message` of an `ErrorBody`. */
export function errorSentence(refusal: Refusal, language: Language): string {
  const { locale } = languageDetails[language]
  const limit = limits[refusal.code]
  return messagesByLanguage[language].refusals[refusal.code]({
    limit: limit === undefined ? '' : new Intl.NumberFormat(locale).format(limit),
    questionNumber: 'questionNumber' in refusal ? refusal.questionNumber : 0,
    wait: 'retryAfterMs' in refusal ? minutes(refusal.retryAfterMs, locale) : '',
  })
}

/** "5 minutos": rounded up, so that who waits so long has waited long enough. */
function minutes(durationMs: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(Math.max(1, Math.ceil(durationMs / 60_000)))
}
