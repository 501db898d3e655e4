import { createParser } from 'eventsource-parser'
import OpenAI from 'openai'
import * as v from 'valibot'
import type { Attempt } from './attempt.ts'
import { readChunk } from './completion-chunk.ts'
import { type Failure, failureOf } from './failure.ts'

/** What reading one stream came to; `again` when nothing has been shown yet, so that a retry costs nobody anything. */
export type Reading = { content: string } | { failure: Failure; again: boolean }

/** More than any whole text: a service that sends this much in one event sends no text. */
const eventMaxChars = 1024 * 1024

/** Ends the stream at the event that says so; what follows is not read (contracts.md section 3.3). */
const goodbye = '[DONE]'

const errorEventSchema = v.object({ error: v.union([v.string(), v.looseObject({})]) })

/**
 * Reads the event stream of a chat completion to its end, and calls `onDelta` with each piece of the text the moment
 * its bytes are here. The client's own reader passes each piece through five generators; with many streams that is
 * where the processor's time goes. Never throws for a failure.
 */
export async function readCompletion(
  response: Response,
  attempt: Attempt,
  onDelta: (delta: string) => void,
): Promise<Reading> {
  let content = ''
  let begun = false
  let refused = false
  let finishReason: string | undefined
  let ended: Reading | 'goodbye' | undefined

  const parser = createParser({
    maxBufferSize: eventMaxChars,
    onEvent({ event, data }) {
      if (ended) return
      if (data === goodbye) {
        ended = 'goodbye'
        return
      }
      const message = parseJson(data)
      const error = message && errorOf(event, message.json, response)
      const chunk = message && !error && readChunk(message.json)
      if (!chunk) {
        const failure: Failure = error ? failureOf(error) : { code: 'unexpected' }
        ended = { failure, again: false }
        return
      }
      attempt.heard(chunk.token)
      begun ||= chunk.token
      refused ||= chunk.refused
      if (chunk.content !== '') {
        content += chunk.content
        onDelta(chunk.content)
      }
      if (chunk.finishReason !== undefined) {
        finishReason = chunk.finishReason
        attempt.finished()
      }
    },
    onError({ type }) {
      if (type === 'max-buffer-size-exceeded') {
        ended ??= { failure: { code: 'unexpected' }, again: false }
      }
    },
  })

  let isBroken = response.body === null
  const reader = response.body?.getReader()
  try {
    const decoder = new TextDecoder()
    while (reader && !ended) {
      const { done, value } = await reader.read()
      // Some services forget the blank line behind the last event.
      parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }))
      if (done) break
    }
  } catch {
    isBroken = true
  } finally {
    // Not waited for: a connection that does not end must not hold back the text.
    reader?.cancel().catch(() => undefined)
  }

  // Once finish_reason is here the text is decided, whatever happens to the connection afterwards.
  if (finishReason !== undefined) return judge(content, finishReason, refused)
  if (attempt.expired) return { failure: { code: 'timed-out' }, again: !begun }
  if (ended && ended !== 'goodbye') return ended
  return { failure: { code: 'cut-short' }, again: isBroken && !begun }
}

function parseJson(data: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(data) }
  } catch {
    return undefined
  }
}

/** An error inside a stream, as services send it: an event of that name, or any with an `error` in its data. */
function errorOf(event: string | undefined, json: unknown, { headers }: Response) {
  const parsed = v.safeParse(errorEventSchema, json)
  if (!parsed.success && event !== 'error') return undefined
  const said = parsed.success ? parsed.output.error : json
  return new OpenAI.APIError(undefined, Object(said), undefined, headers)
}

/** `stop` is the only good end: `length` is half a text, and a refusal is not the couple's text. */
function judge(raw: string, finishReason: string, refused: boolean): Reading {
  const content = raw.replaceAll('\r\n', '\n').trim()
  if (refused || finishReason === 'content_filter') {
    return { failure: { code: 'refused' }, again: false }
  }
  if (finishReason === 'length') return { failure: { code: 'cut-short' }, again: false }
  if (finishReason !== 'stop' || content === '') {
    return { failure: { code: 'unexpected' }, again: false }
  }
  return { content }
}
