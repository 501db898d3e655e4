/** How a press reaches its reader, and who may have one. */
import { describe, expect, test } from 'vitest'
import type { ErrorBody } from '#core/errors.ts'
import { writingRequest } from '#core/writer/testing/writing-request.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import {
  openAccess,
  postWriting,
  pressEvents,
  pressing,
  scriptedWriting,
  testApp,
} from '#server/testing/test-app.ts'

async function refusal(answer: Response): Promise<{ status: number } & ErrorBody['error']> {
  const { error } = (await answer.json()) as ErrorBody
  return { status: answer.status, ...error }
}

describe('the stream of a press', () => {
  test('two at once do not mix', async () => {
    const writing = pressing(async function* press({ place }) {
      for (let i = 0; i < 50; i++) {
        yield { event: 'delta', text: 'welcome', delta: place }
        await new Promise((resolve) => setImmediate(resolve))
      }
      yield { event: 'done', text: 'welcome', content: place }
    })
    const { app } = testApp({ writing })
    const places = ['Ana', 'Bia']
    const answers = await Promise.all(
      places.map(async (place) => {
        const answer = await postWriting(app, writingRequest({ texts: ['welcome'], place }))
        return answer.text()
      }),
    )
    expect(answers.map((text) => text.match(/Ana|Bia/g))).toEqual(
      places.map((place) => Array.from({ length: 51 }, () => place)),
    )
  })

  test('a writer that forgets a text still gives it an end', async () => {
    const { app } = testApp({ writing: scriptedWriting([]) })
    const text = await (await postWriting(app, writingRequest({ texts: ['ceremony'] }))).text()
    expect(text).toBe(
      'event: failed\ndata: {"text":"ceremony","code":"unexpected"}\n\nevent: end\ndata: {}\n\n',
    )
  })

  test('the writer is never more than one event ahead of the reader', async () => {
    let given = 0
    const writing = pressing(async function* press() {
      while (true) {
        given += 1
        yield { event: 'delta', text: 'welcome', delta: 'x' }
      }
    })
    const { app } = testApp({ writing })
    const reader = (await postWriting(app, writingRequest())).body?.getReader()
    for (let i = 1; i <= 3; i++) {
      await reader?.read()
      await new Promise((resolve) => setImmediate(resolve))
      expect(given).toBe(i + 1)
    }
    await reader?.cancel()
  })

  test('a reader that leaves stops the writer', async () => {
    let stopped = false
    const writing = pressing(async function* press(_request, signal): AsyncGenerator<WritingEvent> {
      yield { event: 'delta', text: 'welcome', delta: 'x' }
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      stopped = true
    })
    const { app } = testApp({ writing })
    const reader = (await postWriting(app, writingRequest())).body?.getReader()
    await reader?.read()
    const waiting = reader?.read()
    await new Promise((resolve) => setImmediate(resolve))
    await reader?.cancel()
    await waiting
    expect(stopped).toBe(true)
  })

  test('sends a comment in silence, and the stream goes on after it', async () => {
    let speak = () => {}
    const spoken = new Promise<void>((resolve) => {
      speak = resolve
    })
    const writing = pressing(async function* press() {
      await spoken
      yield* pressEvents
    })
    const { app } = testApp({ heartbeatMs: 5, writing })
    const reader = (await postWriting(app, writingRequest())).body?.getReader()
    const decoder = new TextDecoder()
    expect(decoder.decode((await reader?.read())?.value)).toBe(':\n\n')
    expect(decoder.decode((await reader?.read())?.value)).toBe(':\n\n')
    speak()
    let rest = ''
    for (let part = await reader?.read(); !part?.done; part = await reader?.read()) {
      rest += decoder.decode(part?.value)
    }
    expect(rest.replaceAll(':\n\n', '')).toMatch(/^event: read\n[\s\S]*event: end\ndata: \{\}\n\n$/)
  })
})

describe('who may press', () => {
  const refusedSession = (state: 'none' | 'ended') =>
    testApp({ access: { ...openAccess, checkSession: async () => ({ state }) } }).app

  test('not without a session', async () => {
    const answer = await postWriting(refusedSession('none'), writingRequest())
    expect(await refusal(answer)).toMatchObject({ status: 401, code: 'session-required' })
  })

  test('not after the subscription has ended', async () => {
    const answer = await postWriting(refusedSession('ended'), writingRequest())
    expect(await refusal(answer)).toMatchObject({ status: 401, code: 'subscription-expired' })
  })

  test('no more than allowed at a time and per hour, with the wait in the reader’s language', async () => {
    const { app } = testApp({
      fairUse: async ({ holder }) => ({
        answer: holder === 'someone' ? 'generations-per-hour' : 'generations-at-once',
        retryAfterMs: 61_000,
      }),
    })
    const answer = await postWriting(app, writingRequest(), {
      headers: { 'accept-language': 'es-ES' },
    })
    expect(answer.headers.get('retry-after')).toBe('61')
    const error = await refusal(answer)
    expect(error).toMatchObject({ status: 429, code: 'generations-per-hour' })
    expect(error.message).toContain('2 minutos')
  })

  test('the slot is freed when the texts are done, and when the browser leaves', async () => {
    let taken = 0
    const { app } = testApp({
      fairUse: async () => {
        taken += 1
        return {
          ...{ answer: 'started' as const, share: 0 },
          end: async () => {
            taken -= 1
          },
        }
      },
    })
    const answer = await postWriting(app, writingRequest())
    expect(taken).toBe(1)
    await answer.text()
    expect(taken).toBe(0)
    const left = await postWriting(app, writingRequest())
    await left.body?.cancel()
    expect(taken).toBe(0)
  })

  test('a refused request takes no slot', async () => {
    const { app } = testApp({
      fairUse: async () => {
        throw new Error('not to be asked')
      },
    })
    const answer = await postWriting(app, writingRequest({ texts: ['welcome', 'welcome'] }))
    expect(answer.status).toBe(400)
  })
})
