import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { completionChunk, type Delta, newCompletionHead, usageChunk } from './completion.ts'

/** How fast the stand-in writes. */
export interface Pace {
  /** Before the first word, as a model takes its time. */
  firstTokenMs: number
  /** Words a second; `Infinity` does not wait at all. */
  wordsPerSecond: number
}

export interface StreamWish {
  model: string
  prompt: string
  content: string
  includeUsage: boolean
  /** One of `behaviours` without `-once`; unknown ones stream well. */
  behaviour: string
  pace: Pace
}

/** Streams a completion as server-sent events, spoilt as wished. Ends quietly when the reader leaves. */
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
  { model, prompt, content, includeUsage, behaviour, pace }: StreamWish,
  signal: AbortSignal,
): Promise<void> {
  const head = newCompletionHead(model)
  const send = (data: object) => response.write(`data: ${JSON.stringify(data)}\n\n`)
  const sendChunk = (delta: Delta, finishReason: string | null = null) => {
    const chunk = completionChunk(head, delta, finishReason)
    send(includeUsage ? { ...chunk, usage: null } : chunk)
  }

  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  sendChunk({ role: 'assistant', content: '' })
  if (behaviour === 'stall-start') return
  const slowness = behaviour === 'slow' ? 10 : 1
  if (Number.isFinite(pace.wordsPerSecond)) {
    await wait(pace.firstTokenMs * slowness, undefined, { signal })
  }
  if (behaviour === 'cut-start') {
    await cut(response)
    return
  }

  const words = behaviour === 'empty' || behaviour === 'refusal' ? [] : pieces(content)
  const middle = Math.ceil(words.length / 2)
  for (const [index, word] of words.entries()) {
    if (index === middle && (await spoilMiddle(response, send, sendChunk, behaviour, prompt)))
      return
    sendChunk({ content: word })
    if (Number.isFinite(pace.wordsPerSecond)) {
      // Uneven as a model writes, the same on average.
      const ms = (1_000 / pace.wordsPerSecond) * slowness * (0.5 + Math.random())
      await wait(ms, undefined, { signal })
    }
  }
  if (behaviour === 'refusal') sendChunk({ refusal: 'I’m sorry, I can’t help with that.' })
  sendChunk({}, 'stop')
  if (includeUsage) send(usageChunk(head, prompt, content))
  response.end(behaviour === 'no-done' ? '' : 'data: [DONE]\n\n')
}

/** Does what the behaviour does in the middle of a text; whether that was the last thing to do. */
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

/** Destroys the connection after what has been written so far has gone out. */
async function cut(response: ServerResponse): Promise<void> {
  await new Promise<void>((resolve) => {
    response.write(': cut\n\n', () => resolve())
  })
  response.socket?.destroy()
}

/** Words with the space after them: their concatenation is the text. */
function pieces(content: string): string[] {
  return content.match(/\S+\s*|^\s+/g) ?? []
}
