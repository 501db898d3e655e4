import type { WriterFailureCode } from '#core/errors.ts'
import { withoutAccents } from '#core/without-accents.ts'
import { failureCode, knownCodes, type ProviderError } from './failure-code.ts'

/**
 * Why a text could not be written, in fields that cannot hold free text. A provider's own sentence is never kept:
 * it may echo the prompt, and answers never reach a log (docs/design/shape.md section 1).
 */
export interface Failure {
  code: WriterFailureCode
  /** HTTP status of the last answer, absent when there was none. */
  status?: number
  /** The provider's `x-request-id`, for its support. */
  requestId?: string
  /** The provider's own error code, such as `model_not_found`. */
  providerCode?: string
}

/** The failure that an error of the service means. */
export function failureOf(error: ProviderError): Failure {
  const providerCode = error.code ?? error.type
  return { code: failureCode(error), ...(providerCode !== undefined && { providerCode }) }
}

/**
 * Keeps a provider's identifier only in a short closed format, and never one that repeats a word of what was
 * sent; the codes we know are only codes. `sent` is the whole prompt.
 */
export function safeIdentifier(value: string | null | undefined, sent: string): string | undefined {
  if (value === null || value === undefined || !/^[\w.:-]{1,80}$/.test(value)) return undefined
  if (knownCodes.has(value)) return value
  const words = plain(sent).match(/[\p{L}\p{N}]{4,}/gu) ?? []
  const identifier = plain(value)
  return words.some((word) => /\p{L}/u.test(word) && identifier.includes(word)) ? undefined : value
}

/** Lower case without accents: an identifier has none. */
function plain(text: string): string {
  return withoutAccents(text).toLowerCase()
}
