import { EventSourceParserStream } from 'eventsource-parser/stream'
import * as v from 'valibot'
import { textEventSchema } from '#core/wire.ts'
import { watchSilence } from './silence.ts'
import type { SourceEnd, TextSource } from './text-source.ts'

const errorSchema = v.object({ error: v.object({ code: v.string(), message: v.string() }) })

/**
 * The server sends something every 15 s, a heartbeat if nothing else: a connection that is silent for longer than
 * three of them leads nowhere, as in a venue whose network takes requests and answers none.
 */
const silenceLimitMs = 45_000

/**
 * The product's own writing service: `POST /api/texts` (design.md section 5), read as it streams.
 * A stream that stops without its `end` event is cut short, however it looked until then; so is one that falls silent.
 */
export function createServiceSource(
  fetchTexts: typeof fetch,
  limitMs = silenceLimitMs,
): TextSource {
  return async function* (request, asked) {
    const silence = watchSilence(limitMs, asked)
    const { signal } = silence
    let response: Response
    try {
      response = await fetchTexts('/api/texts', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
        body: JSON.stringify(request),
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
      .pipeThrough(new EventSourceParserStream())
      .getReader()
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return { end: 'cut-short' }
        const event = readEvent(value.event, value.data)
        if (event === undefined) continue
        if (event.event === 'end') return { end: 'complete' }
        yield event.event === 'done' && event.fallback === undefined
          ? { event: 'done', text: event.text, content: event.content }
          : (event as Exclude<typeof event, { event: 'done' }>)
      }
    } catch {
      return { end: 'cut-short' }
    } finally {
      silence.end()
      await reader.cancel().catch(() => undefined)
    }
  }
}

type WireEvent = v.InferOutput<typeof textEventSchema>

/** An event of a name or shape we do not know is passed over: a newer server may say more. */
function readEvent(name: string | undefined, data: string): WireEvent | undefined {
  let value: unknown
  try {
    value = data === '' ? {} : JSON.parse(data)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const parsed = v.safeParse(textEventSchema, { ...value, event: name })
  return parsed.success ? parsed.output : undefined
}

async function refusal(response: Response): Promise<SourceEnd> {
  const body: unknown = await response.json().catch(() => undefined)
  const parsed = v.safeParse(errorSchema, body)
  return parsed.success
    ? { end: 'rejected', sentence: parsed.output.error.message }
    : { end: 'unreachable' }
}
