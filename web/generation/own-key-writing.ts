import type { Site } from '#core/wire.ts'
import type { Writing, WritingAnswer } from '#writer/create-writing.ts'
import { baseUrlOf, originInUse, type WriterChoice } from './own-key.ts'
import type { SourceEnd } from './source-end.ts'
import type { Answered, WritingSource } from './writing-source.ts'

type Opened = { writing: Writing } | 'no-key' | Exclude<SourceEnd, { end: 'complete' }>

const keyMissing = { code: 'api-key-missing' } as const

/**
 * A service asked with the user's own key, all of it from the browser: our server sees nothing. The writer's code is
 * loaded on first use; what it learns of the service is kept as long as the source is.
 */
export function createOwnKeyWriting(site: Site | undefined, choice: WriterChoice): WritingSource {
  let opened: Promise<Opened> | undefined

  async function open(): Promise<Opened> {
    // A service on this machine may ask for none, but whoever chose a key of their own has to give it.
    if (choice.apiKey.trim() === '') return 'no-key'
    if (site === undefined) return { end: 'unreachable' }
    const origin = originInUse(site, choice.origin)
    if (origin === undefined) {
      return choice.origin === ''
        ? { end: 'unreachable' }
        : { end: 'key-elsewhere', origin: choice.origin }
    }
    const service = { baseUrl: baseUrlOf(origin), apiKey: choice.apiKey.trim() }
    const { model, limits } = site
    try {
      const { createWriting } = await import('#writer/create-writing.ts')
      return {
        writing: createWriting({
          service: { ...service, model },
          // The page shows each failure itself, and no operator is listening.
          report: () => undefined,
          textMaxCharacters: limits.textMaxCharacters,
        }),
      }
    } catch {
      // The writer's code could not be fetched; the next press tries again.
      opened = undefined
      return { end: 'unreachable' }
    }
  }

  function opening(): Promise<Opened> {
    opened ??= open()
    return opened
  }

  async function* stream<Event>(
    call: (writing: Writing) => AsyncGenerator<Event, void>,
    withoutKey: readonly Event[],
  ): AsyncGenerator<Event, SourceEnd> {
    const ready = await opening()
    if (ready === 'no-key') {
      yield* withoutKey
      return { end: 'complete' }
    }
    if ('end' in ready) return ready
    yield* call(ready.writing)
    return { end: 'complete' }
  }

  async function ask<Value>(
    call: (writing: Writing) => Promise<WritingAnswer<Value>>,
  ): Promise<Answered<Value>> {
    const ready = await opening()
    if (ready === 'no-key') return { kind: 'failed', ...keyMissing }
    if ('end' in ready) return ready
    return call(ready.writing)
  }

  return {
    press: (request, signal) =>
      stream(
        (writing) => writing.press(request, signal),
        request.texts.map((text) => ({ event: 'failed', text, ...keyMissing })),
      ),
    rewrite: (request, signal) =>
      stream((writing) => writing.rewrite(request, signal), [{ event: 'failed', ...keyMissing }]),
    sortNotes: (request, signal) => ask((writing) => writing.sortNotes(request, signal)),
    voiceCard: (request, signal) => ask((writing) => writing.voiceCard(request, signal)),
    secondReading: (request, signal) =>
      stream(
        (writing) => writing.secondRead(request, signal),
        [{ event: 'failed', ...keyMissing }],
      ),
  }
}
