/** The reading after the writing, as the page follows it: marks as they come, then how it ended. */
import type { SecondReadingRequest } from '#core/check/second-reading/second-reading-request.ts'
import type { WriterFailureCode } from '#core/errors.ts'
import type { SecondReadingEvent } from '#core/writer/second-reading-event.ts'
import { follow } from './follow.ts'
import type { SourceEnd } from './source-end.ts'
import type { WritingSource } from './writing-source.ts'

type ReadAgainOutcome =
  | { kind: 'read' }
  | { kind: 'failed'; code: WriterFailureCode }
  | Exclude<SourceEnd, { end: 'complete' }>
  | { kind: 'stopped' }

/** `stop()` ends it at once; `ended` never rejects. */
export interface ReadingAgain {
  stop(): void
  ended: Promise<ReadAgainOutcome>
}

/** Has these sentences read. What the listener has heard stays good where the rest never comes. */
export function readAgain(
  source: WritingSource,
  request: SecondReadingRequest,
  listener: (event: SecondReadingEvent) => void,
): ReadingAgain {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async (): Promise<ReadAgainOutcome> => {
    let outcome: ReadAgainOutcome | undefined
    const end = await follow(source.secondReading(request, signal), signal, (event) => {
      if (event.event === 'failed') outcome = { kind: 'failed', code: event.code }
      if (event.event === 'ended') outcome = { kind: 'read' }
      listener(event)
    })
    if (end === 'stopped') return { kind: 'stopped' }
    return outcome ?? (end.end === 'complete' ? { end: 'cut-short' } : end)
  }
  return { stop: () => stopping.abort(), ended: run() }
}
