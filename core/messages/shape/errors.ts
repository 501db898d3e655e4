import type { ErrorCode, WriterFailureCode } from '../../errors.ts'
import type { CallMatter } from '../../writer/call-size.ts'
import type { Counted } from '../counted.ts'

/** What a sentence may need to know; each code uses what applies to it. */
export interface RefusalDetails {
  /** The limit that was exceeded, formatted for the language. */
  limit: string
  /** Number of the question, from 1, whose answer is too long. */
  questionNumber: number
  /** How long to wait, in words: "5 minutos", "20 horas". */
  wait: string
}

/** What the user reads when something is refused or a text could not be written. */
export interface ErrorMessages {
  /** Those that a page itself may have to say; all others come in the server's answer (`ServerRefusals`). */
  refusals: Record<
    Exclude<ErrorCode, 'call-too-long' | keyof ServerRefusals>,
    (details: RefusalDetails) => string
  >
  /** Below the toast of a failed generation. */
  writerFailures: Record<WriterFailureCode, string>
}

/** Refusals that only the server's answer words: what everybody loads does not carry them. */
export type ServerRefusals = Record<
  | 'body-invalid'
  | 'text-too-long'
  | 'pin-invalid'
  | 'subscription-expired'
  | 'origin-refused'
  | 'host-refused'
  | 'not-found'
  | 'method-not-allowed'
  | 'body-too-large'
  | 'page-outdated'
  | 'too-many-attempts'
  | 'generations-at-once'
  | 'generations-per-hour'
  | 'characters-per-hour'
  | 'characters-per-day'
  | 'notification-refused'
  | 'payment-failed'
  | 'internal'
  | 'unavailable'
  | 'shutting-down',
  (details: RefusalDetails) => string
>

/** A call holds more than `limit` characters: by how many, and what most of them are. */
export type CallTooLong = (call: { limit: string; excess: Counted; matter: CallMatter }) => string
