import type { TextEvent, TextsRequest } from '#core/wire.ts'

/**
 * Writes the texts asked for and says each step as it happens (design.md section 5).
 *
 * Promises: deltas of different texts may interleave; every text of the request ends with exactly one `done` or
 * `failed`; the iteration ends after the last of them. A failure of the service is an event, never a throw.
 * `signal` aborted: the service's request is stopped at once and the iteration ends soon, finished texts or not.
 * Holds no text once the iteration has ended.
 */
export type TextWriter = (request: TextsRequest, signal: AbortSignal) => AsyncIterable<TextEvent>
