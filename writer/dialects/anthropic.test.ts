import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import type { Prompt } from '#core/writer/prompt.ts'
import { askForData } from '../ask-for-data.ts'
import { askForText, type TextService } from '../ask-for-text.ts'
import { checkKey } from '../check-key.ts'
import { createServiceMemory } from '../service-memory.ts'
import { dialectOf } from './dialect-of.ts'

interface Asked {
  path: string | undefined
  headers: IncomingHttpHeaders
  body: {
    model?: string
    max_tokens?: number
    temperature?: number
    system?: string
    messages?: object[]
    output_config?: object
  }
}

interface Answer {
  status: number
  body: string
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that answers as it is told, in the words of the Messages API. */
async function scripted(answer: (asked: Asked, count: number) => Answer) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let raw = ''
    for await (const part of request) raw += part
    const one = { path: request.url, headers: request.headers, body: raw ? JSON.parse(raw) : {} }
    asked.push(one)
    const { status, body } = answer(one, asked.length)
    response.writeHead(status, { 'request-id': 'req_011' }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const service: TextService = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    ...{ apiKey: 'sk-ant', model: 'claude', dialect: 'anthropic' },
  }
  return { asked, service }
}

const event = (type: string, more: object = {}): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`

/** A whole answer, its thinking first, in as many deltas as there are pieces. */
function message(pieces: readonly string[], reason = 'end_turn', tokens = 12): Answer {
  const delta = (index: number, one: object) => event('content_block_delta', { index, delta: one })
  return {
    status: 200,
    body: [
      event('message_start', {
        message: { id: 'msg_1', content: [], usage: { input_tokens: 321, output_tokens: 1 } },
      }),
      event('content_block_start', { index: 0, content_block: { type: 'thinking', thinking: '' } }),
      event('ping'),
      delta(0, { type: 'thinking_delta', thinking: 'The couple wants…' }),
      delta(0, { type: 'signature_delta', signature: 'c2lnbg==' }),
      event('content_block_stop', { index: 0 }),
      event('content_block_start', { index: 1, content_block: { type: 'text', text: '' } }),
      ...pieces.map((text) => delta(1, { type: 'text_delta', text })),
      event('content_block_stop', { index: 1 }),
      event('message_delta', {
        delta: { stop_reason: reason, stop_sequence: null },
        usage: { output_tokens: tokens },
      }),
      event('message_stop'),
    ].join(''),
  }
}

function refusal(status: number, type: string, text: string): Answer {
  const body = { type: 'error', error: { type, message: text }, request_id: 'req_011' }
  return { status, body: JSON.stringify(body) }
}

const prompt: Prompt = {
  messages: [
    { role: 'system', content: 'Escreva.' },
    { role: 'user', content: 'João e Ana.' },
  ],
  temperature: 0.7,
}

function ask(service: TextService, deltas: string[] = []) {
  const options = {
    ...{ deadlines: {}, textMaxCharacters: 16_000, memory: createServiceMemory(), fetch },
    onDelta: (delta: string) => void deltas.push(delta),
  }
  return askForText(service, prompt, options, new AbortController().signal)
}

describe('the Messages API', () => {
  test('is spoken at its address, and wherever somebody says so', () => {
    const named = dialectOf({ baseUrl: 'https://gateway.example/v1', dialect: 'anthropic' })
    expect(dialectOf({ baseUrl: 'https://api.anthropic.com/v1' })).toBe(named)
    for (const baseUrl of ['https://api.openai.com/v1', 'https://anthropic.com.example/v1']) {
      expect(dialectOf({ baseUrl })).not.toBe(named)
    }
  })

  test('is asked in its own words', async () => {
    const { asked, service } = await scripted(() => message(['Olá.']))
    await ask(service)
    expect(asked).toMatchObject([
      {
        path: '/v1/messages',
        headers: {
          'x-api-key': 'sk-ant',
          'anthropic-version': '2023-06-01',
          'anthropic-dangerous-direct-browser-access': 'true',
        },
        body: {
          ...{ model: 'claude', stream: true, max_tokens: 16_000, temperature: 0.7 },
          system: 'Escreva.',
          messages: [{ role: 'user', content: 'João e Ana.' }],
        },
      },
    ])
    expect(asked[0]?.headers).not.toHaveProperty('authorization')
  })

  test('streams the text without its thinking, and says what it cost', async () => {
    const { service } = await scripted(() => message(['Bem-', 'vindos', '!']))
    const deltas: string[] = []
    expect(await ask(service, deltas)).toEqual({
      kind: 'written',
      content: 'Bem-vindos!',
      spending: { promptTokens: 321, completionTokens: 12 },
    })
    expect(deltas).toEqual(['Bem-', 'vindos', '!'])
  })

  test.each([
    ['max_tokens', 'cut-short'],
    ['model_context_window_exceeded', 'cut-short'],
    ['refusal', 'refused'],
    ['tool_use', 'unexpected'],
  ])('that ends with %s has not written the text: %s', async (reason, code) => {
    const { service } = await scripted(() => message(['Era uma vez'], reason))
    expect(await ask(service)).toMatchObject({ failure: { code } })
  })

  test('that breaks off has not written it either', async () => {
    const whole = message(['Era uma vez'])
    const body = whole.body.slice(0, whole.body.indexOf('event: message_delta'))
    const { asked, service } = await scripted(() => ({ status: 200, body }))
    expect(await ask(service)).toMatchObject({ failure: { code: 'cut-short' } })
    expect(asked).toHaveLength(1)
  })

  test.each([
    [401, 'authentication_error', 'invalid x-api-key', 'api-key-refused'],
    [402, 'billing_error', 'Billing issue', 'quota-exhausted'],
    [400, 'invalid_request_error', 'Your credit balance is too low', 'quota-exhausted'],
    [404, 'not_found_error', 'model: claude-1', 'model-missing'],
    [400, 'invalid_request_error', 'prompt is too long: 9 > 8 maximum', 'context-too-small'],
    [400, 'invalid_request_error', 'João e Ana', 'unexpected'],
  ])('that answers %s %s (%s) is not asked again: %s', async (status, type, text, code) => {
    const { asked, service } = await scripted(() => refusal(status, type, text))
    const outcome = await ask(service)
    expect(outcome).toMatchObject({ failure: { code, status, requestId: 'req_011' } })
    expect(JSON.stringify(outcome)).not.toContain('João')
    expect(asked).toHaveLength(1)
  })

  test('that is overloaded is asked again, before and within the stream', async () => {
    const { asked, service } = await scripted((_, count) =>
      count === 1 ? refusal(529, 'overloaded_error', 'Overloaded') : message(['Olá.']),
    )
    expect(await ask(service)).toMatchObject({ kind: 'written', content: 'Olá.' })
    expect(asked).toHaveLength(2)
    const error = { error: { type: 'overloaded_error', message: 'Overloaded' } }
    const stream = { status: 200, body: event('error', error) }
    const within = await scripted(() => stream)
    expect(await ask(within.service)).toMatchObject({ failure: { code: 'overloaded' } })
  })

  test('that takes no temperature is asked again without', async () => {
    const text = '`temperature` is deprecated for this model.'
    const { asked, service } = await scripted(({ body }) =>
      body.temperature === undefined
        ? message(['Olá.'])
        : refusal(400, 'invalid_request_error', text),
    )
    expect(await ask(service)).toMatchObject({ content: 'Olá.' })
    expect(asked.map(({ body }) => body.temperature)).toEqual([0.7, undefined])
  })

  test('is asked for data by its schema, and by the prompt alone where it takes none', async () => {
    const shape = { name: 'facts', schema: { type: 'object', properties: {} } }
    const { asked, service } = await scripted(({ body }) =>
      body.output_config === undefined
        ? message(['{"a":1}'])
        : refusal(400, 'invalid_request_error', 'output_config: Extra inputs are not permitted'),
    )
    const options = {
      ...{ deadlines: {}, textMaxCharacters: 40_000, memory: createServiceMemory(), fetch },
      language: 'pt-BR' as const,
      reader: () => ({ feed: () => undefined, end: (answer: string) => answer }),
    }
    const outcome = await askForData(
      service,
      { ...prompt, shape },
      options,
      new AbortController().signal,
    )
    expect(outcome).toEqual({ kind: 'answered', value: '{"a":1}' })
    expect(asked.map(({ body }) => body.output_config)).toEqual([
      { format: { type: 'json_schema', schema: shape.schema } },
      undefined,
    ])
    expect(asked[1]?.body.system).toContain(JSON.stringify(shape.schema))
  })

  test('tells a key that works from one that does not', async () => {
    const { service } = await scripted(({ path, headers, body }) => {
      if (headers['x-api-key'] !== 'good') {
        return refusal(401, 'authentication_error', 'invalid x-api-key')
      }
      return path === '/v1/models'
        ? { status: 200, body: '{"data":[]}' }
        : refusal(400, 'invalid_request_error', `messages: too few of ${body.messages?.length}`)
    })
    const check = (apiKey: string) =>
      checkKey({ ...service, apiKey, dialect: 'anthropic' }, new AbortController().signal)
    expect(await check('good')).toBe('works')
    expect(await check('bad')).toBe('api-key-refused')
    expect(await check(' ')).toBe('api-key-missing')
  })
})
