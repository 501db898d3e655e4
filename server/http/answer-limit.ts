import type { Context } from 'hono'
import type { Language } from '#core/languages.ts'
import type { Refusal } from '#core/messages/error-sentences.ts'
import { answerError } from './answer-error.ts'

/** What may be used up (docs/operations.md, "Floods"), as the operator's figures name it. */
export const limitNames = [
  'calls',
  'door',
  'reminders',
  'checkouts',
  'generations',
  'characters',
] as const

export type LimitName = (typeof limitNames)[number]

/** A refusal that says how long to wait. */
type Wait = Extract<Refusal, { retryAfterMs: number }>

const reached = new WeakMap<Request, LimitName>()

/** Answers 429 with the time to wait, and has the figures count it under the limit's name. */
export function answerLimit(
  c: Context,
  limit: LimitName,
  wait: Wait,
  requestLanguage?: Language,
  beside?: Readonly<Record<string, boolean>>,
): Response {
  reached.set(c.req.raw, limit)
  c.header('retry-after', String(Math.ceil(wait.retryAfterMs / 1_000)))
  return answerError(c, wait, requestLanguage, beside)
}

/** The limit that the request came up against. */
export function limitReached(c: Context): LimitName | undefined {
  return reached.get(c.req.raw)
}
