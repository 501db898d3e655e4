import { describe, expect, test } from 'vitest'
import type { ErrorBody, ErrorCode } from '#core/errors.ts'
import { answer as telling, writingRequest } from '#core/writer/testing/writing-request.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import type { FairUse } from '#server/access/fair-use.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import type { Writing, WritingMeasure } from '#server/ports/writing.ts'
import { noWriting, openAccess, postWriting, testApp } from '#server/testing/test-app.ts'

const events: readonly WritingEvent[] = [
  { event: 'read', outcome: 'read', tellings: ['success'], ranges: [], tellers: [] },
  { event: 'asked', doubts: [], questions: ['Quem?'] },
  { event: 'delta', text: 'welcome', delta: 'Bem-\n' },
  { event: 'done', text: 'welcome', content: 'Bem-vindos, {first}' },
  { event: 'failed', text: 'ceremony', code: 'cut-short' },
]

async function* scripted(): AsyncGenerator<WritingEvent, void> {
  yield* events
}

const post = (app: ReturnType<typeof testApp>['app'], path: string, body: unknown) =>
  postWriting(app, body, { path })

const withWriting = (writing: Partial<Writing>, more: Parameters<typeof testApp>[0] = {}) =>
  testApp({ writing: { ...noWriting, ...writing }, ...more })

const notes = { language: 'pt-BR', notes: 'na fila', names: ['', ''] }
const secondReading = {
  ...{ language: 'pt-BR', couple: ['Ana', 'João'], sentences: ['Oi.'], tellings: [] },
  ...{ leaveUnsaid: '', known: [] },
}

describe('a press', () => {
  test('streams what is held and the texts, gives every text an end, and ends with `end`', async () => {
    const { app } = withWriting({ press: scripted })
    const answer = await post(app, '/api/writing', writingRequest())
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await answer.text()).toBe(
      [
        'event: read\ndata: {"outcome":"read","tellings":["success"],"ranges":[],"tellers":[]}\n\n',
        'event: asked\ndata: {"doubts":[],"questions":["Quem?"]}\n\n',
        'event: delta\ndata: {"text":"welcome","delta":"Bem-\\n"}\n\n',
        'event: done\ndata: {"text":"welcome","content":"Bem-vindos, {first}"}\n\n',
        'event: failed\ndata: {"text":"ceremony","code":"cut-short"}\n\n',
        'event: failed\ndata: {"text":"finalMessage","code":"unexpected"}\n\n',
        'event: end\ndata: {}\n\n',
      ].join(''),
    )
  })

  test('is handed on as the schema knows it: nothing else reaches the writer', async () => {
    const asked: WritingRequest[] = []
    const { app } = withWriting({
      press(request) {
        asked.push(request)
        return scripted()
      },
    })
    await (await post(app, '/api/writing', { ...writingRequest(), pin: '123456' })).text()
    expect(asked).toEqual([writingRequest()])
  })

  test('is one generation of fair use, whatever it calls, and frees its place', async () => {
    let started = 0
    let freed = 0
    const fairUse = async () => {
      started += 1
      return {
        ...{ answer: 'started' as const, share: 0 },
        end: async () => {
          freed += 1
        },
      }
    }
    const { app } = withWriting({ press: scripted }, { fairUse })
    await (await post(app, '/api/writing', writingRequest())).text()
    expect([started, freed]).toEqual([1, 1])
  })

  test('that throws ends without `end`, frees its place and logs nothing of it', async () => {
    const { app, logged } = withWriting({
      async *press(): AsyncGenerator<WritingEvent, void> {
        yield* events.slice(0, 1)
        throw new Error('SECRET answer of the couple')
      },
    })
    const text = await (await post(app, '/api/writing', writingRequest())).text()
    expect(text).not.toContain('event: end')
    expect(JSON.stringify(logged)).not.toContain('SECRET')
    expect(logged.filter(({ level }) => level === 'error')).toHaveLength(1)
  })

  test('counts its requests, tokens and cost', async () => {
    const metrics = createMetrics({ prices: { input: 2, output: 10 } })
    const { app } = withWriting(
      {
        async *press(_request, _signal, measure): AsyncGenerator<WritingEvent, void> {
          for (const stage of ['reading', 'texts'] as const) {
            measure.called(stage, 700)
            measure.spent(stage, { promptTokens: 1_000, completionTokens: 500 })
          }
          yield* events
        },
      },
      { metrics },
    )
    await (await post(app, '/api/writing', writingRequest())).text()
    const { text } = await metrics.read()
    expect(text).toContain('enlace_writing_requests_total{stage="reading"} 1')
    expect(text).toContain('enlace_prompt_characters_total{stage="reading"} 700')
    expect(text).toContain('enlace_writing_tokens_total{stage="texts",direction="output"} 500')
    expect(text).toContain('enlace_writing_requests_per_call_sum 2')
    expect(text).toContain('enlace_writing_cost_per_call_sum 0.014')
    expect(text).toContain('enlace_texts_total{text="welcome",outcome="done"} 1')
  })
})

describe('the characters of a press', () => {
  type Place = Awaited<ReturnType<FairUse>>
  const most = 4_000
  const charactersMost = { ...noWriting.charactersMost, press: () => most }

  /** A press whose writer sends as `send` says; what fair use was asked for, and told in the end. */
  function spending(send: (measure: WritingMeasure) => void, answer?: Place) {
    const told: { reserved: number[]; sent: number[] } = { reserved: [], sent: [] }
    const place: Place = answer ?? {
      ...{ answer: 'started', share: 0.4 },
      end: async (sent) => void told.sent.push(sent),
    }
    const metrics = createMetrics()
    const { app } = withWriting(
      {
        charactersMost,
        async *press(_request, _signal, measure): AsyncGenerator<WritingEvent, void> {
          send(measure)
          yield* events
        },
      },
      {
        metrics,
        fairUse: async ({ promptCharacters }) => {
          told.reserved.push(promptCharacters)
          return place
        },
      },
    )
    return { app, told, metrics }
  }

  test('are reserved before it, and settled by what it sent, retries included', async () => {
    const { app, told, metrics } = spending((measure) => {
      measure.called('reading', 1_000)
      measure.called('reading', 1_000)
      measure.called('texts', 300)
      // While its model was loading.
      measure.turnedAway(300)
    })
    await (await post(app, '/api/writing', writingRequest())).text()
    expect(told).toEqual({ reserved: [most], sent: [2_000] })
    expect((await metrics.read()).text).toContain('enlace_prompt_characters_share_sum 0.4')
  })

  test('that were never sent are given back', async () => {
    const { app, told } = spending(() => undefined)
    await (await post(app, '/api/writing', writingRequest())).text()
    expect(told.sent).toEqual([0])
  })

  test('are settled when the browser leaves in the middle', async () => {
    const { app, told } = spending((measure) => measure.called('reading', 1_000))
    const reader = (await post(app, '/api/writing', writingRequest())).body?.getReader()
    await reader?.read()
    await reader?.cancel()
    expect(told.sent).toEqual([1_000])
  })

  test.each([
    ['characters-per-hour', 59 * 60_000, '59 minutos'],
    ['characters-per-day', 7 * 60 * 60_000, '7 horas'],
  ] as const)('beyond their limit are refused before they cost: %s', async (code, wait, said) => {
    const { app, metrics } = spending(() => expect.fail('a request was sent'), {
      ...{ answer: code, retryAfterMs: wait },
    })
    const answer = await post(app, '/api/writing', writingRequest())
    const { error } = (await answer.json()) as ErrorBody
    expect([answer.status, error.code]).toEqual([429, code])
    expect(answer.headers.get('retry-after')).toBe(String(wait / 1_000))
    expect(error.message).toContain(said)
    expect((await metrics.read()).text).toContain('enlace_limited_total{limit="characters"} 1')
  })
})

describe('a call that answers once', () => {
  test('sends its answer, or why there is none', async () => {
    const value = { answers: [], rest: 'na fila', leaveUnsaid: '' }
    const answered = withWriting({ sortNotes: async () => ({ kind: 'answered', value }) })
    expect(await (await post(answered.app, '/api/writing/notes', notes)).text()).toBe(
      'event: answered\ndata: {"value":{"answers":[],"rest":"na fila","leaveUnsaid":""}}\n\nevent: end\ndata: {}\n\n',
    )
    const failed = withWriting({ sortNotes: async () => ({ kind: 'failed', code: 'timed-out' }) })
    expect(await (await post(failed.app, '/api/writing/notes', notes)).text()).toContain(
      'event: failed\ndata: {"code":"timed-out"}',
    )
  })
})

describe('a second reading', () => {
  test('streams sentence by sentence, and ends with `end`', async () => {
    const { app } = withWriting({
      async *secondRead() {
        yield { event: 'sentence', sentence: 0, verdict: 'held', rests: [2], isDelicate: true }
        yield { event: 'ended', leftOut: [] }
      },
    })
    expect(await (await post(app, '/api/writing/second-reading', secondReading)).text()).toBe(
      'event: sentence\ndata: {"sentence":0,"verdict":"held","rests":[2],"isDelicate":true}\n\nevent: ended\ndata: {"leftOut":[]}\n\nevent: end\ndata: {}\n\n',
    )
  })
})

describe('a request that is refused', () => {
  const press = (changes: object) => ({ ...writingRequest(), ...changes })
  const firstCalled = (changes: Partial<WritingRequest['couple'][0]>) => {
    const [first, second] = writingRequest().couple
    return press({ couple: [{ ...first, ...changes }, second] })
  }
  const told = (changes: object) =>
    press({ tellings: [{ ...telling('success', 'paz'), ...changes }] })
  const huge = 'x'.repeat(900_000)
  const many = Array.from({ length: 16 }, (_, at) =>
    telling('success', 'x'.repeat(8_000), { id: `${at}` }),
  )
  const readAgain = (changes: object) => ({ ...secondReading, ...changes })
  test.each<[path: string, what: string, body: unknown, code: ErrorCode]>([
    ['/api/writing', 'no JSON', '{"language":', 'body-invalid'],
    ['/api/writing', 'nothing', '', 'body-invalid'],
    ['/api/writing', 'an array', '[]', 'body-invalid'],
    ['/api/writing', 'null', 'null', 'body-invalid'],
    ['/api/writing', 'an unknown language', press({ language: 'de' }), 'body-invalid'],
    ['/api/writing', 'an unknown text', press({ texts: ['vows'] }), 'body-invalid'],
    ['/api/writing', 'a text twice', press({ texts: ['welcome', 'welcome'] }), 'body-invalid'],
    ['/api/writing', 'an unknown question', told({ question: 'weather' }), 'body-invalid'],
    ['/api/writing', 'a telling that is a number', told({ text: 1 }), 'body-invalid'],
    ['/api/writing', 'a telling twice', press({ tellings: [many[0], many[0]] }), 'body-invalid'],
    ['/api/writing', 'no couple', press({ couple: undefined }), 'body-invalid'],
    ['/api/writing', 'a date that is none', press({ date: '12/12/2026' }), 'body-invalid'],
    ['/api/writing', 'a time that is none', press({ time: 'às 16h' }), 'body-invalid'],
    ['/api/writing', 'a name of spaces', firstCalled({ called: ' \u00a0\t' }), 'names-missing'],
    ['/api/writing', 'no name', firstCalled({ called: '' }), 'names-missing'],
    ['/api/writing', 'a long name', firstCalled({ called: 'a'.repeat(201) }), 'name-too-long'],
    ['/api/writing', 'a long full name', firstCalled({ full: 'a'.repeat(201) }), 'name-too-long'],
    ['/api/writing', 'a long place', press({ place: 'a'.repeat(201) }), 'location-too-long'],
    ['/api/writing', 'a long telling', told({ text: huge }), 'text-too-long'],
    ['/api/writing', 'long wishes', press({ leaveUnsaid: 'x'.repeat(4_001) }), 'text-too-long'],
    ['/api/writing', 'over 1 MiB', press({ more: 'x'.repeat(1024 * 1024) }), 'body-too-large'],
    ['/api/writing/notes', 'long notes', { ...notes, notes: 'x'.repeat(60_001) }, 'text-too-long'],
    ['/api/writing/notes', 'a long name', { ...notes, names: [huge, ''] }, 'name-too-long'],
    ['/api/writing', 'many long tellings', press({ tellings: many }), 'call-too-long'],
    ['/api/writing/second-reading', 'too much', readAgain({ tellings: many }), 'call-too-long'],
    ['/api/writing/second-reading', 'no sentence', readAgain({ sentences: [] }), 'body-invalid'],
    ['/api/writing/voice', 'no script', { language: 'pt-BR', scripts: [] }, 'body-invalid'],
    ['/api/writing/part', 'hardly anything', { part: '' }, 'body-invalid'],
  ])('%s with %s says why, and nobody is asked', async (path, _what, body, code) => {
    const answer = await post(withWriting({}).app, path, body)
    const { error } = (await answer.json()) as ErrorBody
    expect([answer.status, error.code]).toEqual([code === 'body-too-large' ? 413 : 400, code])
    expect(error.message.length).toBeGreaterThan(10)
  })

  test('says what a call has too much of, and how much of it must go', async () => {
    const refused = await post(testApp().app, '/api/writing', press({ tellings: many }))
    const { error } = (await refused.json()) as ErrorBody
    expect(error.message).toContain('do que o casal contou')
    expect(error.message).toMatch(/8\.\d{3} caracteres/)
  })

  test.each([
    ['/api/writing', { ...writingRequest(), tellings: undefined, answers: [], facts: [] }],
    ['/api/writing/part', { part: 'Oi.', facts: [] }],
  ])('%s asks a page from before to load itself again', async (path, body) => {
    const refused = await post(testApp().app, path, body)
    const { error } = (await refused.json()) as ErrorBody
    expect([refused.status, error.code]).toEqual([409, 'page-outdated'])
    expect(error.message).toContain('Recarregue')
  })

  test('is none for as much as a call holds in any writing system, however JSON escapes it', async () => {
    const body = JSON.stringify(told({ text: '語'.repeat(110_000) }))
    const escaped = body.replaceAll('語', '\\u8a9e')
    expect((await post(testApp().app, '/api/writing', body)).status).toBe(200)
    expect((await post(testApp().app, '/api/writing', escaped)).status).toBe(200)
  })

  test('is one that is no UTF-8', async () => {
    const refused = await testApp().app.request('/api/writing', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Uint8Array.of(0x22, 0xff, 0xfe, 0x22),
    })
    expect(((await refused.json()) as ErrorBody).error.code).toBe('body-invalid')
  })

  test('is cut at the limit when its body has no end', async () => {
    let pulled = 0
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    // Node requires `duplex` for such a body; the types of fetch do not know it.
    const init: RequestInit & { duplex: 'half' } = {
      ...{ method: 'POST', body, duplex: 'half' },
      headers: { 'content-type': 'application/json' },
    }
    const refused = await testApp().app.request('/api/writing', init)
    expect(((await refused.json()) as ErrorBody).error.code).toBe('body-too-large')
    expect(pulled).toBeLessThan(22)
  })

  test.each([
    ['de, es-MX;q=0.8, pt;q=0.5', 'es-ES', /Divídelo|Divide/],
    ['de', 'pt-BR', /Divida/],
  ])('is worded for whoever reads %s', async (asked, given, sentence) => {
    const headers = { 'accept-language': asked }
    const refused = await postWriting(testApp().app, told({ text: huge }), { headers })
    expect(refused.headers.get('content-language')).toBe(given)
    expect(((await refused.json()) as ErrorBody).error.message).toMatch(sentence)
  })

  test.each(['', '/part', '/notes', '/voice', '/second-reading'])(
    '/api/writing%s asks who it is, and answers POST only',
    async (path) => {
      const { app } = testApp({
        access: { ...openAccess, checkSession: async () => ({ state: 'none' }) },
      })
      expect((await post(app, `/api/writing${path}`, {})).status).toBe(401)
      expect((await app.request(`/api/writing${path}`)).status).toBe(405)
    },
  )
})
