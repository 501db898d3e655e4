/** Everything a page may ask of a writing service, over any OpenAI-compatible one, on the server and in the browser. */

import type { CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import type { SecondReadingRequest } from '#core/check/second-reading/second-reading-request.ts'
import type { WriterFailureCode } from '#core/errors.ts'
import type { NotesRequest, SortedNotes } from '#core/writer/notes-request.ts'
import type { PartEvent } from '#core/writer/part-event.ts'
import { partPrompt } from '#core/writer/part-prompt.ts'
import type { PartRequest } from '#core/writer/part-request.ts'
import type { Prompt } from '#core/writer/prompt.ts'
import type { SecondReadingEvent } from '#core/writer/second-reading-event.ts'
import { linesOfNotes, notesPrompt, sortedNotes } from '#core/writer/sort-notes.ts'
import { tellsNothingHeld } from '#core/writer/standing-texts.ts'
import { toldOf } from '#core/writer/told.ts'
import { toldCities } from '#core/writer/told-cities.ts'
import type { VoiceCard } from '#core/writer/voice-card.ts'
import { readVoiceCard, voicePrompt } from '#core/writer/voice-prompt.ts'
import type { VoiceRequest } from '#core/writer/voice-request.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import { type AnswerReader, askForData } from './ask-for-data.ts'
import { pressMost, promptMost, readingMost, secondReadingMost, textsMost } from './call-most.ts'
import type { Failure } from './failure.ts'
import { leavableEvents } from './merge-events.ts'
import { type Decided, readTellings } from './read-tellings.ts'
import { secondRead } from './second-read.ts'
import { writeText } from './write-text.ts'
import { type TextsToWrite, writeTexts } from './write-texts.ts'
import { createAsking, type WritingOptions } from './writing-options.ts'
import { reportMessages, type Stage, type WritingMeasure } from './writing-report.ts'

export type WritingAnswer<Value> =
  | { kind: 'answered'; value: Value }
  | { kind: 'failed'; code: WriterFailureCode }
  | { kind: 'stopped' }

/**
 * The five calls. Aborting `signal`, or leaving a generator, ends the service's requests at once and the call without
 * throwing; unfinished texts then have no last event. `measure` is told of every request. A call sends no more characters
 * of prompts than `charactersMost` says of its request: it rather fails. Nothing is kept afterwards.
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
    measure?: WritingMeasure,
  ): AsyncGenerator<WritingEvent, void>
  rewrite(
    request: PartRequest,
    signal: AbortSignal,
    measure?: WritingMeasure,
  ): AsyncGenerator<PartEvent, void>
  sortNotes(
    request: NotesRequest,
    signal: AbortSignal,
    measure?: WritingMeasure,
  ): Promise<WritingAnswer<SortedNotes>>
  voiceCard(
    request: VoiceRequest,
    signal: AbortSignal,
    measure?: WritingMeasure,
  ): Promise<WritingAnswer<VoiceCard>>
  secondRead(
    request: SecondReadingRequest,
    signal: AbortSignal,
    measure?: WritingMeasure,
  ): AsyncGenerator<SecondReadingEvent, void>
}

/** A writer over the given services. */
export function createWriting(options: WritingOptions): Writing {
  const { service, report } = options
  const { begin: asking, knownService } = createAsking(options)

  function failed(stage: Stage, failure: Failure): void {
    report({ stage, message: reportMessages[stage], ...failure })
  }

  async function runPress(request: WritingRequest, stream: Stream<WritingEvent>): Promise<void> {
    const { emit, stop, measure } = stream
    const reading = readTellings(
      await knownService(stop),
      request,
      asking(readingMost(request), measure)('reading'),
      {
        emit,
        failed: (failure) => failed('reading', failure),
        spent: (spending) => measure?.spent('reading', spending),
        stop,
      },
    )
    const decided = await reading.decided
    if (decided === undefined) return
    const work = workOf(request, decided, options.markCode?.() ?? randomCode())
    await writeTexts(await knownService(stop), work, asking(textsMost(request), measure)('texts'), {
      emit,
      failed,
      spent: (spending) => measure?.spent('texts', spending),
      stop,
    })
    await reading.ended
  }

  async function runSecondReading(
    request: SecondReadingRequest,
    { emit, stop, measure }: Stream<SecondReadingEvent>,
  ): Promise<void> {
    const most = secondReadingMost(request)
    await secondRead(await knownService(stop), request, asking(most, measure)('secondReading'), {
      emit,
      failed: (failure) => failed('secondReading', failure),
      spent: (spending) => measure?.spent('secondReading', spending),
      stop,
    })
  }

  async function runPart(request: PartRequest, stream: Stream<PartEvent>): Promise<void> {
    const { emit, stop, measure } = stream
    const prompt = partPrompt(request)
    const outcome = await writeText(
      service,
      prompt,
      request,
      {
        ...asking(promptMost(prompt, request.language), measure)('part'),
        onDelta: (delta) => emit({ event: 'delta', delta }),
      },
      stop,
    )
    if (outcome.kind === 'stopped') return
    if (outcome.kind === 'written') {
      measure?.spent('part', outcome.spending)
      emit({ event: 'done', content: outcome.content })
      return
    }
    failed('part', outcome.failure)
    emit({ event: 'failed', code: outcome.failure.code })
  }

  async function answer<Value>(
    stage: 'notes' | 'voice',
    { language, prompt, read }: Asked<Value>,
    signal: AbortSignal,
    measure: WritingMeasure | undefined,
  ): Promise<WritingAnswer<Value>> {
    const reader = (): AnswerReader<Value> => ({ feed: () => undefined, end: read })
    const spent = (spending: Parameters<WritingMeasure['spent']>[1]): void =>
      measure?.spent(stage, spending)
    const asked = {
      ...asking(promptMost(prompt, language), measure)(stage),
      language,
      reader,
      spent,
    }
    const outcome = await askForData(service, prompt, asked, signal)
    if (outcome.kind !== 'failed') return outcome
    failed(stage, outcome.failure)
    return { kind: 'failed', code: outcome.failure.code }
  }

  return {
    charactersMost: {
      press: (request) => pressMost(request).characters,
      rewrite: (request) => promptMost(partPrompt(request), request.language).characters,
      sortNotes: (request) =>
        promptMost(notesPrompt(request, linesOfNotes(request.notes)), request.language).characters,
      voiceCard: (request) => promptMost(voicePrompt(request), request.language).characters,
      secondRead: (request) => secondReadingMost(request).characters,
    },
    press: (request, signal, measure) =>
      leavableEvents((stop) => [(emit) => runPress(request, { emit, stop, measure })], signal),
    rewrite: (request, signal, measure) =>
      leavableEvents((stop) => [(emit) => runPart(request, { emit, stop, measure })], signal),
    sortNotes(request, signal, measure) {
      const lines = linesOfNotes(request.notes)
      const read = (said: string): SortedNotes | undefined => sortedNotes(said, lines)
      const asked = { language: request.language, prompt: notesPrompt(request, lines), read }
      return answer('notes', asked, signal, measure)
    },
    voiceCard(request, signal, measure) {
      const asked = {
        language: request.language,
        prompt: voicePrompt(request),
        read: readVoiceCard,
      }
      return answer('voice', asked, signal, measure)
    },
    secondRead: (request, signal, measure) =>
      leavableEvents(
        (stop) => [(emit) => runSecondReading(request, { emit, stop, measure })],
        signal,
      ),
  }
}

interface Stream<Event> {
  emit: (event: Event) => void
  stop: AbortSignal
  measure: WritingMeasure | undefined
}

interface Asked<Value> {
  language: CeremonyLanguage
  prompt: Prompt
  read: (answer: string) => Value | undefined
}

/** What the texts are written from, and what goes along with it. */
function workOf(
  request: WritingRequest,
  { tellings, ranges }: Decided,
  code: string,
): TextsToWrite {
  const told = toldOf(tellings, ranges)
  const standing = Object.fromEntries(
    Object.entries(request.standing ?? {}).filter(([, text = '']) =>
      tellsNothingHeld(text, { ...request, ranges, told }),
    ),
  )
  return {
    request: { ...request, cities: toldCities(request.cities, told), standing },
    told,
    code,
  }
}

/** Four letters that nobody can guess who wrote an answer before the press. */
function randomCode(): string {
  const letters = 'bcdfghjkmnpqrstvwxz'
  const drawn = crypto.getRandomValues(new Uint8Array(4))
  return [...drawn].map((one) => letters[one % letters.length]).join('')
}
