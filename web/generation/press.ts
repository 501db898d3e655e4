/**
 * One press of the button, for the page that shows it:
 *
 *     const running = press({ ceremony, texts: textNames, rituals, source }, (event, sent) => show(event))
 *     running.stop()             // at once; whatever was finished stays finished
 *     await running.ended        // what became of it
 *
 * What is held comes first, in one `read`, then the texts one after another; `asked` comes whenever it is there.
 */
import type { TextName } from '#core/ceremony/ceremony.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import type { WriterFailureCode } from '#core/errors.ts'
import { type PressExtras, requestOfCeremony } from '#core/writer/request-of-ceremony.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import { follow } from './follow.ts'
import type { SourceEnd } from './source-end.ts'
import type { WritingSource } from './writing-source.ts'

export interface PressRequest extends PressExtras {
  ceremony: Ceremony
  source: WritingSource
}

/** Why nothing more came; `code` where the text itself failed, otherwise what became of the connection. */
export type PressFailure =
  | { kind: 'text'; text: TextName; code: WriterFailureCode }
  | { kind: 'rejected'; sentence: string }
  | { kind: 'key-elsewhere'; origin: string }
  | { kind: 'unreachable' }

/** What became of a press. Texts in neither list were stopped. */
interface PressOutcome {
  kind: 'written' | 'failed' | 'stopped'
  written: readonly TextName[]
  failures: readonly PressFailure[]
}

export interface Press {
  /** Ends it at once: nothing more is heard, and the service is left. */
  stop(): void
  /** Never rejects. */
  ended: Promise<PressOutcome>
}

/**
 * Presses the button. `listener` hears every event in its order with the request it answers, and nothing after `stop()`.
 * Every text asked for is `done` or `failed` for the listener, whatever happens to the connection, unless it is stopped.
 */
export function press(
  { ceremony, source, ...extras }: PressRequest,
  listener: (event: WritingEvent, sent: WritingRequest) => void,
): Press {
  const stopping = new AbortController()
  const request = requestOfCeremony(ceremony, extras)
  const unfinished = new Set(request.texts)
  const written: TextName[] = []
  const failures: PressFailure[] = []

  const take = (event: WritingEvent): void => {
    if (event.event === 'done' || event.event === 'failed') {
      if (!unfinished.delete(event.text)) return
      if (event.event === 'done') written.push(event.text)
      else failures.push({ kind: 'text', text: event.text, code: event.code })
    }
    listener(event, request)
  }

  const run = async (): Promise<PressOutcome> => {
    const { signal } = stopping
    const end = await follow(source.press(request, signal), signal, take)
    if (end === 'stopped') return { kind: 'stopped', written, failures }
    const broken = connectionFailure(end)
    if (broken) failures.push(broken)
    for (const text of [...unfinished]) {
      const code = end.end === 'unreachable' ? 'unreachable' : 'cut-short'
      unfinished.delete(text)
      if (broken === undefined) failures.push({ kind: 'text', text, code })
      listener({ event: 'failed', text, code }, request)
    }
    return { kind: failures.length === 0 ? 'written' : 'failed', written, failures }
  }
  return { stop: () => stopping.abort(), ended: run() }
}

/** What the end of a source says of the connection itself; nothing where each text has its own end. */
function connectionFailure(end: SourceEnd): PressFailure | undefined {
  switch (end.end) {
    case 'rejected':
      return { kind: 'rejected', sentence: end.sentence }
    case 'key-elsewhere':
      return { kind: 'key-elsewhere', origin: end.origin }
    case 'unreachable':
      return { kind: 'unreachable' }
    case 'cut-short':
    case 'complete':
      return undefined
  }
}
