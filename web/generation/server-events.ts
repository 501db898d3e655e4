import { createParser, type EventSourceMessage } from 'eventsource-parser'
import * as v from 'valibot'
import { watchSilence } from './silence.ts'
import type { SourceEnd } from './source-end.ts'

const errorSchema = v.object({ error: v.object({ code: v.string(), message: v.string() }) })

/**
 * The server sends something every 15 s, if only a heartbeat, so three times that without anything means a dead
 * connection, as in a venue whose network accepts requests and answers none.
 */
export const silenceLimitMs = 45_000

/** The longest event, sorted notes, has a tenth of this: whoever sends more is not our server. */
const eventMaxCharacters = 1024 * 1024

/** What to ask, and how to read what comes. */
export interface ServerCall<Event> {
  path: string
  body: unknown
  /** In which a refusal is to be worded (BCP 47): the page's, which need not be the one the browser prefers. */
  language: string
  /** One event, or undefined for one of an unknown name or shape: a newer server may send more. */
  read: (event: Record<string, unknown>) => Event | undefined
  limitMs?: number
}

/**
 * Posts to our server and yields the events of its stream as they arrive. A stream that stops without its `end` event,
 * or falls silent, was cut short, however complete it looked.
 */
export async function* serverEvents<Event>(
  send: typeof fetch,
  { path, body, language, read, limitMs = silenceLimitMs }: ServerCall<Event>,
  asked: AbortSignal,
): AsyncGenerator<Event, SourceEnd> {
  const silence = watchSilence(limitMs, asked)
  const { signal } = silence
  let response: Response
  try {
    response = await send(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
        'Accept-Language': language,
      },
      body: JSON.stringify(body),
      signal,
    })
  } catch {
    silence.end()
    return { end: 'unreachable' }
  }
  silence.heard()
  if (!response.ok || response.body === null) {
    return await refusal(response).finally(() => silence.end())
  }
  const hear = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, controller) {
      silence.heard()
      controller.enqueue(bytes)
    },
  })
  const reader = response.body
    .pipeThrough(hear, { signal })
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(parsedEvents())
    .getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { end: 'cut-short' }
      if (value.event === 'end') return { end: 'complete' }
      const named = eventOf(value.event, value.data)
      const event = named && read(named)
      if (event !== undefined) yield event
    }
  } catch {
    return { end: 'cut-short' }
  } finally {
    silence.end()
    await reader.cancel().catch(() => undefined)
  }
}

/**
 * The parser's own stream makes an error, with its stack, for each line that is no field: a stream of such lines keeps a
 * page busy for as long as it lasts. This one passes over them.
 */
function parsedEvents(): TransformStream<string, EventSourceMessage> {
  let events: EventSourceMessage[] = []
  const parser = createParser({
    maxBufferSize: eventMaxCharacters,
    onEvent: (event) => events.push(event),
  })
  return new TransformStream({
    transform(text, controller) {
      // Throws, and so ends the stream, once an event has been longer than any.
      parser.feed(text)
      for (const event of events) controller.enqueue(event)
      events = []
    },
  })
}

function eventOf(name: string | undefined, data: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = data === '' ? {} : JSON.parse(data)
    return typeof value === 'object' && value !== null ? { ...value, event: name } : undefined
  } catch {
    return undefined
  }
}

async function refusal(response: Response): Promise<SourceEnd> {
  const body: unknown = await response.json().catch(() => undefined)
  const parsed = v.safeParse(errorSchema, body)
  return parsed.success
    ? { end: 'rejected', sentence: parsed.output.error.message }
    : { end: 'unreachable' }
}
