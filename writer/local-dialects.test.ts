import { afterAll, describe, expect, test } from 'vitest'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import { type DialectName, dialectNames } from '#sandbox/ai/dialects.ts'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { checkKey } from './check-key.ts'
import { createWriting } from './create-writing.ts'
import { allOf, serviceAt, shownOf, toldPress } from './testing/marked-press.ts'

const locals = dialectNames.filter((name) => name !== 'openai')
const instant = { firstTokenMs: 0, wordsPerSecond: Number.POSITIVE_INFINITY }
const never = () => new AbortController().signal

const opened: AiSandbox[] = []
afterAll(() => Promise.all(opened.map((one) => one.close())))

async function open(
  dialect: DialectName,
  options: Parameters<typeof startAiSandbox>[0] = {},
): Promise<AiSandbox> {
  const sandbox = await startAiSandbox({ pace: instant, dialect, ...options })
  opened.push(sandbox)
  return sandbox
}

function write(sandbox: AiSandbox, apiKey = ''): Promise<WritingEvent[]> {
  const writing = createWriting({
    service: serviceAt(sandbox.baseUrl, { apiKey }),
    report: () => {},
  })
  return allOf(writing.press(toldPress({ texts: ['ceremony'] }), never()))
}

/** What the original service writes for the same couple. */
async function plainText(): Promise<WritingEvent | undefined> {
  return (await write(await open('openai'), 'k')).at(-1)
}

describe.for(locals)('%s', (dialect) => {
  test('writes the same text as any service, without a key and without its thinking', async () => {
    const events = await write(await open(dialect))
    expect(events.at(-1)).toEqual(await plainText())
    const shown = shownOf(events, 'ceremony').join('')
    expect(shown).not.toContain('think>')
    if (dialect !== 'vllm') expect(shown).not.toContain('I will write it')
  })

  test('says that its window is too small for the prompt', async () => {
    const sandbox = await open(dialect, { contextTokens: 100 })
    expect((await write(sandbox)).at(-1)).toEqual({
      event: 'failed',
      text: 'ceremony',
      code: 'context-too-small',
    })
  })

  test('is waited for while it loads its model', async () => {
    const sandbox = await open(dialect, { loadingRequests: 1 })
    expect((await write(sandbox)).at(-1)?.event).toBe('done')
  })

  test('that asks for a key tells a wrong one from the right one', async () => {
    const { baseUrl } = await open(dialect, { apiKey: 'right' })
    expect(await checkKey({ baseUrl, apiKey: 'right' }, never())).toBe('works')
    expect(await checkKey({ baseUrl, apiKey: 'wrong' }, never())).toBe('api-key-refused')
  })
})

test('a service elsewhere is not asked for usage, which not all of them know', async () => {
  const bodies: string[] = []
  const writing = createWriting({
    service: serviceAt('https://service.example/v1', { apiKey: 'k' }),
    report: () => {},
    fetch: async (_, init) => {
      bodies.push(String(init?.body))
      return new Response('', { status: 400 })
    },
  })
  for await (const _ of writing.press(toldPress({ texts: ['welcome'] }), never()));
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).not.toContain('stream_options')
})

test('a local service that does not know stream_options is asked again without it', async () => {
  const bodies: string[] = []
  const chunk = { choices: [{ delta: { content: 'Olá.' }, finish_reason: 'stop' }] }
  const writing = createWriting({
    service: serviceAt('http://localhost:1/v1'),
    report: () => {},
    fetch: async (_, init) => {
      // It says nothing of its window.
      if (init?.method !== 'POST') return new Response('', { status: 404 })
      bodies.push(String(init.body))
      return bodies.length === 1
        ? Response.json({ error: 'unknown field stream_options' }, { status: 422 })
        : new Response(`data: ${JSON.stringify(chunk)}\n\n`)
    },
  })
  const events = await allOf(writing.press(toldPress({ texts: ['welcome'] }), never()))
  expect(events.at(-1)).toEqual({ event: 'done', text: 'welcome', content: 'Olá.' })
  expect(bodies.map((body) => body.includes('stream_options'))).toEqual([true, false])
})
