import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import type { WriterFailureCode } from '#core/errors.ts'
import { failureCode, knownCodes, type ProviderError } from './failure-code.ts'

/**
 * Why a text could not be written, in closed-format fields only. A provider's own sentence is never kept:
 * it may echo the prompt, and answers never reach a log (design.md section 1).
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

/**
 * The failure behind an error thrown by the client, from `create` or from inside the stream.
 * Throws what is not the client's: that is a bug, not a failure.
 */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof APIError)) throw error
  if (error instanceof APIConnectionTimeoutError) return { code: 'timed-out' }
  if (error instanceof APIConnectionError) return { code: 'unreachable' }
  const said = providerErrorOf(error)
  return {
    code: failureCode(said),
    ...optional('providerCode', said.code ?? said.type),
  }
}

/** Whether the provider refused the request because of `temperature` (newer models take only their default). */
export function refusesTemperature(error: unknown): boolean {
  if (!(error instanceof APIError)) return false
  if (error.status !== 400 && error.status !== 422) return false
  return error.param === 'temperature' || /temperature/i.test(error.message)
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
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function providerErrorOf(error: APIError): ProviderError {
  return {
    status: error.status,
    code: text(error.code),
    type: text(error.type),
  }
}

/** Providers put numbers and objects there as well, whatever the types say. */
function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : undefined
}

function optional<K extends string>(key: K, value: string | undefined): Partial<Record<K, string>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, string>)
}
