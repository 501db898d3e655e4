/** A whole press over the servers that people run on their own machines (docs/design/services.md section 3.7). */
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { textNames } from '#core/ceremony/ceremony.ts'
import { tellingsOfTest, writingRequest } from '#core/writer/testing/writing-request.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import { type DialectName, dialectNames } from '#sandbox/ai/dialects.ts'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { callsPerPress } from './call-most.ts'
import { createWriting } from './create-writing.ts'
import { holding, plain } from './testing/scripted-press.ts'
import { scriptedService, streamed } from './testing/scripted-service.ts'
import type { WritingReport } from './writing-report.ts'

const locals = dialectNames.filter((name) => name !== 'openai')
const instant = { firstTokenMs: 0, wordsPerSecond: Number.POSITIVE_INFINITY }

const opened: AiSandbox[] = []
afterAll(() => Promise.all(opened.map((one) => one.close())))
afterEach(() => {
  vi.useRealTimers()
})

async function open(
  dialect: DialectName,
  options: Parameters<typeof startAiSandbox>[0] = {},
): Promise<AiSandbox> {
  const sandbox = await startAiSandbox({
    pace: instant,
    dialect,
    contextTokens: 16_384,
    ...options,
  })
  opened.push(sandbox)
  return sandbox
}

/** What makes a prompt that no window of 2,048 tokens holds. */
const longTellings = tellingsOfTest.map((telling) => ({
  ...telling,
  text: `${telling.text} ${Array.from({ length: 120 }, (_, day) => `No dia ${day} choveu muito.`).join(' ')}`,
}))

interface Pressed {
  events: WritingEvent[]
  reports: WritingReport[]
  /** What the reading came to. */
  reading: string | undefined
  held: string[]
  contents: string[]
}

async function press(
  baseUrl: string,
  changes: Partial<WritingRequest> = {},
  { model = 'm', apiKey = '', send }: { model?: string; apiKey?: string; send?: typeof fetch } = {},
): Promise<Pressed> {
  const reports: WritingReport[] = []
  const service = { baseUrl, apiKey, model }
  const writing = createWriting({
    service,
    report: (report) => reports.push(report),
    ...(send && { fetch: send }),
  })
  const events: WritingEvent[] = []
  const { signal } = new AbortController()
  for await (const event of writing.press(writingRequest(changes), signal)) events.push(event)
  const ended = events.find((event) => event.event === 'read')
  return {
    events,
    reports,
    reading: ended?.outcome,
    held: ended?.ranges.map(({ quote }) => quote) ?? [],
    contents: events.flatMap((event) => (event.event === 'done' ? [event.content] : [])),
  }
}

describe.for(locals)('%s', (dialect) => {
  test('is asked for a reading and texts without a key, and its thinking is neither', async () => {
    const sandbox = await open(dialect)
    const { reading, held, contents, reports } = await press(sandbox.baseUrl)
    const original = await press((await open('openai', { apiKey: 'local' })).baseUrl)
    expect(reading).toBe('read')
    expect(held).not.toEqual([])
    expect(held).toEqual(original.held)
    expect(contents).toEqual(original.contents)
    expect(contents).toHaveLength(3)
    expect(reports).toEqual([])
    expect(sandbox.calls).toHaveLength(2)
  })

  test('whose window is too small for what was told has read none of it, and says so once for each text', async () => {
    const sandbox = await open(dialect, { contextTokens: 2_048 })
    const { reading, held, events, reports } = await press(sandbox.baseUrl, {
      tellings: longTellings,
    })
    expect(reading).toBe('failed')
    expect(held.join()).toContain('perdeu o pai')
    expect(events.filter(({ event }) => event === 'done' || event === 'failed')).toEqual(
      textNames.map((text) => ({ event: 'failed', text, code: 'context-too-small' })),
    )
    expect(reports.map(({ stage }) => stage)).toEqual(['reading', ...textNames])
    // One that says how much it holds is asked for no text that it does not.
    expect(sandbox.calls.map(({ text }) => text).filter((text) => text !== 'reading')).toEqual(
      dialect === 'localai' ? Array(4).fill('texts') : [],
    )
  })

  test('whose model pays no heed to the schema still writes', async () => {
    const { baseUrl } = await open(dialect)
    const { reading, contents } = await press(baseUrl, {}, { model: 'sandbox-prose' })
    expect(reading).toBe('failed')
    expect(contents).toHaveLength(3)
  })

  test('whose model wraps its data in a fence is read', async () => {
    const sandbox = await open(dialect)
    sandbox.behave('reading', 'markdown')
    const { reading, contents } = await press(sandbox.baseUrl)
    expect(reading).toBe('read')
    expect(contents).toHaveLength(3)
  })
})

test('a model that loads for two minutes is waited for, and no wait counts towards the requests of a press', async () => {
  vi.useFakeTimers()
  let loading = 120
  const service = scriptedService((task, body) => {
    if (loading > 0) {
      loading -= 1
      const error = { code: 503, message: 'Loading model', type: 'unavailable_error' }
      return Response.json({ error }, { status: 503 })
    }
    return task === 'reading' ? holding() : plain(task, body)
  })
  const pressed = press('http://127.0.0.1:9931/v1', {}, { send: service.send })
  await vi.advanceTimersByTimeAsync(125_000)
  const { reading, contents, reports } = await pressed
  expect(service.asked.length).toBeGreaterThan(callsPerPress)
  expect(reading).toBe('read')
  expect(contents).toHaveLength(3)
  expect(reports).toEqual([])
})

test('a server on one’s own machine is sent nothing that it is known to misread', async () => {
  const service = scriptedService((task, body) =>
    task === 'reading' ? holding() : plain(task, body),
  )
  await press('http://127.0.0.1:11434/v1', {}, { send: service.send })
  expect(service.asked).toHaveLength(2)
  for (const body of service.asked) {
    for (const field of ['store', 'n', 'max_completion_tokens', 'tools']) {
      expect(body).not.toHaveProperty(field)
    }
    expect(body).toMatchObject({ stream: true, stream_options: { include_usage: true } })
  }
})

test('of a prompt that was cut no decision counts: a wish in the part that was lost would be told', async () => {
  const usage = { prompt_tokens: 10, completion_tokens: 5 }
  const events = [
    { choices: [{ delta: { content: holding() } }] },
    { choices: [{ delta: {}, finish_reason: 'stop' }], usage },
  ].map((data) => `data: ${JSON.stringify(data)}\n\n`)
  const { reading } = await press(
    'http://127.0.0.1:11434/v1',
    { tellings: longTellings },
    {
      send: scriptedService((task) =>
        task === 'reading' ? new Response(events.join('')) : streamed('Um texto.'),
      ).send,
    },
  )
  expect(reading).toBe('failed')
})
