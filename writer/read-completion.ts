import { createParser } from 'eventsource-parser'
import type { Attempt } from './attempt.ts'
import type { AnswerEnd, Dialect, StreamEvent } from './dialects/dialect.ts'
import { type Failure, failureOf } from './failure.ts'
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
 * Reads the event stream of an answer to its end, in the words of `dialect`, and calls `onDelta` with each piece of the text the moment
 * its bytes are here; a model's thinking is no text. A text that grows past `textMaxCharacters` fails, and the service
 * is left. Never throws for a failure.
 * @param options.tokensMost what the service was asked to write at most
 */
export async function readCompletion(
  response: Response,
  attempt: Attempt,
  {
    onDelta,
    textMaxCharacters,
    tokensMost,
    dialect,
  }: ReadingOptions & { tokensMost: number; dialect: Pick<Dialect, 'readEvent'> },
): Promise<Reading> {
  let content = ''
  let begun = false
  let refused = false
  let end: AnswerEnd | undefined
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
      const said: StreamEvent | undefined = dialect.readEvent(event, data)
      if (said === 'goodbye') {
        ended = 'goodbye'
        return
      }
      if (said === undefined || 'error' in said) {
        const failure: Failure = said ? failureOf(said.error) : { code: 'unexpected' }
        ended = { failure, again: false }
        return
      }
      const { piece } = said
      attempt.heard(piece.token)
      begun ||= piece.token
      refused ||= piece.refused
      if (content.length + piece.content.length > textMaxCharacters) {
        ended = { failure: { code: 'too-long' }, again: false }
        return
      }
      usage.promptTokens = piece.promptTokens ?? usage.promptTokens
      usage.completionTokens = piece.completionTokens ?? usage.completionTokens
      content += piece.content
      show(thinking.push(piece.content))
      if (piece.end !== undefined) {
        end = piece.end
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

  // Once its end is here the text is decided, whatever happens to the connection afterwards.
  if (end !== undefined) {
    show(thinking.end())
    return judge(withoutThinking(content), { end, refused, usage, tokensMost })
  }
  if (attempt.expired) return { failure: { code: 'timed-out' }, again: !begun }
  if (ended && ended !== 'goodbye') return ended
  return { failure: { code: 'cut-short' }, again: isBroken && !begun }
}

interface Ending {
  end: AnswerEnd
  refused: boolean
  usage: Usage
  tokensMost: number
}

/**
 * A text that was cut is half a text, as is one that used up what it was allowed, whatever the service says of it; and a
 * refusal is not the couple's text.
 */
function judge(raw: string, { end, refused, usage, tokensMost }: Ending): Reading {
  const content = raw.replaceAll('\r\n', '\n').trim()
  if (refused || end === 'refused') return { failure: { code: 'refused' }, again: false }
  const isCut = end === 'cut' || (usage.completionTokens ?? 0) >= tokensMost
  if (isCut) return { failure: { code: 'cut-short' }, again: false }
  if (end !== 'whole' || content === '') return { failure: { code: 'unexpected' }, again: false }
  return { content, ...usage }
}
