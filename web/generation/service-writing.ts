import * as v from 'valibot'
import type { AnsweredEvent } from '#core/writer/answered-event.ts'
import { failedEventSchema } from '#core/writer/answered-event.ts'
import { claimsAnswerSchema } from '#core/writer/claims-answer.ts'
import { sortedNotesSchema } from '#core/writer/notes-request.ts'
import { partEventSchema } from '#core/writer/part-event.ts'
import { voiceCardSchema } from '#core/writer/voice-card.ts'
import { writingEventSchema } from '#core/writer/writing-event.ts'
import { follow } from './follow.ts'
import { serverEvents } from './server-events.ts'
import type { Answered, WritingSource } from './writing-source.ts'

function reading<Output>(schema: v.GenericSchema<unknown, Output>) {
  return (value: object): Output | undefined => {
    const parsed = v.safeParse(schema, value)
    return parsed.success ? parsed.output : undefined
  }
}

/** The operator's service, through our server: `POST /api/writing` and the calls under it. */
export function createServiceWriting(send: typeof fetch): WritingSource {
  async function ask<Value>(
    path: string,
    body: unknown,
    schema: v.GenericSchema<unknown, Value>,
    signal: AbortSignal,
  ): Promise<Answered<Value>> {
    const read = reading(
      v.union([v.object({ event: v.literal('answered'), value: schema }), failedEventSchema]),
    )
    let answer: AnsweredEvent<Value> | undefined
    const end = await follow(serverEvents(send, { path, body, read }, signal), signal, (event) => {
      answer = event
    })
    if (end === 'stopped') return { kind: 'stopped' }
    const said = answer as AnsweredEvent<Value> | undefined
    if (said?.event === 'answered') return { kind: 'answered', value: said.value }
    if (said?.event === 'failed') return { kind: 'failed', code: said.code }
    return end.end === 'complete' ? { end: 'cut-short' } : end
  }

  return {
    press: (request, signal) =>
      serverEvents(
        send,
        { path: '/api/writing', body: request, read: reading(writingEventSchema) },
        signal,
      ),
    rewrite: (request, signal) =>
      serverEvents(
        send,
        { path: '/api/writing/part', body: request, read: reading(partEventSchema) },
        signal,
      ),
    sortNotes: (request, signal) => ask('/api/writing/notes', request, sortedNotesSchema, signal),
    voiceCard: (request, signal) => ask('/api/writing/voice', request, voiceCardSchema, signal),
    claims: (request, signal) => ask('/api/writing/claims', request, claimsAnswerSchema, signal),
  }
}
