import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { secondReadingRequestSchema } from '#core/check/second-reading/second-reading-request.ts'
import type { AnsweredEvent } from '#core/writer/answered-event.ts'
import { notesRequestSchema } from '#core/writer/notes-request.ts'
import { partRequestSchema } from '#core/writer/part-request.ts'
import { voiceRequestSchema } from '#core/writer/voice-request.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import { type WritingRequest, writingRequestSchema } from '#core/writer/writing-request.ts'
import type { Access } from '../access/access.ts'
import { accessCookies } from '../access/access-cookies.ts'
import type { FairUse } from '../access/fair-use.ts'
import { answerError } from '../http/answer-error.ts'
import { answerLimit, type LimitName } from '../http/answer-limit.ts'
import { outlineError } from '../http/error-outline.ts'
import { eventStreamBody, eventStreamHeaders, formatEvent } from '../http/event-stream.ts'
import { onlyMethods } from '../http/known-methods.ts'
import { readBodyText } from '../http/read-body.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Log } from '../ports/log.ts'
import type { Writing, WritingAnswer, WritingMeasure } from '../ports/writing.ts'
import { refusalOf } from './body-refusal.ts'

export interface WritingDependencies {
  access: Access
  fairUse: FairUse
  publicUrl: URL
  writing: Writing
  log: Log
  metrics: Metrics
  /** Silence after which a comment keeps the connection alive. */
  heartbeatMs: number
}

/** A whole call's characters (core/writer/call-size.ts) in any script and escaped, and the JSON around them. */
const bodyMaxBytes = 1024 * 1024

type NamedEvent = { event: string } & Record<string, unknown>

/** One call: who answers it, given its validated request. */
interface Call<Request> {
  schema: v.GenericSchema<unknown, Request>
  /** The most characters of prompts that it will send. */
  charactersMost: (request: Request) => number
  /** Its events; ends early if the browser has left. May throw for a bug. */
  run: (
    request: Request,
    browserLeft: AbortSignal,
    measure: WritingMeasure,
  ) => AsyncIterable<NamedEvent>
}

/** A single answer as a stream of one event, which keeps the connection alive meanwhile. */
async function* onlyAnswer<Value>(
  asked: Promise<WritingAnswer<Value>>,
): AsyncGenerator<AnsweredEvent<Value>, void> {
  const answer = await asked
  if (answer.kind === 'answered') yield { event: 'answered', value: answer.value }
  if (answer.kind === 'failed') yield { event: 'failed', code: answer.code }
}

/** Every text gets its end even if the writer breaks its promise. */
async function* withEveryEnd(
  request: WritingRequest,
  events: AsyncIterable<WritingEvent>,
  metrics: Metrics,
): AsyncGenerator<WritingEvent, void> {
  const unfinished = new Set(request.texts)
  const generation = metrics.startGeneration()
  const end = (event: Extract<WritingEvent, { event: 'done' | 'failed' }>): void => {
    unfinished.delete(event.text)
    generation.textEnded(event)
  }
  try {
    for await (const event of events) {
      if (event.event === 'done' || event.event === 'failed') end(event)
      yield event
    }
  } finally {
    generation.ended()
  }
  for (const text of unfinished) {
    const failed = { event: 'failed', text, code: 'unexpected' } as const
    end(failed)
    yield failed
  }
}

/**
 * The calls of the writer for a whole ceremony, each an event stream for an active session within fair use: one call is
 * one generation, whatever it asks of services, and spends the characters of all their prompts. Stores nothing (docs/design/shape.md section 5).
 */
export function addWritingRoutes(app: Hono, deps: WritingDependencies): void {
  const { writing, metrics } = deps
  const { charactersMost } = writing
  const add = <Request>(path: string, call: Call<Request>): void => {
    app.post(path, (c) => answerCall(c, call, deps))
    app.all(path, onlyMethods('POST'))
  }
  add('/api/writing', {
    schema: writingRequestSchema,
    charactersMost: charactersMost.press,
    run: (request, left, measure) =>
      withEveryEnd(request, writing.press(request, left, measure), metrics),
  })
  add('/api/writing/part', {
    schema: partRequestSchema,
    charactersMost: charactersMost.rewrite,
    run: (request, left, measure) => writing.rewrite(request, left, measure),
  })
  add('/api/writing/notes', {
    schema: notesRequestSchema,
    charactersMost: charactersMost.sortNotes,
    run: (request, left, measure) => onlyAnswer(writing.sortNotes(request, left, measure)),
  })
  add('/api/writing/voice', {
    schema: voiceRequestSchema,
    charactersMost: charactersMost.voiceCard,
    run: (request, left, measure) => onlyAnswer(writing.voiceCard(request, left, measure)),
  })
  add('/api/writing/second-reading', {
    schema: secondReadingRequestSchema,
    charactersMost: charactersMost.secondRead,
    run: (request, left, measure) => writing.secondRead(request, left, measure),
  })
}

const limitOf = {
  'generations-at-once': 'generations',
  'generations-per-hour': 'generations',
  'characters-per-hour': 'characters',
  'characters-per-day': 'characters',
} as const satisfies Record<string, LimitName>

async function answerCall<Request>(
  c: Context,
  call: Call<Request>,
  deps: WritingDependencies,
): Promise<Response> {
  const cookies = accessCookies(deps.publicUrl.protocol === 'https:')
  const session = await deps.access.checkSession(cookies.readSession(c))
  if (session.state !== 'active') {
    const code = session.state === 'ended' ? 'subscription-expired' : 'session-required'
    return answerError(c, { code })
  }
  const body = await readBodyText(c.req.raw, bodyMaxBytes)
  if (!body.ok) return answerError(c, { code: body.code })
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), call.schema), body.text)
  if (!parsed.success) return answerError(c, refusalOf(parsed.issues))
  const place = await deps.fairUse({
    holder: session.holder,
    email: session.user.email,
    deviceToken: cookies.readDevice(c),
    promptCharacters: call.charactersMost(parsed.output),
  })
  if (place.answer !== 'started') {
    const { answer: code, retryAfterMs } = place
    return answerLimit(c, limitOf[code], { code, retryAfterMs })
  }
  deps.metrics.charactersUsed(place.share)
  const browserLeft = new AbortController()
  const events = formattedEvents(call, parsed.output, browserLeft.signal, deps, place.end)
  const stream = eventStreamBody(events, deps.heartbeatMs, () => browserLeft.abort())
  // The service is asked first: writing the headers takes as long, and can happen while it thinks.
  await new Promise((resolve) => setImmediate(resolve))
  return new Response(stream, { headers: eventStreamHeaders })
}

async function* formattedEvents<Request>(
  call: Call<Request>,
  request: Request,
  browserLeft: AbortSignal,
  { log, metrics }: WritingDependencies,
  endPlace: (sentCharacters: number) => Promise<void>,
): AsyncGenerator<string, void> {
  const press = metrics.startPress()
  let sentCharacters = 0
  const measure: WritingMeasure = {
    called(stage, promptCharacters) {
      sentCharacters += promptCharacters
      press.called(stage, promptCharacters)
    },
    turnedAway(promptCharacters) {
      sentCharacters -= promptCharacters
    },
    spent: press.spent,
  }
  try {
    for await (const { event, ...data } of call.run(request, browserLeft, measure)) {
      yield formatEvent(event, data)
    }
    if (!browserLeft.aborted) yield formatEvent('end', {})
  } catch (error) {
    // The stream ends without its `end`, which the page reads as cut short.
    if (!browserLeft.aborted) log.error({ ...outlineError(error) }, 'writing threw')
  } finally {
    press.ended()
    // Not awaited: the end of the stream must not depend on it, and a slot that is not freed has a lease.
    endPlace(sentCharacters).catch((error: unknown) => {
      log.warn(
        { ...outlineError(error) },
        'a generation kept its place and its characters until its lease ends',
      )
    })
  }
}
