/** Whoever writes, as the page sees it: the operator's service, or a service asked with the user's own key. */
import type { SecondReadingRequest } from '#core/check/second-reading/second-reading-request.ts'
import type { WriterFailureCode } from '#core/errors.ts'
import type { NotesRequest, SortedNotes } from '#core/writer/notes-request.ts'
import type { PartEvent } from '#core/writer/part-event.ts'
import type { PartRequest } from '#core/writer/part-request.ts'
import type { SecondReadingEvent } from '#core/writer/second-reading-event.ts'
import type { VoiceCard } from '#core/writer/voice-card.ts'
import type { VoiceRequest } from '#core/writer/voice-request.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import type { SourceEnd } from './source-end.ts'

/** A single answer, or why there is none. */
export type Answered<Value> =
  | { kind: 'answered'; value: Value }
  | { kind: 'failed'; code: WriterFailureCode }
  | Exclude<SourceEnd, { end: 'complete' }>
  | { kind: 'stopped' }

/**
 * Five things that a writing service is asked for. Events come as they happen, then how it ended; aborting `signal`
 * ends each of them at once. None of them throws, whatever the network or the service does.
 */
export interface WritingSource {
  press(request: WritingRequest, signal: AbortSignal): AsyncGenerator<WritingEvent, SourceEnd>
  rewrite(request: PartRequest, signal: AbortSignal): AsyncGenerator<PartEvent, SourceEnd>
  sortNotes(request: NotesRequest, signal: AbortSignal): Promise<Answered<SortedNotes>>
  voiceCard(request: VoiceRequest, signal: AbortSignal): Promise<Answered<VoiceCard>>
  /** The call after writing; sentences come one by one. */
  secondReading(
    request: SecondReadingRequest,
    signal: AbortSignal,
  ): AsyncGenerator<SecondReadingEvent, SourceEnd>
}
