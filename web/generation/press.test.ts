import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textNames } from '#core/ceremony/ceremony.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import type { SecondReadingRequest } from '#core/check/second-reading/second-reading-request.ts'
import { offer } from '#core/selling/offer.ts'
import type { Site } from '#core/wire.ts'
import { requestOfCeremony } from '#core/writer/request-of-ceremony.ts'
import { writingRequest } from '#core/writer/testing/writing-request.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { createOwnKeyWriting } from './own-key-writing.ts'
import { press } from './press.ts'
import { readAgain } from './read-again.ts'
import { rewrite, sayIn } from './rewrite.ts'
import { createServiceWriting } from './service-writing.ts'
import type { SourceEnd } from './source-end.ts'
import type { WritingSource } from './writing-source.ts'

const base = newCeremony({ id: 'c', nowMs: 0, language: 'pt-BR' })
const told = 'Foi na fila da padaria. Estamos juntos há 9 anos.'
const ceremony: Ceremony = {
  ...base,
  couple: [
    { ...base.couple[0], name: 'Rafael' },
    { ...base.couple[1], name: 'Marina' },
  ],
  tellings: [{ id: 'howTheyMet', from: 'answer', question: 'howTheyMet', by: 'both', text: told }],
}
const extras = { ceremony, texts: textNames, rituals: [] }

async function* notAsked(): AsyncGenerator<never, SourceEnd> {
  yield* []
  return { end: 'unreachable' }
}

function sourceOf(press: WritingSource['press']): WritingSource {
  const never = () => Promise.resolve({ kind: 'stopped' as const })
  return { press, rewrite: notAsked, sortNotes: never, voiceCard: never, secondReading: notAsked }
}

function scripted(events: readonly WritingEvent[], end: SourceEnd): WritingSource {
  return sourceOf(async function* () {
    yield* events
    return end
  })
}

async function run(source: WritingSource) {
  const heard: WritingEvent[] = []
  const outcome = await press({ ...extras, source }, (event) => heard.push(event)).ended
  return { heard, outcome }
}

const done = (text: (typeof textNames)[number]): WritingEvent => ({
  event: 'done',
  text,
  content: `{first} ${text}`,
})

describe('a press', () => {
  test('that writes everything says so', async () => {
    const { outcome } = await run(scripted(textNames.map(done), { end: 'complete' }))
    expect(outcome).toEqual({ kind: 'written', written: [...textNames], failures: [] })
  })

  test('says with each event what was sent, so that what was read is known', async () => {
    const read: WritingEvent = {
      ...{ event: 'read', outcome: 'read', tellings: ['howTheyMet'], ranges: [], tellers: [] },
    }
    const source = scripted([read], { end: 'complete' })
    const sent: WritingRequest[] = []
    await press({ ...extras, source }, (_, request) => sent.push(request)).ended
    expect(sent[0]).toEqual(requestOfCeremony(ceremony, extras))
  })

  test.each([
    [{ end: 'cut-short' }, 'cut-short', { kind: 'text', text: 'ceremony', code: 'cut-short' }],
    [{ end: 'unreachable' }, 'unreachable', { kind: 'unreachable' }],
    [{ end: 'rejected', sentence: 'Não.' }, 'cut-short', { kind: 'rejected', sentence: 'Não.' }],
  ] as const)('ends every text for the listener when it is %o', async (end, code, failure) => {
    const { heard, outcome } = await run(scripted([done('welcome')], end))
    expect(heard.slice(1)).toEqual([
      { event: 'failed', text: 'ceremony', code },
      { event: 'failed', text: 'finalMessage', code },
    ])
    expect(outcome).toMatchObject({ kind: 'failed', written: ['welcome'] })
    expect(outcome.failures[0]).toEqual(failure)
  })

  test('stops at once, even if the source is deaf, and says nothing afterwards', async () => {
    const deaf = sourceOf(async function* () {
      yield done('welcome')
      return await new Promise<SourceEnd>(() => undefined)
    })
    const heard: WritingEvent[] = []
    const running = press({ ...extras, source: deaf }, (event) => {
      heard.push(event)
      running.stop()
    })
    expect(await running.ended).toEqual({ kind: 'stopped', written: ['welcome'], failures: [] })
    expect(heard).toHaveLength(1)
  })

  test('survives a source that throws', async () => {
    const broken = sourceOf(async function* (): AsyncGenerator<WritingEvent, SourceEnd> {
      yield done('welcome')
      throw new Error('bug')
    })
    expect((await run(broken)).outcome.kind).toBe('failed')
  })
})

describe('the operator’s service', () => {
  const stream = (text: string, status = 200) =>
    createServiceWriting(
      async () => new Response(text, { status }),
      () => 'pt-BR',
    )

  test('is read event by event; what a newer server adds is skipped', async () => {
    const { outcome, heard } = await run(
      stream(
        'event: news\ndata: {}\n\nevent: delta\ndata: {"text":"welcome","delta":"Oi"}\n\nevent: done\ndata: {"text":"welcome","content":"Oi"}\n\nevent: failed\ndata: {"text":"ceremony","code":"refused"}\n\nevent: end\ndata: {}\n\n',
      ),
    )
    expect(heard.map(({ event }) => event)).toEqual(['delta', 'done', 'failed', 'failed'])
    expect(outcome.written).toEqual(['welcome'])
  })

  const notes = { language: 'pt-BR', notes: 'x', names: ['', ''] } as const
  const asked = { ...notes, names: ['', ''] as [string, string] }
  const signal = new AbortController().signal

  test.each([
    [
      'event: answered\ndata: {"value":{"answers":[],"rest":"x","leaveUnsaid":""}}\n\nevent: end\ndata: {}\n\n',
      { kind: 'answered', value: { answers: [], rest: 'x', leaveUnsaid: '' } },
    ],
    [
      'event: failed\ndata: {"code":"refused"}\n\nevent: end\ndata: {}\n\n',
      { kind: 'failed', code: 'refused' },
    ],
    ['event: end\ndata: {}\n\n', { end: 'cut-short' }],
    ['event: answered\ndata: {"value":7}\n\n', { end: 'cut-short' }],
  ])('answers once: %#', async (text, expected) => {
    expect(await stream(text).sortNotes(asked, signal)).toEqual(expected)
  })

  test('refuses in its own sentence', async () => {
    const source = stream('{"error":{"code":"text-too-long","message":"Longo demais."}}', 400)
    expect(await source.sortNotes(asked, signal)).toEqual({
      end: 'rejected',
      sentence: 'Longo demais.',
    })
  })
})

describe('a second reading', () => {
  const request: SecondReadingRequest = {
    ...{ language: 'pt-BR', couple: ['Rafael', 'Marina'], sentences: ['Oi.'], tellings: [] },
    ...{ leaveUnsaid: '', known: [] },
  }
  const sentence =
    'event: sentence\ndata: {"sentence":0,"verdict":"backed","rests":[],"isDelicate":false}\n\n'
  const end = 'event: end\ndata: {}\n\n'

  async function over(stream: string) {
    const source = createServiceWriting(
      async () => new Response(stream),
      () => 'pt-BR',
    )
    const heard: string[] = []
    const { ended } = readAgain(source, request, ({ event }) => heard.push(event))
    return { outcome: await ended, heard }
  }

  test.each([
    [
      `${sentence}event: ended\ndata: {"leftOut":[]}\n\n${end}`,
      ['sentence', 'ended'],
      { kind: 'read' },
    ],
    [
      `${sentence}event: failed\ndata: {"code":"overloaded"}\n\n${end}`,
      ['sentence', 'failed'],
      { kind: 'failed', code: 'overloaded' },
    ],
    [sentence, ['sentence'], { end: 'cut-short' }],
    [`${sentence}${end}`, ['sentence'], { end: 'cut-short' }],
    [`event: sentence\ndata: {"verdict":"lie"}\n\n${end}`, [], { end: 'cut-short' }],
  ])('keeps what came, however it ends: %#', async (stream, heard, outcome) => {
    expect(await over(stream)).toEqual({ outcome, heard })
  })

  test('is stopped at once', async () => {
    const deaf: WritingSource = {
      ...sourceOf(notAsked),
      async *secondReading() {
        yield { event: 'sentence', sentence: 0, verdict: 'backed', rests: [], isDelicate: false }
        return await new Promise<SourceEnd>(() => undefined)
      },
    }
    const reading = readAgain(deaf, request, () => reading.stop())
    expect(await reading.ended).toEqual({ kind: 'stopped' })
  })
})

describe('one’s own key', () => {
  let sandbox: AiSandbox
  beforeAll(async () => {
    sandbox = await startAiSandbox({ pace: { firstTokenMs: 0, wordsPerSecond: 100_000 } })
  })
  afterAll(() => sandbox.close())

  const site = (): Site => ({
    languages: ['pt'],
    services: { ai: 'sandbox', mail: 'off', mercadopago: 'off', paypal: 'off' },
    offer,
    ownKeyOrigins: [new URL(sandbox.baseUrl).origin],
    model: 'a',
    limits: {
      ...{ textMaxCharacters: 40_000, generationsPerHour: 0 },
      ...{ generationsAtOnce: 0, withdrawalsPerYear: 0 },
      ...{ charactersPerHour: 0, charactersPerDay: 0 },
    },
    business: {},
    contact: {},
  })
  const choice = { writer: 'own-key', origin: '', apiKey: 'sk-1' } as const

  test('does all of it from the browser alone', async () => {
    const source = createOwnKeyWriting(site(), choice)
    const { heard, outcome } = await run(source)
    expect(outcome.kind).toBe('written')
    expect(heard.some(({ event }) => event === 'read')).toBe(true)
    const text = heard.find((event) => event.event === 'done' && event.text === 'ceremony')
    expect(text).toMatchObject({ content: expect.stringContaining('{first}') })

    const again = { ceremony, source, part: 'Rafael chegou.', before: '', after: '' }
    let streamed = ''
    const rewriting = rewrite({ ...again, way: 'shorter', instruction: '' }, (delta) => {
      streamed += delta
    })
    expect(await rewriting.ended).toMatchObject({ kind: 'written' })
    expect(streamed).not.toBe('')

    let saidAloud = ''
    const said = sayIn('en-US', { ceremony, source, part: 'Oi.\n\nRafael chegou.' }, (delta) => {
      saidAloud += delta
    })
    expect(await said.ended).toMatchObject({
      kind: 'written',
      content: expect.stringMatching(/^.* 1 .*\n\n.* 2 .*$/),
    })
    expect(saidAloud).not.toBe('')

    const { signal } = new AbortController()
    const language = 'pt-BR' as const
    const names: [string, string] = ['Rafael', 'Marina']
    const notes = 'Nos conhecemos na fila.\nVem gente de Lisboa.'
    expect(await source.sortNotes({ language, notes, names }, signal)).toMatchObject({
      kind: 'answered',
    })
    const scripts = ['Boa tarde! Sentem-se. Respirem. Hoje a gente veio rir um pouco.']
    expect(await source.voiceCard({ language, scripts }, signal)).toMatchObject({
      kind: 'answered',
    })
    const { tellings } = writingRequest()
    const secondReading: SecondReadingRequest = {
      ...{ language, couple: names, sentences: ['Foi numa fila de padaria.'], tellings },
      ...{ leaveUnsaid: '', known: [] },
    }
    const marks: string[] = []
    const readingAgain = readAgain(source, secondReading, ({ event }) => marks.push(event))
    expect(await readingAgain.ended).toEqual({ kind: 'read' })
    expect(marks).toEqual(['sentence', 'ended'])
  })

  test('goes to no service but the one it was given for', async () => {
    const source = createOwnKeyWriting(site(), { ...choice, origin: 'https://other.example' })
    expect((await run(source)).outcome.failures).toEqual([
      { kind: 'key-elsewhere', origin: 'https://other.example' },
    ])
  })
})
