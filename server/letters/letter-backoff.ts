/** When a letter that could not be sent is tried again. */

const firstDelayMs = 30_000
const longestDelayMs = 60 * 60_000
const slowDelayMs = 6 * 60 * 60_000
/** How long a mail server gets to recover (RFC 5321 section 4.5.4.1 asks for four to five days). */
export const patienceMs = 5 * 24 * 60 * 60_000

export interface FailedAttempt {
  /** Attempts made, from 1. */
  attempts: number
  /** Time since the letter was written. */
  ageMs: number
}

/**
 * Milliseconds until the next attempt: from 30 s, doubling up to 1 h, and every 6 h once the letter is older than five
 * days. `random` in [0, 1) shortens it by up to a fifth, so that letters which failed together do not all retry at
 * once.
 */
export function retryDelayMs(attempt: FailedAttempt, random: number): number {
  const whole =
    attempt.ageMs > patienceMs
      ? slowDelayMs
      : Math.min(firstDelayMs * 2 ** Math.min(attempt.attempts - 1, 20), longestDelayMs)
  return Math.round(whole * (1 - 0.2 * random))
}
