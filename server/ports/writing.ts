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

/** What a request to a service is for. */
type WritingStage = 'reading' | 'texts' | 'part' | 'notes' | 'voice' | 'secondReading'

/** Is told of every request of one call, and what its answer cost; never of content. */
export interface WritingMeasure {
  /** A request is sent to a service, with a prompt of so many characters. */
  called(stage: WritingStage, promptCharacters: number): void
  /** The service turned one away before it read its prompt: it costs nobody anything. */
  turnedAway(promptCharacters: number): void
  spent(stage: WritingStage, tokens: { promptTokens: number; completionTokens: number }): void
}

/** A single answer, or why there is none. */
export type WritingAnswer<Value> =
  | { kind: 'answered'; value: Value }
  | { kind: 'failed'; code: WriterFailureCode }
  | { kind: 'stopped' }

/**
 * What a page may ask of a writing service (docs/design/shape.md section 5).
 *
 * Promises: a failure of the service is an event or an answer, never a throw; every text asked for ends with exactly one
 * `done` or `failed`; `read` comes before the first word of a text; a second reading ends with one `ended` or `failed`. When `signal` is aborted, the requests to the
 * service are stopped at once and the call ends soon. A call sends no more characters of prompts than `charactersMost`
 * says of its request, retries included: it rather fails. Holds nothing of a call once it has ended.
 */
export interface Writing {
  readonly charactersMost: {
    press(request: WritingRequest): number
    rewrite(request: PartRequest): number
    sortNotes(request: NotesRequest): number
    voiceCard(request: VoiceRequest): number
    secondRead(request: SecondReadingRequest): number
  }
  press(
    request: WritingRequest,
    signal: AbortSignal,
    measure: WritingMeasure,
  ): AsyncIterable<WritingEvent>
  rewrite(
    request: PartRequest,
    signal: AbortSignal,
    measure: WritingMeasure,
  ): AsyncIterable<PartEvent>
  sortNotes(
    request: NotesRequest,
    signal: AbortSignal,
    measure: WritingMeasure,
  ): Promise<WritingAnswer<SortedNotes>>
  voiceCard(
    request: VoiceRequest,
    signal: AbortSignal,
    measure: WritingMeasure,
  ): Promise<WritingAnswer<VoiceCard>>
  secondRead(
    request: SecondReadingRequest,
    signal: AbortSignal,
    measure: WritingMeasure,
  ): AsyncIterable<SecondReadingEvent>
}
