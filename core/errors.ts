/**
 * The closed list of what can go wrong across the HTTP surface, and the only table from code to status. The sentences
 * for people live in `messages/<language>/errors.ts` and `server-refusals.ts`, keyed by the same codes.
 */

/** The HTTP status of every error the API returns (docs/design/shape.md section 5). */
export const errorStatus = {
  'body-invalid': 400,
  'names-missing': 400,
  'name-too-long': 400,
  'location-too-long': 400,
  'answer-too-long': 400,
  'text-too-long': 400,
  'call-too-long': 400,
  'pin-invalid': 401,
  'subscription-expired': 401,
  'email-required': 401,
  'link-sent': 401,
  'enrolment-invalid': 401,
  'session-required': 401,
  'notification-refused': 401,
  'origin-refused': 403,
  'host-refused': 403,
  'not-found': 404,
  'order-not-found': 404,
  'method-not-allowed': 405,
  'page-outdated': 409,
  'withdrawal-window-closed': 409,
  'nothing-to-withdraw': 409,
  'body-too-large': 413,
  'too-many-attempts': 429,
  'generations-at-once': 429,
  'generations-per-hour': 429,
  'characters-per-hour': 429,
  'characters-per-day': 429,
  internal: 500,
  'payment-failed': 502,
  unavailable: 503,
  'shutting-down': 503,
} as const

export type ErrorCode = keyof typeof errorStatus

// Object.keys loses the table's literal types.
export const errorCodes = Object.keys(errorStatus) as ErrorCode[]

/** Body of every error response. `message` is a sentence for the user, in their language. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string }
}

/** Why a text could not be written. Arrives inside the event stream, so it has no HTTP status. */
export const writerFailureCodes = [
  'api-key-missing',
  'api-key-refused',
  'model-missing',
  'quota-exhausted',
  'rate-limited',
  'overloaded',
  'timed-out',
  'cut-short',
  'too-long',
  'context-too-small',
  'refused',
  'unreachable',
  'unexpected',
] as const

export type WriterFailureCode = (typeof writerFailureCodes)[number]
