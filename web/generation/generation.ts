/**
 * One run of the writer, as the page sees it: how the reading went, which texts are being written, how far along they
 * are, how it ended. What is held goes to the ceremony before the first word, finished texts one by one; unfinished ones
 * leave the former text in place (docs/design/pages.md section 4.6).
 */
import { type TextName, type Texts, textNames } from '#core/ceremony/ceremony.ts'
import type { WriterFailureCode } from '#core/errors.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import type { Press, PressFailure } from './press.ts'

type Progress = 'waiting' | 'writing' | 'done' | 'failed' | 'stopped'

/** Why something was not written. `unreachable` covers everything between the browser and our server. */
export type Failure =
  | { kind: 'text'; text: TextName; code: WriterFailureCode }
  /** The script ends with its declaration all the same. No toast mentions it; trying again includes it. */
  | { kind: 'not-written'; text: TextName }
  | { kind: 'rejected'; sentence: string }
  | { kind: 'key-elsewhere'; origin: string }
  | { kind: 'unreachable' }

type ReadEvent = Extract<WritingEvent, { event: 'read' }>
type AskedEvent = Extract<WritingEvent, { event: 'asked' }>

/** What the reading of the tellings came to. */
interface ReadingState extends Omit<AskedEvent, 'event'> {
  /** `failed`: code alone decided what is held, and the tellings count as unread. */
  outcome: 'reading' | 'read' | 'failed'
}

export interface GenerationState {
  running: boolean
  /** Running, and texts were asked for: not while the tellings alone are read. */
  isWriting: boolean
  /** Absent before the first run. */
  reading?: ReadingState
  /** The service could not hold all that was told, and some of it was left out of a text. */
  isShortened: boolean
  /** What has arrived so far of the texts being written. */
  drafts: Partial<Texts>
  progress: Partial<Record<TextName, Progress>>
  failures: readonly Failure[]
}

/** `failed`: a toast is due. `superseded`: something else took its place, so nothing needs to be said. */
export type GenerationOutcome = 'generated' | 'stopped' | 'failed' | 'superseded'

export const idleGeneration: GenerationState = {
  running: false,
  isWriting: false,
  isShortened: false,
  drafts: {},
  progress: {},
  failures: [],
}

/** The ceremony that the texts are written for. */
export interface WritingTarget {
  /** Keeps what is held and allowed. @param sent what was read, as it left the device */
  takeReading(read: ReadEvent, sent: WritingRequest): void
  /** Puts a text in the place of the former, which is kept as a version. */
  take(text: TextName, content: string): void
  /** Hears once the texts would be for another ceremony than the one on the desk now; returns how to stop hearing. */
  onGone(listener: () => void): () => void
}

/** Begins a press whose events the listener hears, none of them before this returns. */
export type BeginPress = (listener: (event: WritingEvent, sent: WritingRequest) => void) => Press

export interface Generation {
  state(): GenerationState
  subscribe(listener: () => void): () => void
  /**
   * Reads the tellings and writes these texts; resolves once nothing more will arrive. Without texts it stays known how the
   * last reading went, until this one has ended, and how far the texts of the last writing came. Never rejects.
   */
  run(begin: BeginPress, texts: readonly TextName[]): Promise<GenerationOutcome>
  /** Stops the run, if any: finished texts stay, the others keep their former version. */
  stop(): void
  /** Forgets how the last run went. */
  reset(): void
}

/** `schedule` batches the arrival of many small pieces into one refresh of the page; at most one is pending. */
export function createGeneration(
  target: WritingTarget,
  schedule: (refresh: () => void) => void,
): Generation {
  const listeners = new Set<() => void>()
  let state = idleGeneration
  let current: Press | undefined
  let refreshPending = false

  function announce(): void {
    for (const listener of listeners) listener()
  }

  function publish(change: Partial<GenerationState>): void {
    state = { ...state, ...change }
    announce()
  }

  function forget(): void {
    state = idleGeneration
    announce()
  }

  /** Drafts grow with every token; the page is refreshed only now and then. */
  function publishSoon(change: Partial<GenerationState>): void {
    state = { ...state, ...change }
    if (refreshPending) return
    refreshPending = true
    schedule(() => {
      refreshPending = false
      announce()
    })
  }

  function withProgress(text: TextName, progress: Progress): GenerationState['progress'] {
    return { ...state.progress, [text]: progress }
  }

  /** The text has come to its end. */
  function end(text: TextName, progress: 'done' | 'failed'): void {
    const { [text]: _ended, ...drafts } = state.drafts
    publish({ drafts, progress: withProgress(text, progress) })
  }

  /** How the reading went; doubts and questions stay until a newer reading has asked. */
  function readingWith(change: Partial<ReadingState>): { reading: ReadingState } {
    const reading = state.reading ?? { outcome: 'reading', doubts: [], questions: [] }
    return { reading: { ...reading, ...change } }
  }

  function hear(event: WritingEvent, sent: WritingRequest): void {
    switch (event.event) {
      case 'read':
        target.takeReading(event, sent)
        publish(readingWith({ outcome: event.outcome === 'failed' ? 'failed' : 'read' }))
        break
      case 'asked':
        publish(readingWith({ doubts: event.doubts, questions: event.questions }))
        break
      case 'shortened':
        publish({ isShortened: true })
        break
      case 'delta': {
        const { text, delta } = event
        const drafts = { ...state.drafts, [text]: (state.drafts[text] ?? '') + delta }
        publishSoon({ drafts, progress: withProgress(text, 'writing') })
        break
      }
      case 'done':
        target.take(event.text, event.content)
        end(event.text, 'done')
        break
      case 'failed':
        end(event.text, 'failed')
        break
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async run(begin, texts) {
      current?.stop()
      const { reading: former, progress: written } = state
      const isWriting = texts.length > 0
      publish({
        ...idleGeneration,
        running: true,
        isWriting,
        ...readingWith({ outcome: 'reading' }),
        progress: isWriting ? Object.fromEntries(texts.map((text) => [text, 'waiting'])) : written,
      })
      const press = begin((event, sent) => {
        if (current === press) hear(event, sent)
      })
      current = press
      let isGone = false
      // The new texts belong to the ceremony of this moment: once it is cleared, here or in another tab, the run ends.
      const stopHearing = target.onGone(() => {
        isGone = true
        press.stop()
      })
      const { kind, failures } = await press.ended
      stopHearing()
      if (current !== press) return 'superseded'
      current = undefined
      if (isGone) {
        forget()
        return 'superseded'
      }
      const told = failures.map(asTold)
      const progress = { ...state.progress }
      for (const text of textNames) {
        if (progress[text] === 'waiting' || progress[text] === 'writing') {
          progress[text] = kind === 'stopped' ? 'stopped' : 'failed'
        }
      }
      const { reading, ...rest } = state
      // Of a reading that did not come to its end nothing is known.
      const isRead = reading !== undefined && reading.outcome !== 'reading'
      const known = isRead ? reading : isWriting ? undefined : former
      state = { ...rest, ...(known === undefined ? {} : { reading: known }) }
      publish({ running: false, isWriting: false, drafts: {}, progress, failures: told })
      if (kind === 'stopped') return 'stopped'
      return told.every((failure) => failure.kind === 'not-written') ? 'generated' : 'failed'
    },
    stop() {
      current?.stop()
    },
    reset() {
      if (!state.running) forget()
    },
  }
}

/** The script ends with its declaration whether or not the final message could be written. */
function asTold(failure: PressFailure): Failure {
  return failure.kind === 'text' && failure.text === 'finalMessage'
    ? { kind: 'not-written', text: failure.text }
    : failure
}
