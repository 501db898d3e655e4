import type { TextEvent, TextsRequest } from '#core/wire.ts'

/**
 * Writes the requested texts and reports each step as it happens (docs/design/shape.md section 5).
 *
 * Promises: deltas of different texts may interleave; every requested text ends with exactly one `done` or `failed`;
 * the iteration ends after the last of them. A failure of the service is an event, never a throw. When `signal` is
 * aborted, the request to the service is stopped at once and the iteration ends soon, finished texts or not. Holds no
 * text once the iteration has ended.
 */
export type TextWriter = (request: TextsRequest, signal: AbortSignal) => AsyncIterable<TextEvent>
