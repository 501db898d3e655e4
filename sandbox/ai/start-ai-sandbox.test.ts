import OpenAI, {
  APIError,
  AuthenticationError,
  BadRequestError,
  NotFoundError,
  RateLimitError,
} from 'openai'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type AiSandbox, startAiSandbox } from './start-ai-sandbox.ts'

const user = (content: string) => ({ role: 'user' as const, content })

const couplePrompt = (text: string, answers = '') => [
  { role: 'system' as const, content: 'Escreva em português (pt-BR).' },
  user(
    `<task>${text}</task>\n\n<couple>\nfirst: João\nsecond: Ana\nlocation: Curitiba\n</couple>\n\n${answers}`,
  ),
]

const instant = { firstTokenMs: 0, wordsPerSecond: Number.POSITIVE_INFINITY }

let sandbox: AiSandbox
let client: OpenAI

beforeAll(async () => {
  sandbox = await startAiSandbox({ pace: instant, retryAfterSeconds: 0 })
  client = new OpenAI({
    apiKey: 'sk-any',
    baseURL: sandbox.baseUrl,
    maxRetries: 0,
    logLevel: 'off',
  })
})

afterAll(() => sandbox.close())

async function readAll(model: string): Promise<{ text: string; finish: string | null }> {
  const stream = await client.chat.completions.create({
    model,
    messages: couplePrompt('ceremony'),
    stream: true,
  })
  let text = ''
  let finish: string | null = null
  for await (const chunk of stream) {
    text += chunk.choices[0]?.delta.content ?? ''
    finish = chunk.choices[0]?.finish_reason ?? finish
  }
  return { text, finish }
}

describe('the AI sandbox, judged by the openai package', () => {
  test('answers whole and streamed with the same text', async () => {
    const messages = couplePrompt(
      'welcome',
      '<told_guestCities>\nDe onde?\nLisboa e Paris\n</told_guestCities>',
    )
    const whole = await client.chat.completions.create({ model: 'any', messages })
    const streamed = client.chat.completions.stream({ model: 'any', messages })
    const text = whole.choices[0]?.message.content ?? ''

    expect(text).toContain('Lisboa')
    expect(text).toContain('Paris')
    expect(whole._request_id).toMatch(/^req_/)
    expect(whole.usage?.completion_tokens).toBeGreaterThan(10)
    expect(await streamed.finalContent()).toBe(text)
  })

  test('streams the role first, then text, finish_reason, usage when asked, and [DONE]', async () => {
    const response = await fetch(`${sandbox.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'any',
        messages: couplePrompt('finalMessage'),
        stream: true,
        stream_options: { include_usage: true },
      }),
    })
    const events = (await response.text()).trim().split('\n\n')
    const chunks = events.slice(0, -1).map((event) => JSON.parse(event.replace(/^data: /, '')))

    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(events.at(-1)).toBe('data: [DONE]')
    expect(chunks[0].choices[0]).toEqual({
      index: 0,
      delta: { role: 'assistant', content: '' },
      logprobs: null,
      finish_reason: null,
    })
    expect(chunks.at(-2).choices[0].finish_reason).toBe('stop')
    expect(chunks.at(-2).usage).toBeNull()
    expect(chunks.at(-1).choices).toEqual([])
    expect(chunks.at(-1).usage.total_tokens).toBeGreaterThan(0)
    expect(new Set(chunks.map((chunk) => chunk.id)).size).toBe(1)
  })

  test('lists models', async () => {
    const models = await client.models.list()
    expect(models.data.map((model) => model.id)).toEqual(['sandbox'])
  })

  test('validates the key, the body and the address with the service’s own errors', async () => {
    const create = (body: object, apiKey = 'sk-any') =>
      client
        .withOptions({ apiKey })
        .post('/chat/completions', { body })
        .catch((error: unknown) => error)

    expect(await create({ model: 'any', messages: [user('x')] }, 'sk-wrong-1')).toMatchObject({
      status: 401,
      code: 'invalid_api_key',
    })
    expect(await create({ messages: [user('x')] })).toMatchObject({
      status: 400,
      param: 'model',
      code: 'missing_required_parameter',
    })
    expect(await create({ model: 'any', messages: [] })).toMatchObject({
      status: 400,
      param: 'messages',
    })
    expect(await create({ model: 'any', messages: [user('x')], temperature: 3 })).toMatchObject({
      status: 400,
      param: 'temperature',
    })
    expect(await client.post('/nowhere').catch((error: unknown) => error)).toBeInstanceOf(
      NotFoundError,
    )

    const bare = await fetch(`${sandbox.baseUrl}/models`)
    expect(bare.status).toBe(401)
    expect(Object.keys((await bare.json()).error).sort()).toEqual([
      'code',
      'message',
      'param',
      'type',
    ])
  })

  test('lets a browser call it from any page, whatever headers its client sends', async () => {
    const preflight = await fetch(`${sandbox.baseUrl}/chat/completions`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,x-stainless-lang',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'authorization,content-type,x-stainless-lang',
    )
    expect(preflight.headers.get('access-control-expose-headers')).toContain('x-request-id')
  })

  test.for([
    ['429', RateLimitError, 'rate_limit_exceeded'],
    ['quota', RateLimitError, 'insufficient_quota'],
    ['bad-model', NotFoundError, 'model_not_found'],
    ['bad-key', AuthenticationError, 'invalid_api_key'],
    ['echo', BadRequestError, 'invalid_prompt'],
    ['500', APIError, null],
    ['503', APIError, null],
  ] as const)('answers the error of %s', async ([behaviour, errorClass, code]) => {
    const error = await readAll(`sandbox-${behaviour}`).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(errorClass)
    expect(error).toMatchObject({ code })
  })

  test.for([
    ['length', 'length'],
    ['content-filter', 'content_filter'],
    ['refusal', 'stop'],
    ['empty', 'stop'],
    ['no-end', null],
    ['no-done', 'stop'],
  ] as const)('ends a text as %s says', async ([behaviour, finish]) => {
    expect((await readAll(`sandbox-${behaviour}`)).finish).toBe(finish)
  })

  test.for(['cut', 'cut-start', 'stream-error', 'garbage'])(
    'breaks a stream by %s',
    async (name) => {
      await expect(readAll(`sandbox-${name}`)).rejects.toThrow()
    },
  )

  test('spoils only the first of two equal requests when told to do so once', async () => {
    await expect(readAll('sandbox-500-once')).rejects.toThrow()
    expect((await readAll('sandbox-500-once')).finish).toBe('stop')
  })

  test('takes its behaviour from a header', async () => {
    const wish = { headers: { 'x-sandbox': '503' } }
    const asked = client.chat.completions.create({ model: 'any', messages: [user('x')] }, wish)
    await expect(asked).rejects.toMatchObject({ status: 503 })
  })
})

describe('the AI sandbox, told how to behave', () => {
  test('changes for one text while it runs, over HTTP and by call, and back', async () => {
    const own = await startAiSandbox({ pace: instant })
    const ask = (text: string) =>
      new OpenAI({ apiKey: 'sk-any', baseURL: own.baseUrl, maxRetries: 0 }).chat.completions
        .create({ model: 'any', messages: couplePrompt(text) })
        .then(
          () => 'good',
          (error: unknown) => (error instanceof APIError ? error.status : 'other'),
        )
    const control = (body: object, headers = {}) =>
      fetch(new URL('/control', own.baseUrl), {
        method: 'POST',
        body: JSON.stringify(body),
        headers,
      }).then((response) => response.status)

    expect(await control({ text: 'ceremony', behaviour: 'bad-model' })).toBe(204)
    expect([await ask('ceremony'), await ask('welcome')]).toEqual([404, 'good'])
    own.behave('welcome', '500')
    expect([await ask('ceremony'), await ask('welcome')]).toEqual([404, 500])
    expect(await control({})).toBe(204)
    expect([await ask('ceremony'), await ask('welcome')]).toEqual(['good', 'good'])

    expect(await control({ behaviour: 'nonsense' })).toBe(400)
    expect(await control({ behaviour: '500' }, { origin: 'http://elsewhere.example' })).toBe(400)
    expect(await ask('welcome')).toBe('good')
    await own.close()
  })

  test('remembers how each call ended, including those whose reader left', async () => {
    const own = await startAiSandbox({ pace: instant })
    const stop = new AbortController()
    const stream = await new OpenAI({ apiKey: 'k', baseURL: own.baseUrl }).chat.completions.create(
      { model: 'sandbox-stall-middle', messages: couplePrompt('ceremony'), stream: true },
      { signal: stop.signal },
    )
    const first = await stream[Symbol.asyncIterator]().next()
    expect(first.done).toBe(false)
    expect(own.calls).toMatchObject([{ text: 'texts', behaviour: 'stall-middle', state: 'open' }])
    stop.abort()
    await vi.waitFor(() => expect(own.calls[0]?.state).toBe('left'))
    await own.close()
  })
})
