/**
 * One run of writing, seen by the page: which texts are being written, how far they are, how it went.
 * Finished texts go to the ceremony's store as they finish; unfinished ones leave their former in place
 * (design.md section 10, "Generating").
 */
import { type TextName, type Texts, textNames } from '#core/ceremony.ts'
import type { WriterFailureCode } from '#core/errors.ts'
import type { TextsRequest } from '#core/wire.ts'
import type { CeremonyStore } from '../storage/ceremony-store.ts'
import type { SourceEnd, TextSource } from './text-source.ts'

export type Progress = 'waiting' | 'writing' | 'done' | 'failed' | 'stopped'

/** Why something was not written. `network` covers everything between the browser and our server. */
export type Failure =
  | { kind: 'text'; text: TextName; code: WriterFailureCode }
  | { kind: 'rejected'; sentence: string }
  | { kind: 'unreachable' }

export interface GenerationState {
  running: boolean
  /** What has arrived so far of the texts being written. */
  drafts: Partial<Texts>
  progress: Partial<Record<TextName, Progress>>
  failures: readonly Failure[]
}

/** `superseded`: something else took its place, so there is nothing to say of it. */
export type GenerationOutcome = 'generated' | 'stopped' | 'failed' | 'superseded'

export const idleGeneration: GenerationState = {
  running: false,
  drafts: {},
  progress: {},
  failures: [],
}

export interface Generation {
  state(): GenerationState
  subscribe(listener: () => void): () => void
  /** Writes the texts asked for; resolves once nothing more will arrive. Never rejects for what a source does. */
  run(source: TextSource, request: TextsRequest): Promise<GenerationOutcome>
  /** Stops the run, if any: finished texts stay, the others keep their former. */
  stop(): void
  /** Forgets how the last run went. */
  reset(): void
}

/**
 * `schedule` groups the arrival of many small pieces into one refresh of the page
 * (called with the refresh; at most one is pending).
 */
export function createGeneration(
  store: CeremonyStore,
  schedule: (refresh: () => void) => void,
): Generation {
  const listeners = new Set<() => void>()
  let state = idleGeneration
  let current: AbortController | undefined
  let refreshPending = false

  function announce(): void {
    for (const listener of listeners) listener()
  }

  function publish(change: Partial<GenerationState>): void {
    state = { ...state, ...change }
    announce()
  }

  function setProgress(text: TextName, progress: Progress): void {
    state = { ...state, progress: { ...state.progress, [text]: progress } }
  }

  /** Drafts grow at every token; the page hears of it only now and then. */
  function append(text: TextName, delta: string): void {
    if (state.progress[text] !== 'writing') setProgress(text, 'writing')
    state = {
      ...state,
      drafts: { ...state.drafts, [text]: (state.drafts[text] ?? '') + delta },
    }
    if (refreshPending) return
    refreshPending = true
    schedule(() => {
      refreshPending = false
      announce()
    })
  }

  function unfinished(): TextName[] {
    return textNames.filter(
      (text) => state.progress[text] === 'waiting' || state.progress[text] === 'writing',
    )
  }

  function endAll(progress: Progress): void {
    for (const text of unfinished()) setProgress(text, progress)
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async run(source, request) {
      current?.abort()
      const controller = new AbortController()
      current = controller
      let formerKept = false
      // What is being written belongs to what stood here: once that is cleared, here or in another tab, it ends.
      const { clearings } = store.state()
      const unfollow = store.subscribe(() => {
        if (store.state().clearings !== clearings) controller.abort()
      })
      publish({
        ...idleGeneration,
        running: true,
        progress: Object.fromEntries(request.texts.map((text) => [text, 'waiting'])),
      })

      const finish = (text: TextName, content: string): void => {
        // As it stands now: a text may have been edited by hand while the others were being written.
        if (!formerKept) store.keepFormer(store.state().texts)
        formerKept = true
        store.setText(text, content)
        setProgress(text, 'done')
        const { [text]: _finished, ...drafts } = state.drafts
        publish({ drafts })
      }

      const end = await consume(source(request, controller.signal), controller.signal, (event) => {
        if (event.event === 'delta') append(event.text, event.delta)
        else if (event.event === 'done') finish(event.text, event.content)
        else {
          setProgress(event.text, 'failed')
          const { [event.text]: _failed, ...drafts } = state.drafts
          const failure: Failure = { kind: 'text', text: event.text, code: event.code }
          publish({ drafts, failures: [...state.failures, failure] })
        }
      })
      unfollow()
      if (current !== controller) return 'superseded'
      current = undefined
      if (store.state().clearings !== clearings) {
        publish(idleGeneration)
        return 'superseded'
      }
      if (end === 'stopped') {
        endAll('stopped')
        publish({ running: false, drafts: {} })
        return 'stopped'
      }
      const failures = [...state.failures, ...failuresOf(end, unfinished())]
      endAll('failed')
      publish({ running: false, drafts: {}, failures })
      return failures.length === 0 ? 'generated' : 'failed'
    },
    stop() {
      current?.abort()
    },
    reset() {
      if (!state.running) publish(idleGeneration)
    },
  }
}

async function consume<Event>(
  events: AsyncGenerator<Event, SourceEnd>,
  signal: AbortSignal,
  take: (event: Event) => void,
): Promise<SourceEnd | 'stopped'> {
  const aborted = new Promise<'stopped'>((resolve) => {
    signal.addEventListener('abort', () => resolve('stopped'), { once: true })
  })
  for (;;) {
    const step = await Promise.race([events.next(), aborted])
    if (step === 'stopped' || signal.aborted) {
      // Whoever is slow to notice the abort is not waited for.
      void events.return({ end: 'cut-short' }).catch(() => undefined)
      return 'stopped'
    }
    if (step.done === true) return step.value
    take(step.value)
  }
}

function failuresOf(end: SourceEnd, missing: readonly TextName[]): Failure[] {
  switch (end.end) {
    case 'rejected':
      return [{ kind: 'rejected', sentence: end.sentence }]
    case 'unreachable':
      return [{ kind: 'unreachable' }]
    case 'cut-short':
    case 'complete':
      return missing.map((text) => ({ kind: 'text', text, code: 'cut-short' }))
  }
}
