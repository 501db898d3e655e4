import type { Hono } from 'hono'
import * as v from 'valibot'
import { isLanguage, type Language } from '#core/languages.ts'
import type { Refusal } from '#core/messages/error-sentences.ts'
import {
  type TextEvent,
  type TextsRequest,
  textsBodyMaxBytes,
  textsRequestSchema,
} from '#core/wire.ts'
import type { Access } from '../access/access.ts'
import { accessCookies } from '../access/access-cookies.ts'
import type { FairUse } from '../access/fair-use.ts'
import { answerError } from '../http/answer-error.ts'
import { answerLimit } from '../http/answer-limit.ts'
import { outlineError } from '../http/error-outline.ts'
import { eventStreamBody, eventStreamHeaders, formatEvent } from '../http/event-stream.ts'
import { onlyMethods } from '../http/known-methods.ts'
import { readBodyText } from '../http/read-body.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Log } from '../ports/log.ts'
import type { TextWriter } from '../ports/text-writer.ts'
import { refusalOf } from './body-refusal.ts'

export interface TextsDependencies {
  access: Access
  fairUse: FairUse
  publicUrl: URL
  writer: TextWriter
  log: Log
  metrics: Metrics
  /** Silence after which a comment keeps the connection alive. */
  heartbeatMs: number
}

/**
 * `POST /api/texts`: writes the requested texts as an event stream (docs/design/shape.md section 5), for an active
 * session within fair use. Stores nothing.
 */
export function addTextsRoute(app: Hono, deps: TextsDependencies): void {
  const cookies = accessCookies(deps.publicUrl.protocol === 'https:')
  app.post('/api/texts', async (c) => {
    const session = await deps.access.checkSession(cookies.readSession(c))
    if (session.state !== 'active') {
      const code = session.state === 'ended' ? 'subscription-expired' : 'session-required'
      return answerError(c, { code })
    }
    const body = await readBodyText(c.req.raw, textsBodyMaxBytes)
    if (!body.ok) return answerError(c, { code: body.code })
    const parsed = parseTextsRequest(body.text)
    if (!parsed.ok) return answerError(c, parsed.refusal, parsed.language)
    const place = await deps.fairUse({
      holder: session.holder,
      email: session.user.email,
      deviceToken: cookies.readDevice(c),
    })
    if (place.answer !== 'started') {
      const { answer: code, retryAfterMs } = place
      return answerLimit(c, 'generations', { code, retryAfterMs }, parsed.request.language)
    }
    const browserLeft = new AbortController()
    const events = writeEvents(parsed.request, browserLeft.signal, deps, place.end)
    const stream = eventStreamBody(events, deps.heartbeatMs, () => browserLeft.abort())
    // The service is asked first: writing the headers takes as long, and can happen while it thinks.
    await new Promise((resolve) => setImmediate(resolve))
    return new Response(stream, { headers: eventStreamHeaders })
  })
  app.all('/api/texts', onlyMethods('POST'))
}

type ParsedRequest =
  | { ok: true; request: TextsRequest }
  | { ok: false; refusal: Refusal; language?: Language }

/** Parses and validates a body. */
function parseTextsRequest(json: string): ParsedRequest {
  let body: unknown
  try {
    body = JSON.parse(json)
  } catch {
    return { ok: false, refusal: { code: 'body-invalid' } }
  }
  const parsed = v.safeParse(textsRequestSchema, body)
  if (parsed.success) return { ok: true, request: parsed.output }
  const refusal = refusalOf(parsed.issues)
  const language = typeof body === 'object' && body !== null && 'language' in body && body.language
  return { ok: false, refusal, ...(isLanguage(language) ? { language } : {}) }
}

/**
 * The formatted events of one request, closed by `end`. Every text gets its `done` or `failed` even if the writer
 * breaks its promise; a browser that left gets nothing more.
 */
async function* writeEvents(
  request: TextsRequest,
  browserLeft: AbortSignal,
  { writer, log, metrics }: TextsDependencies,
  endPlace: () => Promise<void>,
): AsyncGenerator<string, void> {
  const generation = metrics.startGeneration()
  const unfinished = new Set(request.texts)
  try {
    for await (const event of writer(request, browserLeft)) {
      if (event.event !== 'delta') {
        unfinished.delete(event.text)
        generation.textEnded(event)
      }
      yield formatTextEvent(event)
    }
  } catch (error) {
    if (!browserLeft.aborted) log.error({ ...outlineError(error) }, 'writer threw')
  } finally {
    generation.ended()
    // Not awaited: the end of the stream must not depend on it, and a slot that is not freed has a lease.
    endPlace().catch((error: unknown) => {
      log.warn({ ...outlineError(error) }, 'a generation kept its place until its lease ends')
    })
  }
  if (browserLeft.aborted) return
  for (const text of unfinished) {
    const failure = { event: 'failed', text, code: 'unexpected' } as const
    generation.textEnded(failure)
    yield formatTextEvent(failure)
  }
  yield formatEvent('end', {})
}

function formatTextEvent({ event, ...data }: TextEvent): string {
  return formatEvent(event, data)
}
