/** When a service is asked again, and after how long (docs/design/services.md section 3.6). */
import type { ProviderError } from './failure-code.ts'

/** The first attempt and the two retries of docs/specification.md section 9. */
export const attemptsAtMost = 3

const firstDelayMs = 500
const longestDelayMs = 8_000
/** A service that asks for a longer wait is asked again after our own delay: someone is waiting. */
const longestAskedForMs = 60_000

/** Whether an error answer is worth another attempt. `x-should-retry` is the service's own word on it, and overrides. */
export function isWorthRetrying(status: number, headers: Headers): boolean {
  const said = headers.get('x-should-retry')
  if (said === 'true' || said === 'false') return said === 'true'
  return status === 408 || status === 409 || status === 429 || status >= 500
}

/** How long to wait before a service that is loading its model is asked again. */
export const loadingDelayMs = 1_000

/**
 * Whether the service says that its model is not in memory yet: 503, in llama.cpp's words "Loading model". A cold model
 * takes longer than the attempts at an overloaded service.
 */
export function isLoading({ status, message = '' }: ProviderError): boolean {
  return status === 503 && /\bload(ing|ed)?\b/i.test(message)
}

/**
 * How long to wait before the next attempt: as long as the service asks for in `retry-after` (seconds or a date) or
 * OpenAI's `retry-after-ms`, up to 60 s; else 0.5 s doubling to 8 s, less up to a quarter, so that those who failed
 * together do not come back together.
 *
 * @param attemptsMade 1 or more
 * @param random at least 0 and below 1
 */
export function retryDelayMs(
  attemptsMade: number,
  headers: Headers | undefined,
  nowMs: number,
  random: number,
): number {
  const askedForMs = headers && delayAskedForMs(headers, nowMs)
  if (askedForMs !== undefined && askedForMs >= 0 && askedForMs <= longestAskedForMs) {
    return askedForMs
  }
  return Math.min(firstDelayMs * 2 ** (attemptsMade - 1), longestDelayMs) * (1 - random / 4)
}

/** Not a number when the service says something else, which no comparison lets pass. */
function delayAskedForMs(headers: Headers, nowMs: number): number | undefined {
  const milliseconds = headers.get('retry-after-ms')
  if (milliseconds !== null && isNumber(milliseconds)) return Number(milliseconds)
  const after = headers.get('retry-after')
  if (after === null) return undefined
  return isNumber(after) ? Number(after) * 1_000 : Date.parse(after) - nowMs
}

function isNumber(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text.trim())
}
