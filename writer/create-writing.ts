/** Everything a page may ask of a writing service, over any OpenAI-compatible one, on the server and in the browser. */
import type { CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import type { WriterFailureCode } from '#core/errors.ts'
import type { ClaimsAnswer } from '#core/writer/claims-answer.ts'
import { type ClaimsWire, claimsPrompt, readClaimsAnswer } from '#core/writer/claims-prompt.ts'
import type { NotesRequest, SortedNotes } from '#core/writer/notes-request.ts'
import type { PartEvent } from '#core/writer/part-event.ts'
import { partPrompt } from '#core/writer/part-prompt.ts'
import type { PartRequest } from '#core/writer/part-request.ts'
import type { Prompt } from '#core/writer/prompt.ts'
import { linesOfNotes, notesPrompt, sortedNotes } from '#core/writer/sort-notes.ts'
import { holdsAnything, sayableOf } from '#core/writer/three-texts/sayable.ts'
import { toldCities } from '#core/writer/told-cities.ts'
import type { VoiceCard } from '#core/writer/voice-card.ts'
import { readVoiceCard, voicePrompt } from '#core/writer/voice-prompt.ts'
import type { VoiceRequest } from '#core/writer/voice-request.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import { type AnswerReader, askForData } from './ask-for-data.ts'
import { factsMost, pressMost, promptMost, textsMost } from './call-most.ts'
import type { Failure } from './failure.ts'
import { leavableEvents } from './merge-events.ts'
import { readMaterial } from './read-material.ts'
import { writeText } from './write-text.ts'
import { writeTexts } from './write-texts.ts'
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
    claims(request: ClaimsWire): number
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
  claims(
    request: ClaimsWire,
    signal: AbortSignal,
    measure?: WritingMeasure,
  ): Promise<WritingAnswer<ClaimsAnswer>>
}

/** A writer over the given services. */
export function createWriting(options: WritingOptions): Writing {
  const { services, report } = options
  const asking = createAsking(options)

  function failed(stage: Stage, failure: Failure): void {
    report({ stage, message: reportMessages[stage], ...failure })
  }

  async function runPress(request: WritingRequest, stream: Stream<WritingEvent>): Promise<void> {
    const material = await readMaterial(
      services.ceremony,
      request,
      asking(factsMost(request), stream.measure)('facts'),
      {
        emit: stream.emit,
        failed: (failure) => failed('facts', failure),
        spent: (spending) => stream.measure?.spent('facts', spending),
        stop: stream.stop,
      },
    )
    if (material === undefined) return
    const told = sayableOf(request.answers, material)
    const work = {
      request: {
        ...request,
        cities: toldCities(request, told),
        // A text that was written before something was held back may still tell it.
        standing: holdsAnything(request, material) ? undefined : request.standing,
      },
      told,
      code: options.markCode?.() ?? randomCode(),
    }
    await writeTexts(services.ceremony, work, asking(textsMost(request), stream.measure)('texts'), {
      emit: stream.emit,
      failed,
      spent: (spending) => stream.measure?.spent('texts', spending),
      stop: stream.stop,
    })
  }

  async function runPart(request: PartRequest, stream: Stream<PartEvent>): Promise<void> {
    const { emit, stop, measure } = stream
    const prompt = partPrompt(request)
    const outcome = await writeText(
      services.ceremony,
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
    stage: 'notes' | 'voice' | 'claims',
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
    const outcome = await askForData(services.ceremony, prompt, asked, signal)
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
      claims: (request) => promptMost(claimsPrompt(request), request.language).characters,
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
    claims(request, signal, measure) {
      const asked = {
        language: request.language,
        prompt: claimsPrompt(request),
        read: readClaimsAnswer,
      }
      return answer('claims', asked, signal, measure)
    },
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

/** Four letters that nobody can guess who wrote an answer before the press. */
function randomCode(): string {
  const letters = 'bcdfghjkmnpqrstvwxz'
  const drawn = crypto.getRandomValues(new Uint8Array(4))
  return [...drawn].map((one) => letters[one % letters.length]).join('')
}
