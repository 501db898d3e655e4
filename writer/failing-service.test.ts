import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import type { WriterFailureCode } from '#core/errors.ts'
import { isBehaviour } from '#sandbox/ai/behaviours.ts'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import type { Deadlines } from './attempt.ts'
import { createWriting } from './create-writing.ts'
import { allOf, endsOf, serviceAt, toldPress } from './testing/marked-press.ts'
import type { WritingReport } from './writing-report.ts'

const all: readonly TextName[] = textNames

const instant = { firstTokenMs: 0, wordsPerSecond: Number.POSITIVE_INFINITY }

/** Short, yet longer than a busy machine needs to answer. */
const shortDeadlines: Deadlines = { firstTokenMs: 1_500, silenceMs: 400, wholeTextMs: 60_000 }

let sandbox: AiSandbox
const opened: AiSandbox[] = []

async function openSandbox(options: Parameters<typeof startAiSandbox>[0] = {}): Promise<AiSandbox> {
  const own = await startAiSandbox({ pace: instant, retryAfterSeconds: 0, ...options })
  opened.push(own)
  return own
}

beforeAll(async () => {
  sandbox = await openSandbox()
})

afterAll(() => Promise.all(opened.map((own) => own.close())))

interface Run {
  at?: AiSandbox
  texts?: readonly TextName[]
  behaviour?: string
  deadlines?: Partial<Deadlines>
  signal?: AbortSignal
}

function start({ at = sandbox, texts = ['ceremony'], behaviour, deadlines, signal }: Run) {
  const reports: WritingReport[] = []
  const writing = createWriting({
    service: serviceAt(at.baseUrl, behaviour ? { model: `sandbox-${behaviour}` } : {}),
    report: (report) => reports.push(report),
    ...(deadlines && { deadlines }),
  })
  return {
    reports,
    events: writing.press(toldPress({ texts: [...texts] }), signal ?? new AbortController().signal),
  }
}

async function run(options: Run) {
  const { events, reports } = start(options)
  const heard = await allOf(events)
  return { events: heard, reports, ends: endsOf(heard) }
}

describe('a text that could not be written', { concurrent: true }, () => {
  test.for<[string, WriterFailureCode, number]>([
    ['429', 'rate-limited', 3],
    ['500', 'overloaded', 3],
    ['503', 'overloaded', 3],
    ['quota', 'quota-exhausted', 1],
    ['bad-model', 'model-missing', 1],
    ['bad-key', 'api-key-refused', 1],
    ['echo', 'unexpected', 1],
    ['cut', 'cut-short', 1],
    ['cut-start', 'cut-short', 3],
    ['no-end', 'cut-short', 1],
    ['length', 'cut-short', 1],
    ['content-filter', 'refused', 1],
    ['refusal', 'refused', 1],
    ['stream-error', 'overloaded', 1],
    ['garbage', 'unexpected', 1],
    ['empty', 'unexpected', 1],
  ])('after %s is %s, asked for %i times', async ([behaviour, code, asked]) => {
    const own = await openSandbox()
    const { ends, reports } = await run({ at: own, behaviour })
    expect(ends).toEqual([{ event: 'failed', text: 'ceremony', code }])
    expect(reports).toMatchObject([
      { stage: 'ceremony', code, message: 'Erro ao gerar texto da cerimônia:' },
    ])
    expect(reports[0]?.requestId).toMatch(/^req_\w+$/)
    expect(own.calls).toHaveLength(asked)
  })

  test('is left as too long when it starts over again and again', async () => {
    const own = await openSandbox()
    const { ends, reports } = await run({ at: own, behaviour: 'endless' })
    expect(ends).toEqual([{ event: 'failed', text: 'ceremony', code: 'too-long' }])
    expect(reports).toMatchObject([{ stage: 'ceremony', code: 'too-long' }])
    expect(own.calls).toHaveLength(1)
  })

  test('is unreachable when nobody listens, after three tries', async () => {
    const gone = await startAiSandbox()
    await gone.close()
    const { ends, reports } = await run({ at: gone })
    expect(ends).toEqual([{ event: 'failed', text: 'ceremony', code: 'unreachable' }])
    expect(reports).toEqual([
      { stage: 'ceremony', code: 'unreachable', message: 'Erro ao gerar texto da cerimônia:' },
    ])
  })

  test('is refused a key that no header can carry, without a request', async () => {
    const own = await openSandbox()
    const writing = createWriting({
      service: serviceAt(own.baseUrl, { apiKey: 'sk-“copiada”' }),
      report: () => {},
    })
    const events = await allOf(
      writing.press(toldPress({ texts: ['welcome'] }), new AbortController().signal),
    )
    expect(endsOf(events)).toEqual([{ event: 'failed', text: 'welcome', code: 'api-key-refused' }])
    expect(own.calls).toEqual([])
  })

  test.for<[string, WriterFailureCode]>([
    ['cut', 'cut-short'],
    ['no-end', 'cut-short'],
    ['length', 'cut-short'],
    ['content-filter', 'refused'],
    ['stream-error', 'overloaded'],
    ['garbage', 'unexpected'],
  ])(
    'keeps what was whole before it, and what comes after it fails with it: %s is %s',
    async ([behaviour, code]) => {
      const own = await openSandbox()
      own.behave('ceremony', isBehaviour(behaviour) ? behaviour : undefined)
      const { ends, reports } = await run({ at: own, texts: all })
      expect(ends).toEqual([
        expect.objectContaining({ event: 'done', text: 'welcome' }),
        { event: 'failed', text: 'ceremony', code },
        { event: 'failed', text: 'finalMessage', code },
      ])
      expect(reports.map(({ stage }) => stage)).toEqual(['ceremony', 'finalMessage'])
      expect(own.calls).toHaveLength(1)
    },
  )

  test('does not keep the others from being written where the service leaves it out', async () => {
    const own = await openSandbox()
    own.behave('welcome', 'bad-model')
    const { ends } = await run({ at: own, texts: all })
    expect(ends).toEqual([
      expect.objectContaining({ event: 'done', text: 'ceremony' }),
      expect.objectContaining({ event: 'done', text: 'finalMessage' }),
      { event: 'failed', text: 'welcome', code: 'unexpected' },
    ])
  })
})

describe('the final message', { concurrent: true }, () => {
  // The script still has its last line: the plan's own declaration (core/ceremony/script.test.ts).
  test.for<[string, WriterFailureCode]>([
    ['500', 'overloaded'],
    ['cut', 'cut-short'],
    ['empty', 'unexpected'],
  ])('fails like any other after %s, and the operator is told', async ([behaviour, code]) => {
    const { ends, reports } = await run({ texts: ['finalMessage'], behaviour })
    expect(ends).toEqual([{ event: 'failed', text: 'finalMessage', code }])
    expect(reports).toMatchObject([
      { stage: 'finalMessage', message: 'Erro ao gerar mensagem final:' },
    ])
  })

  test('is asked for once more without temperature when that is refused', async () => {
    const own = await openSandbox()
    const { ends, reports } = await run({
      at: own,
      texts: ['finalMessage'],
      behaviour: 'no-temperature',
    })
    expect(ends).toMatchObject([{ event: 'done', text: 'finalMessage' }])
    expect(own.calls.map((call) => call.temperature)).toEqual([0.7, undefined])
    expect(reports).toEqual([])
  })
})

describe('a service that stumbles once', { concurrent: true }, () => {
  test.for(['429-once', '500-once', '503-once', 'cut-start-once'])(
    'is asked again after %s',
    async (behaviour) => {
      const own = await openSandbox()
      const { ends, reports } = await run({ at: own, behaviour })
      expect(ends).toMatchObject([{ event: 'done', text: 'ceremony' }])
      expect(reports).toEqual([])
      expect(own.calls).toHaveLength(2)
    },
  )

  test('may leave out [DONE] once it has said that the text is whole', async () => {
    expect((await run({ behaviour: 'no-done' })).ends).toMatchObject([{ event: 'done' }])
  })
})

describe('deadlines', { concurrent: true }, () => {
  test.for(['stall-once', 'stall-start-once'])(
    'for the first token: an attempt hit by %s is tried again',
    async (behaviour) => {
      const own = await openSandbox()
      const { ends } = await run({ at: own, behaviour, deadlines: shortDeadlines })
      expect(ends).toMatchObject([{ event: 'done', text: 'ceremony' }])
      await vi.waitFor(() => expect(own.calls.map((call) => call.state)).toEqual(['left', 'ended']))
    },
  )

  test.for(['stall', 'stall-start'])(
    'for the first token: three times %s fails',
    { timeout: 20_000 },
    async (behaviour) => {
      const own = await openSandbox()
      const { ends, reports } = await run({ at: own, behaviour, deadlines: shortDeadlines })
      expect(ends).toEqual([{ event: 'failed', text: 'ceremony', code: 'timed-out' }])
      expect(reports).toMatchObject([{ code: 'timed-out' }])
      expect(own.calls).toHaveLength(3)
    },
  )

  test('for silence: a text that stops half-way fails, as what was shown cannot be taken back', async () => {
    const own = await openSandbox()
    const { ends } = await run({ at: own, behaviour: 'stall-middle', deadlines: shortDeadlines })
    expect(ends).toEqual([{ event: 'failed', text: 'ceremony', code: 'timed-out' }])
    await vi.waitFor(() => expect(own.calls.map((call) => call.state)).toEqual(['left']))
  })

  test('for the whole text: one that never stops coming fails', async () => {
    const own = await openSandbox({ pace: { firstTokenMs: 0, wordsPerSecond: 5 } })
    const { events, ends } = await run({ at: own, deadlines: { wholeTextMs: 1_500 } })
    expect(ends).toEqual([{ event: 'failed', text: 'ceremony', code: 'timed-out' }])
    expect(events.filter(({ event }) => event === 'delta')).not.toHaveLength(0)
  })

  test('do not count the wait that a 429 asks for', async () => {
    const own = await openSandbox({ retryAfterSeconds: 2 })
    const { ends } = await run({
      at: own,
      behaviour: '429-once',
      deadlines: { firstTokenMs: 1_500, wholeTextMs: 1_800 },
    })
    expect(ends).toMatchObject([{ event: 'done', text: 'ceremony' }])
  })
})

describe('three texts', () => {
  test('come one after another, each in its place before the next begins', async () => {
    const own = await openSandbox({ pace: { firstTokenMs: 0, wordsPerSecond: 400 } })
    const { events } = await run({ at: own, texts: all })
    const told = events.flatMap((event) =>
      event.event === 'delta' || event.event === 'done' ? [`${event.text} ${event.event}`] : [],
    )
    expect(told.filter((one, at) => one !== told[at - 1])).toEqual(
      all.flatMap((text) => [`${text} delta`, `${text} done`]),
    )
    expect(own.calls).toHaveLength(1)
  })
})

describe('stopping', { concurrent: true }, () => {
  async function begun(signal?: AbortSignal) {
    const at = await openSandbox()
    const { events, reports } = start({
      at,
      texts: all,
      behaviour: 'stall-middle',
      ...(signal && { signal }),
    })
    await events.next()
    await vi.waitFor(() => expect(at.calls).toHaveLength(1))
    return { at, events, reports }
  }

  const allLeft = (at: AiSandbox) =>
    vi.waitFor(() => expect(at.calls.map((call) => call.state)).toEqual(['left']))

  test('by the signal ends the service’s requests and the generator, quietly', async () => {
    const stop = new AbortController()
    const { at, events, reports } = await begun(stop.signal)
    const rest = allOf(events)
    stop.abort()
    expect(endsOf(await rest)).toEqual([])
    await allLeft(at)
    expect(reports).toEqual([])
  })

  test('by leaving the loop ends the service’s requests', async () => {
    const { at, events } = await begun()
    for await (const _ of events) break
    await allLeft(at)
  })

  test('by return ends the service’s requests even while the next event is awaited', async () => {
    const { at, events } = await begun()
    const drained = (async () => {
      while (!(await events.next()).done);
    })()
    await events.return()
    await drained
    await allLeft(at)
  })

  test('during the wait before a retry does not ask again', async () => {
    const at = await openSandbox({ retryAfterSeconds: 60 })
    const stop = new AbortController()
    const { events, reports } = start({ at, behaviour: '429', signal: stop.signal })
    const rest = allOf(events)
    await vi.waitFor(() => expect(at.calls.map((call) => call.state)).toEqual(['ended']))
    stop.abort()
    expect(endsOf(await rest)).toEqual([])
    expect(reports).toEqual([])
    expect(at.calls).toHaveLength(1)
  })

  test('before the start asks nothing', async () => {
    const at = await openSandbox()
    const { ends } = await run({ at, texts: all, signal: AbortSignal.abort() })
    expect(ends).toEqual([])
    expect(at.calls).toEqual([])
  })
})
