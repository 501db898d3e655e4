import * as v from 'valibot'
import type { AnsweredEvent } from '#core/writer/answered-event.ts'
import { failedEventSchema } from '#core/writer/answered-event.ts'
import { sortedNotesSchema } from '#core/writer/notes-request.ts'
import { partEventSchema } from '#core/writer/part-event.ts'
import { secondReadingEventSchema } from '#core/writer/second-reading-event.ts'
import { voiceCardSchema } from '#core/writer/voice-card.ts'
import { writingEventSchema } from '#core/writer/writing-event.ts'
import { follow } from './follow.ts'
import { serverEvents } from './server-events.ts'
import type { SourceEnd } from './source-end.ts'
import type { Answered, WritingSource } from './writing-source.ts'

function reading<Output>(schema: v.GenericSchema<unknown, Output>) {
  return (value: object): Output | undefined => {
    const parsed = v.safeParse(schema, value)
    return parsed.success ? parsed.output : undefined
  }
}

/**
 * The operator's service, through our server: `POST /api/writing` and the calls under it. `pageLanguage` is asked at each
 * call for the language (BCP 47) in which the page shows what the server refuses.
 */
export function createServiceWriting(
  send: typeof fetch,
  pageLanguage: () => string,
): WritingSource {
  const events = <Event>(
    path: string,
    body: unknown,
    schema: v.GenericSchema<unknown, Event>,
    signal: AbortSignal,
  ): AsyncGenerator<Event, SourceEnd> =>
    serverEvents(send, { path, body, language: pageLanguage(), read: reading(schema) }, signal)

  async function ask<Value>(
    path: string,
    body: unknown,
    schema: v.GenericSchema<unknown, Value>,
    signal: AbortSignal,
  ): Promise<Answered<Value>> {
    const answered = v.object({ event: v.literal('answered'), value: schema })
    const either = v.union([answered, failedEventSchema])
    let answer: AnsweredEvent<Value> | undefined
    const end = await follow(events(path, body, either, signal), signal, (event) => {
      answer = event
    })
    if (end === 'stopped') return { kind: 'stopped' }
    const said = answer as AnsweredEvent<Value> | undefined
    if (said?.event === 'answered') return { kind: 'answered', value: said.value }
    if (said?.event === 'failed') return { kind: 'failed', code: said.code }
    return end.end === 'complete' ? { end: 'cut-short' } : end
  }

  return {
    press: (request, signal) => events('/api/writing', request, writingEventSchema, signal),
    rewrite: (request, signal) => events('/api/writing/part', request, partEventSchema, signal),
    sortNotes: (request, signal) => ask('/api/writing/notes', request, sortedNotesSchema, signal),
    voiceCard: (request, signal) => ask('/api/writing/voice', request, voiceCardSchema, signal),
    secondReading: (request, signal) =>
      events('/api/writing/second-reading', request, secondReadingEventSchema, signal),
  }
}
