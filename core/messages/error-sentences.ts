/** The sentence for the user that belongs to a code of `errors.ts`, in their language. */
import {
  answerMaxCharacters,
  locationMaxCharacters,
  nameMaxCharacters,
} from '../ceremony/ceremony.ts'
import type { ErrorCode } from '../errors.ts'
import { type Language, languageDetails } from '../languages.ts'
import { errors as en } from './en/errors.ts'
import { errors as es } from './es/errors.ts'
import { errors as fr } from './fr/errors.ts'
import { errors as pt } from './pt/errors.ts'
import type { ErrorMessages } from './shape/errors.ts'

const messagesByLanguage: Record<Language, ErrorMessages> = { pt, en, fr, es }

/** Refusals that end by themselves after a while. */
type WaitCode = 'too-many-attempts' | 'generations-at-once' | 'generations-per-hour'

/** What was refused; an answer that is too long is named by its question's number, from 1. */
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

/** "5 minutos", rounded up, so the wait is always long enough. */
function minutes(durationMs: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(Math.max(1, Math.ceil(durationMs / 60_000)))
}
