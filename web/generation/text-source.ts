import type { TextEvent, TextsRequest } from '#core/wire.ts'

/** How writing ended. Only `complete` means that every text asked for has had its `done` or `failed`. */
export type SourceEnd =
  | { end: 'complete' }
  /** The request itself was refused; `sentence` is for the user, in their language. */
  | { end: 'rejected'; sentence: string }
  /** Nobody answered: no network, or the server is down. */
  | { end: 'unreachable' }
  /** The stream broke off. */
  | { end: 'cut-short' }

/**
 * Whoever writes the texts, seen from the page: events as they come, then how it ended.
 * Aborting `signal` ends it early; whatever is returned then is of no interest.
 */
export type TextSource = (
  request: TextsRequest,
  signal: AbortSignal,
) => AsyncGenerator<TextEvent, SourceEnd>
