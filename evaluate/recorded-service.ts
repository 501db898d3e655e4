/**
 * A service that answers with recordings. The product's own writer asks it, so the requests are exactly the product's,
 * and what was not recorded yet becomes a list of requests to record.
 */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { textNames } from '#core/ceremony/ceremony.ts'
import type { Recording } from './recordings.ts'

/** What a recorder is given: nothing else goes to the model. */
export interface Request {
  system: string
  user: string
}

export interface NamedRequest {
  name: string
  request: Request
}

const bodySchema = v.object({
  response_format: v.optional(v.unknown()),
  messages: v.tuple([v.object({ content: v.string() }), v.object({ content: v.string() })]),
})

/** What a request asks for, as its first line says: `texts`, `reading`. */
export function taskOf({ user }: Request): string {
  const named = /^<task>([\w+-]+)<\/task>/.exec(user)?.[1] ?? 'other'
  return named === textNames.join('+') ? 'texts' : named
}

/** The name of a request: it changes with every letter of the prompt, so that no recording answers another. */
export function nameOf(coupleId: string, request: Request): string {
  const hash = createHash('sha256').update(JSON.stringify([request.system, request.user]))
  return `${coupleId}-${taskOf(request)}-${hash.digest('hex').slice(0, 8)}`
}

/** A request and its recording. */
export interface Answered {
  name: string
  request: Request
  recording: Recording
}

export interface RecordedService {
  fetch: typeof fetch
  /** What was asked for and is not recorded. */
  missing: readonly NamedRequest[]
  /** What was asked for and answered. */
  answered: readonly Answered[]
}

/**
 * A service for one couple. It refuses to be asked for data in any way but words, so that all a model is told stands in
 * the two messages.
 */
export function recordedService(
  coupleId: string,
  recordings: ReadonlyMap<string, Recording>,
): RecordedService {
  const missing: NamedRequest[] = []
  const answered: Answered[] = []
  return {
    missing,
    answered,
    fetch: async (_, init) => {
      const body = v.parse(bodySchema, JSON.parse(String(init?.body)))
      if (body.response_format !== undefined) {
        return Response.json({ error: { message: 'words only' } }, { status: 400 })
      }
      const { messages } = body
      const request: Request = { system: messages[0].content, user: messages[1].content }
      const name = nameOf(coupleId, request)
      const recording = recordings.get(name)
      if (recording === undefined) {
        if (!missing.some((one) => one.name === name)) missing.push({ name, request })
        // An answer after which nobody asks again.
        return Response.json({ error: { message: 'not recorded' } }, { status: 401 })
      }
      answered.push({ name, request, recording })
      const chunk = {
        choices: [{ index: 0, delta: { content: recording.completion }, finish_reason: 'stop' }],
      }
      return new Response(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`, {
        headers: { 'content-type': 'text/event-stream' },
      })
    },
  }
}

/**
 * Which of the missing requests can be recorded now: while a telling is not read its texts would be asked for without
 * what a reading finds, and nobody wants those.
 */
export function recordable(missing: readonly NamedRequest[]): readonly NamedRequest[] {
  const readings = missing.filter(({ request }) => taskOf(request) === 'reading')
  return readings.length > 0 ? readings : missing
}
