import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import { instructionsFor } from '#core/writer/three-texts/instructions-for.ts'
import { textMark } from '#core/writer/three-texts/text-marks.ts'
import { createWriting } from './create-writing.ts'
import { allOf, endsOf, serviceAt, shownOf, toldPress } from './testing/marked-press.ts'
import type { WritingReport } from './writing-report.ts'

const code = 'kxvt'

/** No sentence twice: a text that repeats itself is left. */
const story = Array.from({ length: 20 }, (_, day) => `Era uma vez o dia ${day}.`).join(' ')

const contents: Record<TextName, string> = {
  welcome: '  Bem-vindos!\n\nQue alegria.\n',
  ceremony: story,
  finalMessage: 'Amem-se.',
}

/** The answer to a request for these texts. */
const answerFor = (texts: readonly TextName[]): string =>
  texts
    .map((text) => `${textMark(code, text, instructionsFor('pt-BR').titles)}\n${contents[text]}`)
    .join('\n')

const askedFor = (texts: readonly TextName[]) => new RegExp(`^<task>${texts.join('\\+')}</task>`)

/** The writer against a stand-in that its makers did not write. */
let service: LLMock

beforeAll(async () => {
  service = await LLMock.create({ logLevel: 'silent', chunkSize: 5 })
  for (const texts of [textNames, ...textNames.map((text) => [text])]) {
    service.on({ userMessage: askedFor(texts) }, { content: answerFor(texts) })
  }
})

afterAll(() => service.stop())

async function collect(
  texts: readonly TextName[],
  asked = serviceAt(`${service.url}/v1`),
  send: typeof fetch = fetch,
) {
  const reports: WritingReport[] = []
  const writing = createWriting({
    service: asked,
    report: (report) => reports.push(report),
    fetch: send,
    markCode: () => code,
  })
  const events = await allOf(
    writing.press(toldPress({ texts: [...texts] }), new AbortController().signal),
  )
  return { events, ends: endsOf(events), reports }
}

describe('the writer against a foreign service', () => {
  test('streams each text and ends it once with the trimmed whole', async () => {
    service.clearRequests()
    const { events, ends, reports } = await collect(textNames)
    expect(reports).toEqual([])
    expect(shownOf(events, 'ceremony').length).toBeGreaterThan(10)
    for (const text of textNames) {
      expect(shownOf(events, text).join('').trim()).toBe(contents[text].trim())
    }
    expect(ends).toEqual([
      { event: 'done', text: 'welcome', content: 'Bem-vindos!\n\nQue alegria.' },
      { event: 'done', text: 'ceremony', content: story },
      { event: 'done', text: 'finalMessage', content: 'Amem-se.' },
    ])
    expect(service.getRequests()).toHaveLength(1)
  })

  test('asks for a stream of the model, with the temperature of the specification', async () => {
    service.clearRequests()
    await collect(textNames)
    expect(service.getRequests().map(({ body }) => body)).toMatchObject([
      { model: 'm', stream: true, temperature: 0.7 },
    ])
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
      match: { userMessage: askedFor(['ceremony']) },
      response: { content: answerFor(['ceremony']) },
      // A cut in the same instant as the words would leave nothing of them to read.
      latency: 20,
      truncateAfterChunks: 12,
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
      serviceAt('https://service.example/v1', { apiKey: ' ' }),
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
