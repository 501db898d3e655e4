import type { ErrorCode, WriterFailureCode } from '../../errors.ts'

/** What a sentence may need to know; each code uses what applies to it. */
export interface RefusalDetails {
  /** The limit that was exceeded, formatted for the language. */
  limit: string
  /** Number of the question, from 1, whose answer is too long. */
  questionNumber: number
  /** How long to wait, in words: "5 minutos". */
  wait: string
}

/** What the user reads when something is refused or a text could not be written. */
export interface ErrorMessages {
  refusals: Record<ErrorCode, (details: RefusalDetails) => string>
  /** Below the toast of a failed generation. */
  writerFailures: Record<WriterFailureCode, string>
}
