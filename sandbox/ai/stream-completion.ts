import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { completionChunk, type Delta, newCompletionHead, usageChunk } from './completion.ts'
import type { Dialect } from './dialects.ts'

/** How fast the stand-in writes. */
export interface Pace {
  /** Before the first word, while a model would be thinking. */
  firstTokenMs: number
  /** Words a second; `Infinity` never waits. */
  wordsPerSecond: number
}

/** With the space behind it: what a pace in words means where a piece is no word. */
const averageWordCharacters = 6

export interface StreamWish {
  model: string
  prompt: string
  promptTokens: number
  content: string
  /** Where in the content the behaviour begins; everything before it goes well. */
  spoiltFrom: number
  thinking: Dialect['thinking']
  includeUsage: boolean
  /** One of `behaviours` without `-once`; an unknown one streams well. */
  behaviour: string
  pace: Pace
}

/** Streams a completion as server-sent events, spoilt as requested. Ends quietly when the reader leaves. */
export async function streamCompletion(response: ServerResponse, wish: StreamWish): Promise<void> {
  const left = new AbortController()
  response.once('close', () => left.abort())
  try {
    await write(response, wish, left.signal)
  } catch (error) {
    if (!left.signal.aborted) throw error
  }
}

async function write(
  response: ServerResponse,
  wish: StreamWish,
  signal: AbortSignal,
): Promise<void> {
  const { model, prompt, promptTokens, content, thinking, includeUsage, behaviour, pace } = wish
  const head = newCompletionHead(model)
  const send = (data: object) => response.write(`data: ${JSON.stringify(data)}\n\n`)
  const sendChunk = (delta: Delta, finishReason: string | null = null) => {
    const chunk = completionChunk(head, delta, finishReason)
    send(includeUsage ? { ...chunk, usage: null } : chunk)
  }

  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  sendChunk({ role: 'assistant', content: '' })
  if (behaviour === 'stall-start') return
  const slowness = behaviour === 'slow' && wish.spoiltFrom === 0 ? 10 : 1
  const slowWord = 50
  if (Number.isFinite(pace.wordsPerSecond)) {
    await wait(pace.firstTokenMs * slowness, undefined, { signal })
  }
  if (behaviour === 'cut-start') {
    await cut(response)
    return
  }

  for (const delta of thoughts(thinking)) sendChunk(delta)
  const good = pieces(content.slice(0, wish.spoiltFrom))
  const rest =
    behaviour === 'empty' || behaviour === 'refusal' ? [] : pieces(content.slice(wish.spoiltFrom))
  const words = [...good, ...rest]
  const middle = good.length + Math.ceil(rest.length / 2)
  for (const [index, word] of words.entries()) {
    if (index === middle && (await spoilMiddle(response, send, sendChunk, behaviour, prompt)))
      return
    sendChunk({ content: word })
    if (Number.isFinite(pace.wordsPerSecond)) {
      // As uneven as a model's writing, with the same average: a longer piece is more tokens.
      const length = word.length / averageWordCharacters
      const each = behaviour === 'slow' && index >= good.length ? slowWord : 1
      const ms = (1_000 / pace.wordsPerSecond) * length * each * (0.5 + Math.random())
      await wait(ms, undefined, { signal })
    }
  }
  while (behaviour === 'endless') {
    sendChunk({ content })
    if (response.writableNeedDrain) await once(response, 'drain', { signal })
    else await setImmediate(undefined, { signal })
  }
  if (behaviour === 'refusal') sendChunk({ refusal: 'I’m sorry, I can’t help with that.' })
  sendChunk({}, 'stop')
  if (includeUsage) send(usageChunk(head, promptTokens, content))
  response.end(behaviour === 'no-done' ? '' : 'data: [DONE]\n\n')
}

/** What a thinking model says to itself before the text, as this server sends it. */
function thoughts(thinking: Dialect['thinking']): Delta[] {
  const words = ['The couple ', 'wants a text. ', 'I will write it.']
  switch (thinking) {
    case 'none':
      return []
    case 'reasoning':
      return words.map((reasoning) => ({ reasoning }))
    case 'reasoning_content':
      return words.map((reasoning_content) => ({ reasoning_content }))
    case 'tags':
      return ['<thi', 'nk>\n', ...words, '\n</thin', 'k>\n\n'].map((content) => ({ content }))
    case 'unopened':
      return [...words, '\n</', 'think>\n\n'].map((content) => ({ content }))
  }
}

/** Misbehaves in the middle of a text; returns whether the stream is over. */
async function spoilMiddle(
  response: ServerResponse,
  send: (data: object) => void,
  sendChunk: (delta: Delta, finishReason?: string | null) => void,
  behaviour: string,
  prompt: string,
): Promise<boolean> {
  switch (behaviour) {
    case 'stall-middle':
      return true
    case 'cut':
      await cut(response)
      return true
    case 'no-end':
      response.end()
      return true
    case 'stream-error':
      send({
        error: {
          message: `The server had an error while processing: ${prompt}`,
          type: 'server_error',
          param: null,
          code: null,
        },
      })
      response.end()
      return true
    case 'garbage':
      response.end('data: {"choices":[{"delta":{"content":"\n\ndata: [DONE]\n\n')
      return true
    case 'length':
      sendChunk({}, 'length')
      response.end('data: [DONE]\n\n')
      return true
    case 'content-filter':
      sendChunk({}, 'content_filter')
      response.end('data: [DONE]\n\n')
      return true
    default:
      return false
  }
}

/** Destroys the connection once everything written so far has been sent. */
async function cut(response: ServerResponse): Promise<void> {
  await new Promise<void>((resolve) => {
    response.write(': cut\n\n', () => resolve())
  })
  response.socket?.destroy()
}

/** Words with the space that follows them, and data, which has hardly any spaces, by a few characters. */
function pieces(content: string): string[] {
  return content.match(/\S{1,24}\s*|^\s+/g) ?? []
}
