import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type DialectName, dialectNames } from '#sandbox/ai/dialects.ts'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { askForText } from './ask-for-text.ts'
import { contextTokensOf } from './context-tokens.ts'
import { createServiceMemory } from './service-memory.ts'

const never = () => new AbortController().signal
const instant = { firstTokenMs: 0, wordsPerSecond: Number.POSITIVE_INFINITY }

const opened: AiSandbox[] = []
afterAll(() => Promise.all(opened.map((one) => one.close())))

async function open(options: Parameters<typeof startAiSandbox>[0]): Promise<AiSandbox> {
  const sandbox = await startAiSandbox({ pace: instant, ...options })
  opened.push(sandbox)
  return sandbox
}

const at = ({ baseUrl }: { baseUrl: string }, model = 'sandbox') => ({
  ...{ baseUrl, model, apiKey: '' },
})

/** A fetch that counts what it sends. */
function counting(send: typeof fetch = fetch) {
  const asked: string[] = []
  const counted: typeof fetch = (url, init) => {
    asked.push(`${init?.method ?? 'GET'} ${new URL(String(url)).pathname}`)
    return send(url, init)
  }
  return { asked, send: counted }
}

/** Nobody ever answers. */
const silentFetch: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    if (init?.signal?.aborted) reject(init.signal.reason)
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

const say = { messages: [{ role: 'user' as const, content: 'x' }] }

/** Has the server answer something, and so load its model. */
function use(sandbox: AiSandbox): Promise<unknown> {
  const memory = createServiceMemory()
  const options = { deadlines: {}, textMaxCharacters: 40_000, onDelta: () => undefined }
  return askForText(at(sandbox), say, { ...options, memory, fetch }, never())
}

/** LocalAI says it nowhere, and the original is no server on one's own machine. */
const silent: readonly DialectName[] = ['localai', 'openai']

describe('the window of a model', () => {
  test.for(dialectNames.filter((name) => !silent.includes(name)))(
    'is what %s says it is',
    async (dialect) => {
      const sandbox = await open({ dialect, contextTokens: 8_192 })
      if (dialect === 'lm-studio') await use(sandbox)
      expect(await contextTokensOf(at(sandbox), fetch, createServiceMemory(), never())).toBe(8_192)
    },
  )

  test('is asked for once', async () => {
    const sandbox = await open({ dialect: 'llama.cpp', contextTokens: 16_384 })
    const memory = createServiceMemory()
    const { asked, send } = counting()
    expect(await contextTokensOf(at(sandbox), send, memory, never())).toBe(16_384)
    const before = asked.length
    expect(before).toBeGreaterThan(0)
    expect(await contextTokensOf(at(sandbox), send, memory, never())).toBe(16_384)
    expect(asked).toHaveLength(before)
  })

  test('is asked for again once a prompt was too long for it', async () => {
    const sandbox = await open({ dialect: 'llama.cpp', contextTokens: 100 })
    const memory = createServiceMemory()
    memory.foundContext(at(sandbox), 16_384)
    const long = { messages: [{ role: 'user' as const, content: 'palavra '.repeat(400) }] }
    const options = { deadlines: {}, textMaxCharacters: 40_000, onDelta: () => undefined }
    const outcome = await askForText(at(sandbox), long, { ...options, memory, fetch }, never())
    expect(outcome).toMatchObject({ failure: { code: 'context-too-small' } })
    expect(await contextTokensOf(at(sandbox), fetch, memory, never())).toBe(100)
  })

  test('is decided by Ollama when it loads the model, which is therefore loaded first', async () => {
    const sandbox = await open({ dialect: 'ollama' })
    const { asked, send } = counting()
    const service = at(sandbox, 'gemma3:12b')
    expect(await contextTokensOf(service, send, createServiceMemory(), never())).toBe(4_096)
    expect(asked.slice(-3)).toEqual(['GET /api/ps', 'POST /api/generate', 'GET /api/ps'])
    // A name without a tag is its latest.
    const latest: typeof fetch = async (url) =>
      String(url).endsWith('/api/ps')
        ? Response.json({ models: [{ name: 'gemma3:latest', context_length: 32_768 }] })
        : new Response('404 page not found', { status: 404 })
    const untagged = at({ baseUrl: 'http://127.0.0.1:11434/v1' }, 'gemma3')
    expect(await contextTokensOf(untagged, latest, createServiceMemory(), never())).toBe(32_768)
  })

  test('is not known while LM Studio has not loaded the model, and is asked for again', async () => {
    const sandbox = await open({ dialect: 'lm-studio', contextTokens: 8_192 })
    const memory = createServiceMemory()
    expect(await contextTokensOf(at(sandbox), fetch, memory, never())).toBeUndefined()
    await use(sandbox)
    expect(await contextTokensOf(at(sandbox), fetch, memory, never())).toBe(8_192)
  })

  test('is asked no further of a server that refuses the key', async () => {
    const { baseUrl } = await open({ dialect: 'vllm', apiKey: 'right' })
    const { asked, send } = counting()
    const service = { ...at({ baseUrl }), apiKey: 'wrong' }
    expect(await contextTokensOf(service, send, createServiceMemory(), never())).toBeUndefined()
    expect(asked).toEqual(['GET /v1/models'])
  })

  test('is the operator’s to say, and then nobody is asked', async () => {
    const { asked, send } = counting()
    const service = { ...at({ baseUrl: 'http://127.0.0.1:1/v1' }), contextTokens: 4_096 }
    expect(await contextTokensOf(service, send, createServiceMemory(), never())).toBe(4_096)
    expect(asked).toEqual([])
  })

  test('is not asked of a hosted service', async () => {
    const { asked, send } = counting()
    const service = { ...at({ baseUrl: 'https://service.example/v1' }), apiKey: 'k' }
    expect(await contextTokensOf(service, send, createServiceMemory(), never())).toBeUndefined()
    expect(asked).toEqual([])
  })

  test.for([
    ['nobody', () => Promise.reject(new TypeError('refused'))],
    ['nonsense', async () => Response.json({ data: [{ id: 'sandbox', max_model_len: '8k' }] })],
    ['an empty window', async () => Response.json({ data: [{ id: 'sandbox', max_model_len: 0 }] })],
    ['without an end', async () => new Response('x'.repeat(2_000_000))],
  ] as const)('is not known where %s answers', async ([, send]) => {
    const service = at({ baseUrl: 'http://localhost:1/v1' })
    expect(await contextTokensOf(service, send, createServiceMemory(), never())).toBeUndefined()
  })

  test('is not waited for where a server does not say it at once', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const found = contextTokensOf(
      at({ baseUrl: 'http://localhost:1/v1' }),
      silentFetch,
      createServiceMemory(),
      never(),
    )
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await found).toBeUndefined()
  })

  test('is not waited for once nobody waits for it', async () => {
    const service = at({ baseUrl: 'http://localhost:1/v1' })
    const aborted = AbortSignal.abort()
    expect(
      await contextTokensOf(service, silentFetch, createServiceMemory(), aborted),
    ).toBeUndefined()
  })
})
