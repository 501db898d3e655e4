import { describe, expect, test } from 'vitest'
import type { ErrorBody } from '#core/errors.ts'
import { writingRequest } from '#core/writer/testing/writing-request.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import type { Writing } from '#server/ports/writing.ts'
import { noWriting, openAccess, testApp } from '#server/testing/test-app.ts'

const events: readonly WritingEvent[] = [
  { event: 'fact', fact: { id: 'a', words: 'na fila', source: 'howTheyMet', mayBeUsed: true } },
  { event: 'facts-ended', outcome: 'read', answersRead: {}, missing: [] },
  { event: 'delta', text: 'welcome', delta: 'Bem-\n' },
  { event: 'done', text: 'welcome', content: 'Bem-vindos, {first}' },
  { event: 'failed', text: 'ceremony', code: 'cut-short' },
]

async function* scripted(): AsyncGenerator<WritingEvent, void> {
  yield* events
}

function post(app: ReturnType<typeof testApp>['app'], path: string, body: unknown) {
  return Promise.resolve(
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
}

const withWriting = (writing: Partial<Writing>, more: Parameters<typeof testApp>[0] = {}) =>
  testApp({ writing: { ...noWriting, ...writing }, ...more })

const notes = { language: 'pt-BR', notes: 'na fila', names: ['', ''] }

describe('a press', () => {
  test('streams facts and texts, gives every text an end, and ends with `end`', async () => {
    const { app } = withWriting({ press: scripted })
    const answer = await post(app, '/api/writing', writingRequest())
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await answer.text()).toBe(
      [
        'event: fact\ndata: {"fact":{"id":"a","words":"na fila","source":"howTheyMet","mayBeUsed":true}}\n\n',
        'event: facts-ended\ndata: {"outcome":"read","answersRead":{},"missing":[]}\n\n',
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
        answer: 'started' as const,
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
          for (const stage of ['facts', 'welcome'] as const) {
            measure.called(stage)
            measure.spent(stage, { promptTokens: 1_000, completionTokens: 500 })
          }
          yield* events
        },
      },
      { metrics },
    )
    await (await post(app, '/api/writing', writingRequest())).text()
    const { text } = await metrics.read()
    expect(text).toContain('enlace_writing_requests_total{stage="facts"} 1')
    expect(text).toContain('enlace_writing_tokens_total{stage="welcome",direction="output"} 500')
    expect(text).toContain('enlace_writing_requests_per_call_sum 2')
    expect(text).toContain('enlace_writing_cost_per_call_sum 0.014')
    expect(text).toContain('enlace_texts_total{text="welcome",outcome="done"} 1')
  })
})

describe('a call that answers once', () => {
  test('sends its answer, or why there is none', async () => {
    const value = { answers: [], rest: 'na fila', leaveUnsaid: '' }
    const answered = withWriting({ sortNotes: async () => ({ kind: 'answered', value }) })
    expect(await (await post(answered.app, '/api/writing/notes', notes)).text()).toBe(
      'event: answered\ndata: {"value":{"answers":[],"rest":"na fila","leaveUnsaid":""}}\n\nevent: end\ndata: {}\n\n',
    )
    const failed = withWriting({ claims: async () => ({ kind: 'failed', code: 'timed-out' }) })
    const claims = { language: 'pt-BR', facts: [], sentences: ['Oi.'] }
    expect(await (await post(failed.app, '/api/writing/claims', claims)).text()).toContain(
      'event: failed\ndata: {"code":"timed-out"}',
    )
  })
})

describe('a request that is refused', () => {
  const long = 'x'.repeat(8_001)
  const [first] = writingRequest().couple
  test.each([
    ['/api/writing', '{', 'body-invalid', ''],
    ['/api/writing', { ...writingRequest(), language: 'de' }, 'body-invalid', ''],
    ['/api/writing', { ...writingRequest(), texts: ['welcome', 'welcome'] }, 'body-invalid', ''],
    [
      '/api/writing',
      { ...writingRequest(), couple: [{ ...first, called: ' ' }, first] },
      'names-missing',
      '',
    ],
    [
      '/api/writing',
      { ...writingRequest(), answers: [{ question: 'success', text: long }] },
      'answer-too-long',
      'pergunta 5',
    ],
    ['/api/writing/notes', { ...notes, notes: 'x'.repeat(60_001) }, 'text-too-long', ''],
    ['/api/writing/voice', { language: 'pt-BR', scripts: [] }, 'body-invalid', ''],
    ['/api/writing/part', { part: '' }, 'body-invalid', ''],
  ])('%s says why: %#', async (path, body, code, sentence) => {
    const answer = await post(testApp().app, path, body)
    const { error } = (await answer.json()) as ErrorBody
    expect([answer.status, error.code]).toEqual([400, code])
    expect(error.message).toContain(sentence)
  })

  test.each(['', '/part', '/notes', '/voice', '/claims'])(
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
