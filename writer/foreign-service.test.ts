import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWriting } from './create-writing.ts'
import { allOf, endsOf, servicesAt, shownOf, toldPress } from './testing/marked-press.ts'
import type { WritingReport } from './writing-report.ts'

/** No sentence twice: a text that repeats itself is left. */
const story = Array.from({ length: 20 }, (_, day) => `Era uma vez o dia ${day}.`).join(' ')

/** The writer against a stand-in that its makers did not write. */
let service: LLMock

beforeAll(async () => {
  service = await LLMock.create({ logLevel: 'silent', chunkSize: 5 })
  service.on({ userMessage: /^<text>welcome</ }, { content: '  Bem-vindos!\n\nQue alegria.\n' })
  service.on({ userMessage: /^<text>ceremony</ }, { content: story })
  service.on({ userMessage: /^<text>finalMessage</ }, { content: 'Amem-se.' })
})

afterAll(() => service.stop())

async function collect(
  texts: readonly ('welcome' | 'ceremony' | 'finalMessage')[],
  services = servicesAt(`${service.url}/v1`),
  send: typeof fetch = fetch,
) {
  const reports: WritingReport[] = []
  const writing = createWriting({
    services,
    report: (report) => reports.push(report),
    fetch: send,
  })
  const events = await allOf(
    writing.press(toldPress({ texts: [...texts] }), new AbortController().signal),
  )
  return { events, ends: endsOf(events), reports }
}

describe('the writer against a foreign service', () => {
  test('streams each text and ends it once with the trimmed whole', async () => {
    const { events, ends, reports } = await collect(['welcome', 'ceremony', 'finalMessage'])
    expect(reports).toEqual([])
    expect(shownOf(events, 'ceremony').length).toBeGreaterThan(10)
    expect(shownOf(events, 'welcome').join('')).toBe('  Bem-vindos!\n\nQue alegria.\n')
    expect(ends).toHaveLength(3)
    expect(events).toContainEqual({
      event: 'done',
      text: 'welcome',
      content: 'Bem-vindos!\n\nQue alegria.',
    })
    expect(events).toContainEqual({ event: 'done', text: 'finalMessage', content: 'Amem-se.' })
  })

  test('asks for a stream of the configured model, with temperature for the final message only', async () => {
    service.clearRequests()
    await collect(['welcome', 'finalMessage'])
    const bodies = service.getRequests().map((entry) => entry.body)
    const bodyOf = (text: string) =>
      bodies.find((body) => JSON.stringify(body).includes(`<text>${text}`))
    expect(bodyOf('welcome')).toMatchObject({ model: 'model-welcome', stream: true })
    expect(bodyOf('welcome')).not.toHaveProperty('temperature')
    expect(bodyOf('finalMessage')).toMatchObject({
      model: 'model-finalMessage',
      stream: true,
      temperature: 0.7,
    })
  })

  test('writes the text after a 429', async () => {
    service.clearRequests()
    service.nextRequestError(429, { message: 'Slow down', code: 'rate_limit_exceeded' })
    const { events, reports } = await collect(['welcome'])
    expect(events.at(-1)).toMatchObject({ event: 'done', text: 'welcome' })
    expect(reports).toEqual([])
    expect(service.getRequests()).toHaveLength(2)
  })

  test('fails a text whose stream is cut', async () => {
    service.prependFixture({
      match: { userMessage: /^<text>ceremony</ },
      response: { content: story },
      // A cut in the same instant as the words would leave nothing of them to read.
      latency: 20,
      truncateAfterChunks: 4,
    })
    const { events, reports } = await collect(['ceremony'])
    expect(events.filter((event) => event.event === 'delta')).not.toHaveLength(0)
    expect(events.at(-1)).toEqual({ event: 'failed', text: 'ceremony', code: 'cut-short' })
    expect(reports).toMatchObject([
      { stage: 'ceremony', code: 'cut-short', message: 'Erro ao gerar texto da cerimônia:' },
    ])
  })

  test('fails a text whose model is gone, without trying again', async () => {
    service.clearRequests()
    service.nextRequestError(404, { message: 'The model does not exist', code: 'model_not_found' })
    const { ends, reports } = await collect(['welcome'])
    expect(ends).toEqual([{ event: 'failed', text: 'welcome', code: 'model-missing' }])
    expect(reports).toMatchObject([{ status: 404, providerCode: 'model_not_found' }])
    expect(service.getRequests()).toHaveLength(1)
  })

  test('asks nothing without a key', async () => {
    const asked: unknown[] = []
    const { ends, reports } = await collect(
      ['welcome', 'ceremony'],
      servicesAt('https://service.example/v1', { apiKey: ' ' }),
      async (address) => {
        asked.push(address)
        return new Response()
      },
    )
    expect(ends).toEqual([
      { event: 'failed', text: 'welcome', code: 'api-key-missing' },
      { event: 'failed', text: 'ceremony', code: 'api-key-missing' },
    ])
    expect(reports).toHaveLength(2)
    expect(asked).toEqual([])
  })
})
