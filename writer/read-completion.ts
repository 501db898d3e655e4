import { createParser } from 'eventsource-parser'
import type { Attempt } from './attempt.ts'
import { readChunk } from './completion-chunk.ts'
import { type Failure, failureOf } from './failure.ts'
import type { ProviderError } from './failure-code.ts'
import { errorIn, providerErrorOf } from './service-error.ts'
import { createThinkingFilter, withoutThinking } from './thinking.ts'

/** What the service says it read and wrote; undefined where it does not say. */
interface Usage {
  promptTokens: number | undefined
  completionTokens: number | undefined
}

/**
 * What one attempt came to; `again` when another is worth it and nothing has been shown yet, so that it costs nobody
 * anything.
 */
export type Reading = ({ content: string } & Usage) | { failure: Failure; again: boolean }

/** More than any whole text: a service that sends this much in one event sends no text. */
const eventMaxChars = 1024 * 1024

/** Ends the stream at the event that says so and reads nothing after it (docs/design/services.md section 3.3). */
const goodbye = '[DONE]'

/**
 * More than three times the longest text that the prompts ask for. A service that goes on beyond it has run away, and
 * would fill the memory of whoever listens.
 */
export const defaultTextMaxCharacters = 40_000

/** What becomes of the text while it is read. */
export interface ReadingOptions {
  /** Called with each piece of the text as it arrives. */
  onDelta: (delta: string) => void
  /** Longest text that is taken, in UTF-16 code units; the piece that would pass it is not shown any more. */
  textMaxCharacters: number
}

/**
 * Reads the event stream of a chat completion to its end, and calls `onDelta` with each piece of the text the moment
 * its bytes are here; a model's thinking is no text. A text that grows past `textMaxCharacters` fails, and the service
 * is left. Never throws for a failure.
 * @param options.tokensMost what the service was asked to write at most
 */
export async function readCompletion(
  response: Response,
  attempt: Attempt,
  { onDelta, textMaxCharacters, tokensMost }: ReadingOptions & { tokensMost: number },
): Promise<Reading> {
  let content = ''
  let begun = false
  let refused = false
  let finishReason: string | undefined
  const usage: Usage = { promptTokens: undefined, completionTokens: undefined }
  let ended: Reading | 'goodbye' | undefined
  const thinking = createThinkingFilter()
  const show = (delta: string) => {
    if (delta !== '') onDelta(delta)
  }

  const parser = createParser({
    maxBufferSize: eventMaxChars,
    onEvent({ event, data }) {
      if (ended) return
      if (data === goodbye) {
        ended = 'goodbye'
        return
      }
      const message = parseJson(data)
      const error = message && errorOf(event, message.json)
      const chunk = message && !error && readChunk(message.json)
      if (!chunk) {
        const failure: Failure = error ? failureOf(error) : { code: 'unexpected' }
        ended = { failure, again: false }
        return
      }
      attempt.heard(chunk.token)
      begun ||= chunk.token
      refused ||= chunk.refused
      if (content.length + chunk.content.length > textMaxCharacters) {
        ended = { failure: { code: 'too-long' }, again: false }
        return
      }
      usage.promptTokens = chunk.promptTokens ?? usage.promptTokens
      usage.completionTokens = chunk.completionTokens ?? usage.completionTokens
      content += chunk.content
      show(thinking.push(chunk.content))
      if (chunk.finishReason !== undefined) {
        finishReason = chunk.finishReason
        attempt.finished()
      }
    },
    // Without `onError`: for each line that is no field an error would be made, with its stack, and thrown away.
  })
  const feed = (text: string): void => {
    try {
      parser.feed(text)
    } catch {
      // It has been given more than one event may hold, and takes nothing any more.
      ended ??= { failure: { code: 'unexpected' }, again: false }
    }
  }

  let isBroken = response.body === null
  const reader = response.body?.getReader()
  try {
    const decoder = new TextDecoder()
    while (reader && !ended) {
      const { done, value } = await reader.read()
      // Some services forget the blank line behind the last event.
      feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }))
      if (done) break
    }
  } catch {
    isBroken = true
  } finally {
    // Not waited for: a connection that does not end must not hold back the text.
    reader?.cancel().catch(() => undefined)
  }

  // Once finish_reason is here the text is decided, whatever happens to the connection afterwards.
  if (finishReason !== undefined) {
    show(thinking.end())
    return judge(withoutThinking(content), { finishReason, refused, usage, tokensMost })
  }
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

/** An error inside a stream, as services send it: any event with an `error` in its data, or one of that name. */
function errorOf(event: string | undefined, json: unknown): ProviderError | undefined {
  return errorIn(json) ?? (event === 'error' ? providerErrorOf(json) : undefined)
}

interface Ending {
  finishReason: string
  refused: boolean
  usage: Usage
  tokensMost: number
}

/** What services call an end that their limit made. */
const cutReasons = new Set(['length', 'max_tokens', 'max_output_tokens'])

/**
 * `stop` is the only good end: `length` is half a text, as is one that used up what it was allowed, whatever the service
 * says of it; and a refusal is not the couple's text.
 */
function judge(raw: string, { finishReason, refused, usage, tokensMost }: Ending): Reading {
  const content = raw.replaceAll('\r\n', '\n').trim()
  if (refused || finishReason === 'content_filter') {
    return { failure: { code: 'refused' }, again: false }
  }
  const isCut = cutReasons.has(finishReason) || (usage.completionTokens ?? 0) >= tokensMost
  if (isCut) return { failure: { code: 'cut-short' }, again: false }
  if (finishReason !== 'stop' || content === '') {
    return { failure: { code: 'unexpected' }, again: false }
  }
  return { content, ...usage }
}
