import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textNames } from '#core/ceremony/ceremony.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { offer } from '#core/selling/offer.ts'
import type { Site } from '#core/wire.ts'
import { fingerprint } from '#core/writer/fingerprint.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { createOwnKeyWriting } from './own-key-writing.ts'
import { press } from './press.ts'
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
  answers: { howTheyMet: { text: told } },
}
const extras = { ceremony, texts: textNames, rituals: [] }

async function* notAsked(): AsyncGenerator<never, SourceEnd> {
  yield* []
  return { end: 'unreachable' }
}

function sourceOf(press: WritingSource['press']): WritingSource {
  const never = () => Promise.resolve({ kind: 'stopped' as const })
  return { press, rewrite: notAsked, sortNotes: never, voiceCard: never, claims: never }
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

  test('gives fingerprints of what was typed, to be stored with the facts', async () => {
    const ended: WritingEvent = {
      ...{ event: 'facts-ended', outcome: 'read', missing: [] },
      answersRead: { howTheyMet: 'as-sent', leaveUnsaid: 'w' },
    }
    const { heard } = await run(scripted([ended], { end: 'complete' }))
    expect(heard[0]).toMatchObject({
      answersRead: { howTheyMet: fingerprint(told), leaveUnsaid: 'w' },
    })
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
    models: { welcome: 'a', ceremony: 'b', finalMessage: 'c' },
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
    expect(heard.some(({ event }) => event === 'fact')).toBe(true)
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
    const claims = { language, facts: ['na fila'], sentences: ['Foi na fila.'] }
    expect(await source.claims(claims, signal)).toMatchObject({ kind: 'answered' })
  })

  test('goes to no service but the one it was given for', async () => {
    const source = createOwnKeyWriting(site(), { ...choice, origin: 'https://other.example' })
    expect((await run(source)).outcome.failures).toEqual([
      { kind: 'key-elsewhere', origin: 'https://other.example' },
    ])
  })
})
