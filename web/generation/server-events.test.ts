import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type WritingEvent, writingEventSchema } from '#core/writer/writing-event.ts'
import { serverEvents, silenceLimitMs } from './server-events.ts'
import type { SourceEnd } from './source-end.ts'

function readEvent(value: object): WritingEvent | undefined {
  const parsed = v.safeParse(writingEventSchema, value)
  return parsed.success ? parsed.output : undefined
}

async function read(
  send: typeof fetch,
  limitMs = silenceLimitMs,
): Promise<{ events: WritingEvent[]; end: SourceEnd }> {
  const events: WritingEvent[] = []
  const call = { path: '/api/writing', body: {}, language: 'fr-FR', read: readEvent, limitMs }
  const source = serverEvents(send, call, new AbortController().signal)
  for (;;) {
    const step = await source.next()
    if (step.done === true) return { events, end: step.value }
    events.push(step.value)
  }
}

/** A body that arrives in pieces of `size` bytes, wherever that splits characters and events. */
function inPieces(text: string, size: number): Response {
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
}

const whole = [
  'event: delta\ndata: {"text":"welcome","delta":"Olá, Ção "}\n\n',
  ': a comment\n\nevent: of-another-day\ndata: {"new":true}\n\n',
  'event: done\ndata: {"text":"welcome","content":"Olá, Ção 💍"}\n\n',
  'event: end\ndata: {}\n\n',
].join('')

describe('the writing service’s stream', () => {
  test.each([1, 7, 4_096])('is read in pieces of %i bytes', async (size) => {
    expect(await read(async () => inPieces(whole, size))).toEqual({
      events: [
        { event: 'delta', text: 'welcome', delta: 'Olá, Ção ' },
        { event: 'done', text: 'welcome', content: 'Olá, Ção 💍' },
      ],
      end: { end: 'complete' },
    })
  })

  test('without its end event is cut short, even after the last text', async () => {
    const { end } = await read(async () => inPieces(whole.replace('event: end', 'event: not'), 64))
    expect(end).toEqual({ end: 'cut-short' })
  })

  test('that breaks off is cut short', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new TypeError('terminated')),
    })
    expect((await read(async () => new Response(body))).end).toEqual({ end: 'cut-short' })
  })
})

describe('a request that is not answered with a stream', () => {
  test('returns the server’s sentence', async () => {
    const refuse = async () =>
      Response.json(
        { error: { code: 'answer-too-long', message: 'Longa demais.' } },
        { status: 400 },
      )
    expect((await read(refuse)).end).toEqual({ end: 'rejected', sentence: 'Longa demais.' })
  })

  test('is worded in the language of the page, whichever the browser prefers', async () => {
    const asked: (string | null)[] = []
    await read(async (_url, init) => {
      asked.push(new Headers(init?.headers).get('accept-language'))
      return new Response('', { status: 429 })
    })
    expect(asked).toEqual(['fr-FR'])
  })

  test('is unreachable when the answer is not from our server', async () => {
    const proxyError = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
    expect((await read(proxyError)).end).toEqual({ end: 'unreachable' })
    const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
    expect((await read(noNetwork)).end).toEqual({ end: 'unreachable' })
  })
})

describe('a network that accepts the request and then says nothing', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is unreachable when no answer ever comes', async () => {
    const never = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      })
    expect((await read(never, 20)).end).toEqual({ end: 'unreachable' })
  })

  test('cuts the stream short, keeping what had arrived', async () => {
    const [delta = ''] = whole.split('event: done')
    const silent = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(delta)),
    })
    expect(await read(async () => new Response(silent), 20)).toEqual({
      events: [{ event: 'delta', text: 'welcome', delta: 'Olá, Ção ' }],
      end: { end: 'cut-short' },
    })
  })

  test('is not confused with a server that sends only heartbeats', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let heartbeats = 0
    const slow = new ReadableStream<Uint8Array>({
      pull(controller) {
        vi.advanceTimersByTime(50)
        heartbeats += 1
        const text = heartbeats < 30 ? ':\n\n' : 'event: end\ndata: {}\n\n'
        controller.enqueue(new TextEncoder().encode(text))
      },
    })
    expect((await read(async () => new Response(slow), 200)).end).toEqual({ end: 'complete' })
  })
})
