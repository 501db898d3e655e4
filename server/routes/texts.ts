import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Refusal } from '#core/error-sentences.ts'
import type { ErrorCode } from '#core/errors.ts'
import { isLanguage, type Language } from '#core/languages.ts'
import {
  type TextEvent,
  type TextsRequest,
  textsBodyMaxBytes,
  textsRequestSchema,
} from '#core/wire.ts'
import type { Access } from '../access/access.ts'
import type { FairUse } from '../access/fair-use.ts'
import { accessCookies } from '../access-cookies.ts'
import { answerError } from '../answer-error.ts'
import { outlineError } from '../error-outline.ts'
import { eventStreamBody, eventStreamHeaders, formatEvent } from '../event-stream.ts'
import { onlyMethods } from '../known-methods.ts'
import type { Metrics } from '../metrics.ts'
import type { Log } from '../ports/log.ts'
import type { TextWriter } from '../ports/text-writer.ts'
import { readBodyText } from '../read-body.ts'

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
 * `POST /api/texts`: writes the texts asked for as an event stream (design.md section 5), for an active session within
 * fair use. Keeps nothing.
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
    const place = await deps.fairUse(session.holder)
    if (place.answer !== 'started') {
      const { answer: code, retryAfterMs } = place
      c.header('retry-after', String(Math.ceil(retryAfterMs / 1_000)))
      return answerError(c, { code, retryAfterMs }, parsed.request.language)
    }
    const browserLeft = new AbortController()
    const events = writeEvents(parsed.request, browserLeft.signal, deps, place.end)
    const stream = eventStreamBody(events, deps.heartbeatMs, () => browserLeft.abort())
    // The service is asked first: writing headers takes as long, and can be done while it thinks.
    await new Promise((resolve) => setImmediate(resolve))
    return new Response(stream, { headers: eventStreamHeaders })
  })
  app.all('/api/texts', onlyMethods('POST'))
}

type ParsedRequest =
  | { ok: true; request: TextsRequest }
  | { ok: false; refusal: Refusal; language?: Language }

/** Parses and validates a body. The first issue that names a code decides; any other is `body-invalid`. */
function parseTextsRequest(json: string): ParsedRequest {
  let body: unknown
  try {
    body = JSON.parse(json)
  } catch {
    return { ok: false, refusal: { code: 'body-invalid' } }
  }
  const parsed = v.safeParse(textsRequestSchema, body)
  if (parsed.success) return { ok: true, request: parsed.output }
  const refusal = firstRefusal(parsed.issues)
  const language = typeof body === 'object' && body !== null && 'language' in body && body.language
  return { ok: false, refusal, ...(isLanguage(language) ? { language } : {}) }
}

function firstRefusal(issues: readonly v.BaseIssue<unknown>[]): Refusal {
  for (const { message: code, path } of issues) {
    if (!isBodyCode(code)) continue
    if (code !== 'answer-too-long') return { code }
    const index = path?.at(-1)?.key
    return { code, questionNumber: typeof index === 'number' ? index + 1 : 0 }
  }
  return { code: 'body-invalid' }
}

/** Codes that `textsRequestSchema` gives as its issues' messages. */
const bodyCodes = [
  'names-missing',
  'name-too-long',
  'location-too-long',
  'answer-too-long',
] as const satisfies readonly ErrorCode[]

function isBodyCode(message: string): message is (typeof bodyCodes)[number] {
  return bodyCodes.some((code) => code === message)
}

/**
 * The events of one request, formatted, closed by `end`. Every text gets its `done` or `failed` even if the writer
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
    // Not waited for: the reader's end must not hang on it, and a place that stays taken has a lease.
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
