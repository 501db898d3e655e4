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
  refusals: Record<Exclude<ErrorCode, 'call-too-long'>, (details: RefusalDetails) => string>
  /** A call holds more than `limit` characters: by how many, and what most of them are. */
  callTooLong: (call: { limit: string; excess: Counted; matter: CallMatter }) => string
  /** Below the toast of a failed generation. */
  writerFailures: Record<WriterFailureCode, string>
}
