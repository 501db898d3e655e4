import { describe, expect, test } from 'vitest'
import type { ErrorBody, ErrorCode } from '#core/errors.ts'
import type { TextEvent, TextsRequest } from '#core/wire.ts'
import {
  allTexts,
  openAccess,
  postTexts,
  scriptedWriter,
  testApp,
  textsRequest,
} from '#server/testing/test-app.ts'

async function refusal(answer: Response): Promise<{ status: number } & ErrorBody['error']> {
  const { error } = (await answer.json()) as ErrorBody
  return { status: answer.status, ...error }
}

describe('the stream of texts', () => {
  test('passes on every event in order, as server-sent events, and ends with `end`', async () => {
    const answer = await postTexts(testApp().app, textsRequest())
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await answer.text()).toBe(
      [
        'event: delta\ndata: {"text":"welcome","delta":"Bem-\\n"}\n\n',
        'event: delta\ndata: {"text":"ceremony","delta":"Era uma vez"}\n\n',
        'event: delta\ndata: {"text":"welcome","delta":"vindos"}\n\n',
        'event: done\ndata: {"text":"welcome","content":"Bem-\\nvindos"}\n\n',
        'event: failed\ndata: {"text":"ceremony","code":"cut-short"}\n\n',
        'event: done\ndata: {"text":"finalMessage","content":"Podem se beijar!","fallback":true}\n\n',
        'event: end\ndata: {}\n\n',
      ].join(''),
    )
  })

  test('gives the writer exactly what was asked for, and nothing it does not know', async () => {
    const asked: TextsRequest[] = []
    const { app } = testApp({
      writer(request) {
        asked.push(request)
        return scriptedWriter(allTexts)()
      },
    })
    const answer = await postTexts(app, { ...textsRequest(), pin: '123456' })
    await answer.text()
    expect(asked).toEqual([textsRequest()])
  })

  test('two at once do not mix', async () => {
    const { app } = testApp({
      async *writer({ info }) {
        for (let i = 0; i < 50; i++) {
          yield { event: 'delta', text: 'welcome', delta: info.brideName }
          await new Promise((resolve) => setImmediate(resolve))
        }
        yield { event: 'done', text: 'welcome', content: info.brideName }
      },
    })
    const names = ['Ana', 'Bia']
    const answers = await Promise.all(
      names.map(async (brideName) => {
        const info = { ...textsRequest().info, brideName }
        const answer = await postTexts(app, textsRequest({ texts: ['welcome'], info }))
        return answer.text()
      }),
    )
    expect(answers.map((text) => text.match(/Ana|Bia/g))).toEqual(
      names.map((name) => Array.from({ length: 51 }, () => name)),
    )
  })

  test('a writer that throws fails the unfinished texts and leaks nothing', async () => {
    const { app, logged } = testApp({
      async *writer() {
        yield { event: 'done', text: 'welcome', content: 'Olá' }
        throw new Error('SECRET answer of the couple')
      },
    })
    const text = await (await postTexts(app, textsRequest())).text()
    expect(text).toContain('event: failed\ndata: {"text":"ceremony","code":"unexpected"}')
    expect(text).toContain('event: failed\ndata: {"text":"finalMessage","code":"unexpected"}')
    expect(text).not.toContain('"welcome","code"')
    expect(text).toMatch(/event: end\ndata: \{\}\n\n$/)
    expect(text).not.toContain('SECRET')
    expect(logged.filter(({ level }) => level === 'error')).toHaveLength(1)
    expect(JSON.stringify(logged)).not.toContain('SECRET')
  })

  test('a writer that forgets a text still gives it an end', async () => {
    const { app } = testApp({ writer: scriptedWriter([]) })
    const text = await (await postTexts(app, textsRequest({ texts: ['ceremony'] }))).text()
    expect(text).toBe(
      'event: failed\ndata: {"text":"ceremony","code":"unexpected"}\n\nevent: end\ndata: {}\n\n',
    )
  })

  test('the writer is never more than one event ahead of the reader', async () => {
    let given = 0
    const { app } = testApp({
      async *writer() {
        while (true) {
          given += 1
          yield { event: 'delta', text: 'welcome', delta: 'x' }
        }
      },
    })
    const reader = (await postTexts(app, textsRequest())).body?.getReader()
    for (let i = 1; i <= 3; i++) {
      await reader?.read()
      await new Promise((resolve) => setImmediate(resolve))
      expect(given).toBe(i + 1)
    }
    await reader?.cancel()
  })

  test('a reader that leaves stops the writer', async () => {
    let stopped = false
    const { app } = testApp({
      async *writer(_request, signal): AsyncGenerator<TextEvent, void> {
        yield { event: 'delta', text: 'welcome', delta: 'x' }
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
        stopped = true
      },
    })
    const reader = (await postTexts(app, textsRequest())).body?.getReader()
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
    const { app } = testApp({
      heartbeatMs: 5,
      async *writer() {
        await spoken
        yield* allTexts
      },
    })
    const reader = (await postTexts(app, textsRequest())).body?.getReader()
    const decoder = new TextDecoder()
    expect(decoder.decode((await reader?.read())?.value)).toBe(':\n\n')
    expect(decoder.decode((await reader?.read())?.value)).toBe(':\n\n')
    speak()
    let rest = ''
    for (let part = await reader?.read(); !part?.done; part = await reader?.read()) {
      rest += decoder.decode(part?.value)
    }
    expect(rest.replaceAll(':\n\n', '')).toMatch(/^event: delta[\s\S]*event: end\ndata: \{\}\n\n$/)
  })
})

describe('an invalid request', () => {
  const long = 'ã'.repeat(8_000)
  const info = textsRequest().info
  const cases: [string, unknown, ErrorCode][] = [
    ['no JSON', '{"language":', 'body-invalid'],
    ['nothing', '', 'body-invalid'],
    ['an array', '[]', 'body-invalid'],
    ['null', 'null', 'body-invalid'],
    ['an unknown language', { ...textsRequest(), language: 'de' }, 'body-invalid'],
    ['an unknown text', { ...textsRequest(), texts: ['vows'] }, 'body-invalid'],
    ['no text', textsRequest({ texts: [] }), 'body-invalid'],
    ['a text twice', textsRequest({ texts: ['welcome', 'welcome'] }), 'body-invalid'],
    ['four answers', { ...textsRequest(), answers: ['', '', '', ''] }, 'body-invalid'],
    [
      'an answer that is a number',
      { ...textsRequest(), answers: [1, '', '', '', ''] },
      'body-invalid',
    ],
    ['no info', { ...textsRequest(), info: undefined }, 'body-invalid'],
    [
      'a date that is none',
      textsRequest({ info: { ...info, date: '12/12/2026' } }),
      'body-invalid',
    ],
    ['a time that is none', textsRequest({ info: { ...info, time: 'às 16h' } }), 'body-invalid'],
    [
      'a name of spaces',
      textsRequest({ info: { ...info, groomName: ' \u00a0\t' } }),
      'names-missing',
    ],
    ['no name', textsRequest({ info: { ...info, brideName: '' } }), 'names-missing'],
    [
      'a name too long by one',
      textsRequest({ info: { ...info, brideName: 'a'.repeat(201) } }),
      'name-too-long',
    ],
    [
      'a place too long by one',
      textsRequest({ info: { ...info, location: 'a'.repeat(201) } }),
      'location-too-long',
    ],
    [
      'an answer too long by one',
      textsRequest({ answers: ['', '', `${long}a`, '', ''] }),
      'answer-too-long',
    ],
    ['a body over 256 KiB', { ...textsRequest(), more: 'x'.repeat(256 * 1024) }, 'body-too-large'],
  ]
  test.each(cases)('%s', async (_name, body, code) => {
    const { app } = testApp({
      writer: () => {
        throw new Error('the writer must not be asked')
      },
    })
    const { status, code: answered, message } = await refusal(await postTexts(app, body))
    expect({ status, answered }).toEqual({
      status: code === 'body-too-large' ? 413 : 400,
      answered: code,
    })
    expect(message.length).toBeGreaterThan(10)
  })

  test('five full answers in any writing system fit, however JSON escapes them', async () => {
    const answer = '語'.repeat(8_000)
    const body = JSON.stringify(textsRequest({ answers: [answer, answer, answer, answer, answer] }))
    const escaped = body.replaceAll('語', '\\u8a9e')
    expect((await postTexts(testApp().app, body)).status).toBe(200)
    expect((await postTexts(testApp().app, escaped)).status).toBe(200)
  })

  test('an answer that is too long is reported by its question', async () => {
    const answer = await postTexts(
      testApp().app,
      textsRequest({ answers: ['', '', '', `${long}a`, ''] }),
    )
    expect((await refusal(answer)).message).toMatch(/pergunta 4\b/)
  })

  test('invalid UTF-8 is refused', async () => {
    const answer = await testApp().app.request('/api/texts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Uint8Array.of(0x22, 0xff, 0xfe, 0x22),
    })
    expect((await refusal(answer)).code).toBe('body-invalid')
  })

  test('an endless body is cut at the limit', async () => {
    let pulled = 0
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    // Node requires `duplex` for such a body; the types of fetch do not know it.
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    }
    const answer = await testApp().app.request('/api/texts', init)
    expect((await refusal(answer)).code).toBe('body-too-large')
    expect(pulled).toBeLessThan(10)
  })

  test.each([
    [
      'the body’s language before the browser’s',
      textsRequest({ language: 'fr', answers: [`${long}a`, '', '', '', ''] }),
      'en',
      /question 1\b/,
      'fr-FR',
    ],
    [
      'the browser’s language when the body has none',
      '{',
      'de, es-MX;q=0.8, pt;q=0.5',
      /./,
      'es-ES',
    ],
    ['Portuguese when neither is ours', '{', 'de', /./, 'pt-BR'],
  ])('is answered in %s', async (_name, body, acceptLanguage, sentence, tag) => {
    const answer = await postTexts(testApp().app, body, { 'accept-language': acceptLanguage })
    expect(answer.headers.get('content-language')).toBe(tag)
    expect((await refusal(answer)).message).toMatch(sentence)
  })
})

describe('who may generate texts', () => {
  const refusedSession = (state: 'none' | 'ended') =>
    testApp({ access: { ...openAccess, checkSession: async () => ({ state }) } }).app

  test('not without a session', async () => {
    const answer = await postTexts(refusedSession('none'), textsRequest())
    expect(await refusal(answer)).toMatchObject({ status: 401, code: 'session-required' })
  })

  test('not after the subscription has ended', async () => {
    const answer = await postTexts(refusedSession('ended'), textsRequest())
    expect(await refusal(answer)).toMatchObject({ status: 401, code: 'subscription-expired' })
  })

  test('no more than allowed at a time and per hour, with the wait in the page’s language', async () => {
    const { app } = testApp({
      fairUse: async ({ holder }) => ({
        answer: holder === 'someone' ? 'generations-per-hour' : 'generations-at-once',
        retryAfterMs: 61_000,
      }),
    })
    const answer = await postTexts(app, textsRequest({ language: 'es' }))
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
          answer: 'started',
          end: async () => {
            taken -= 1
          },
        }
      },
    })
    const answer = await postTexts(app, textsRequest())
    expect(taken).toBe(1)
    await answer.text()
    expect(taken).toBe(0)
    const left = await postTexts(app, textsRequest())
    await left.body?.cancel()
    expect(taken).toBe(0)
  })

  test('a refused request takes no slot', async () => {
    const { app } = testApp({
      fairUse: async () => {
        throw new Error('not to be asked')
      },
    })
    const answer = await postTexts(app, textsRequest({ texts: [] }))
    expect(answer.status).toBe(400)
  })
})
