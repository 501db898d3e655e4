import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { checkKey } from './check-key.ts'

let sandbox: AiSandbox

beforeAll(async () => {
  sandbox = await startAiSandbox()
})

afterAll(() => sandbox.close())

const never = () => new AbortController().signal

test('tells a key that works from one that does not', async () => {
  const { baseUrl } = sandbox
  expect(await checkKey({ baseUrl, apiKey: ' sk-good \n' }, never())).toBe('works')
  expect(await checkKey({ baseUrl, apiKey: 'sk-wrong-1' }, never())).toBe('api-key-refused')
  expect(sandbox.calls).toEqual([])
})

test('asks nothing about a key that cannot be one', async () => {
  const fetch = () => Promise.reject(new Error('asked'))
  const baseUrl = 'https://service.example/v1'
  expect(await checkKey({ baseUrl, apiKey: '  ', fetch }, never())).toBe('api-key-missing')
  expect(await checkKey({ baseUrl, apiKey: 'chavé', fetch }, never())).toBe('api-key-refused')
  expect(await checkKey({ baseUrl, apiKey: 'two words', fetch }, never())).toBe('api-key-refused')
})

test('says when the service cannot be reached or does not answer in time', async () => {
  const gone = await startAiSandbox()
  await gone.close()
  expect(await checkKey({ baseUrl: gone.baseUrl, apiKey: 'k' }, never())).toBe('unreachable')
  expect(await checkKey({ baseUrl: sandbox.baseUrl, apiKey: 'k' }, AbortSignal.abort())).toBe(
    'timed-out',
  )
})

test.for([
  ['401, 401', '{"error":{"message":"Incorrect API key provided"}}', 'api-key-refused'],
  ['401, 400', '{"error":{"message":"Missing scopes: model.read"}}', 'works'],
  ['403, 400', '{}', 'works'],
  ['403, 401', '{}', 'api-key-refused'],
  ['404, 422', 'not json', 'works'],
  ['404, 404', 'not json', 'unreachable'],
  ['404, 404', '{"error":{"code":"model_not_found"}}', 'works'],
  ['429, 429', '{"error":{"code":"insufficient_quota"}}', 'quota-exhausted'],
  ['503, 503', '{}', 'overloaded'],
] as const)('a service answering %s with %s: %s', async ([statuses, body, verdict]) => {
  const [models, chat] = statuses.split(', ').map(Number)
  const server = createServer((request, response) => {
    response.writeHead((request.url === '/v1/models' ? models : chat) ?? 500).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const baseUrl = `http://127.0.0.1:${port}/v1/`
  expect(await checkKey({ baseUrl, apiKey: 'k' }, never())).toBe(verdict)
  server.close()
})
