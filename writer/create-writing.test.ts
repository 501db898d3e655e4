import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fact, writingRequest } from '#core/writer/testing/writing-request.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import { behaviours } from '#sandbox/ai/behaviours.ts'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { callsPerPress } from './call-most.ts'
import {
  collect,
  factsAnswer,
  labels,
  never,
  plain,
  press,
  userOf,
  writingOver,
} from './testing/scripted-press.ts'
import { scriptedService, streamed } from './testing/scripted-service.ts'

let sandbox: AiSandbox
beforeAll(async () => {
  const pace = { firstTokenMs: 0, wordsPerSecond: Number.POSITIVE_INFINITY }
  sandbox = await startAiSandbox({ pace, retryAfterSeconds: 0 })
})
afterAll(() => sandbox.close())

describe('a press', () => {
  test('reads the answers once, then writes three texts from the facts, each from its own', async () => {
    const { asked, texts, outcome, events, reports } = await press((task) =>
      task === 'facts' ? factsAnswer : plain(task),
    )
    expect(outcome).toBe('read')
    expect(texts).toHaveLength(3)
    expect(reports).toEqual([])
    expect(asked).toHaveLength(4)
    const [facts, ...prompts] = asked
    expect(facts?.response_format?.type).toBe('json_schema')
    const story = prompts.find((body) => userOf(body).startsWith('<text>ceremony'))
    expect(userOf(story ?? {})).toContain('Caminho da Fé')
    for (const body of prompts) {
      expect(body.response_format).toBeUndefined()
      // What is to be left unsaid reaches no writer, and neither does the wish.
      expect(userOf(body)).not.toContain('perdeu o pai')
      expect(userOf(body)).not.toContain('FORA')
    }
    expect(events.findIndex(({ event }) => event === 'facts-ended')).toBeLessThan(
      events.findIndex(({ event }) => event === 'done'),
    )
  })

  test('asks hosted services to keep nothing, and stops asking one that does not know the field', async () => {
    const { asked, texts } = await press((task, body) =>
      body.store === false
        ? Response.json(
            { detail: [{ type: 'extra_forbidden', loc: ['body', 'store'], msg: 'Extra inputs' }] },
            { status: 422 },
          )
        : task === 'facts'
          ? factsAnswer
          : plain(task),
    )
    expect(asked.map(({ store }) => store)).toEqual([false, ...Array(4).fill(undefined)])
    expect(texts.map(({ event }) => event)).toEqual(['done', 'done', 'done'])
  })

  test('leaves a field that is refused out of all three texts, though they were asked for at once', async () => {
    const { texts, reports, asked } = await press(
      (task, { store }) =>
        store === false
          ? Response.json({ error: { message: 'no', param: 'store' } }, { status: 400 })
          : plain(task),
      { answers: [], facts: [fact('Pagou o pão de queijo', { isCorrected: true })] },
    )
    expect(asked.slice(0, 3).map(({ store }) => store)).toEqual([false, false, false])
    expect(texts.map(({ event }) => event)).toEqual(['done', 'done', 'done'])
    expect(reports).toEqual([])
  })

  test('names no city that a wish takes out of the answer it stands in', async () => {
    const text = 'Salvador e Lisboa. Por favor, não falem de Lisboa.'
    const { asked } = await press(
      (task) =>
        task === 'facts'
          ? JSON.stringify({
              wishes: [{ clauses: [2], leaveOut: [1], isClear: true }],
              facts: [labels([1])],
              missing: [],
            })
          : plain(task),
      {
        answers: [{ question: 'guestCities', text }],
        cities: ['Salvador', 'Lisboa'].map((name) => ({ name, line: 'muito longe' })),
      },
    )
    for (const body of asked.slice(1)) expect(userOf(body)).not.toContain('Lisboa')
  })

  test('reads nothing again that has not changed, and keeps corrections', async () => {
    const first = await press((task) => (task === 'facts' ? factsAnswer : plain(task)))
    const known = first.events.flatMap((event) => (event.event === 'fact' ? [event.fact] : []))
    const ended = first.events.find(({ event }) => event === 'facts-ended')
    const answersRead = ended?.event === 'facts-ended' ? ended.answersRead : {}
    const corrected = { ...fact('h', { words: 'Dançamos na cozinha' }), isCorrected: true }
    const { asked, outcome } = await press((task) => plain(task), {
      facts: [...known, corrected],
      answersRead,
    })
    expect(outcome).toBe('nothing-new')
    expect(asked).toHaveLength(3)
    expect(asked.map(userOf).join()).toContain('Dançamos na cozinha')
    const changed = await press((task) => (task === 'facts' ? '{"facts":[]}' : plain(task)), {
      facts: [...known, corrected],
      answersRead: { ...answersRead, success: 'changed' },
    })
    expect(userOf(changed.asked[0] ?? {})).not.toContain('2017')
    expect(userOf(changed.asked[0] ?? {})).toContain('avó Dita')
  })

  test('gives each text its own end: one that fails costs no other', async () => {
    const { texts, reports } = await press((task) =>
      task === 'facts'
        ? factsAnswer
        : task === 'welcome'
          ? Response.json({ error: { code: 'model_not_found' } }, { status: 404 })
          : plain(task),
    )
    expect(texts).toContainEqual({ event: 'failed', text: 'welcome', code: 'model-missing' })
    expect(texts.filter(({ event }) => event === 'done')).toHaveLength(2)
    expect(reports).toMatchObject([{ stage: 'welcome' }])
  })

  test('ends names as tokens and shows them as words', async () => {
    const { texts } = await press((task) =>
      task === 'facts' ? factsAnswer : 'Rafael e Marina, este momento é de vocês.',
    )
    expect(texts[0]).toMatchObject({ content: '{first} e {second}, este momento é de vocês.' })
  })

  test('sends no more requests than a press may, however a service answers', async () => {
    const busy = () =>
      Response.json(
        { error: { code: 'server_error' } },
        { status: 500, headers: { 'retry-after-ms': '1' } },
      )
    const { asked, texts } = await press(busy)
    expect(asked.length).toBeLessThanOrEqual(callsPerPress)
    expect(texts.map(({ event }) => event)).toEqual(['failed', 'failed', 'failed'])
  })
})

describe('facts are asked for', () => {
  const refused = (name: string) =>
    Response.json(
      { error: { message: `response_format '${name}' is not supported`, code: null } },
      { status: 400 },
    )

  test.each([
    ['json_schema', ['json_schema', 'json_object']],
    ['json_object', ['json_schema', 'json_object', undefined]],
  ])('in the next way where %s is refused, and in that way from then on', async (last, ways) => {
    const refusing = last === 'json_schema' ? ['json_schema'] : ['json_schema', 'json_object']
    const service = scriptedService((task, { response_format: format }) =>
      format && refusing.includes(format.type)
        ? refused(format.type)
        : task === 'facts'
          ? factsAnswer
          : plain(task),
    )
    const { writing } = writingOver(service.send)
    const formats = () =>
      service.asked
        .splice(0)
        .filter((body) => userOf(body).startsWith('<task>'))
        .map(({ response_format: format }) => format?.type)
    await collect(writing.press(writingRequest(), never()))
    expect(formats()).toEqual(ways)
    await collect(writing.press(writingRequest(), never()))
    expect(formats()).toEqual(ways.slice(-1))
  })

  test('with the schema in the prompt where the service takes none', async () => {
    const { asked } = await press((task, { response_format: format }) =>
      format ? refused(format.type) : task === 'facts' ? factsAnswer : plain(task),
    )
    expect(asked[2]?.messages[0]?.content).toContain('"additionalProperties":false')
  })
})

describe('without facts', () => {
  test.each([
    ['talks', 'Claro! Aqui vão os fatos: são muitos.'],
    ['answers another question', '{"weather":"sunny"}'],
    ['points nowhere', '{"wishes":[],"facts":[{"clauses":[99]}],"missing":[]}'],
    ['breaks its JSON', '{"wishes":[{"clauses"'],
  ])(
    'a service that %s still writes, from the answers that no wish keeps back',
    async (_name, said) => {
      const { asked, outcome, texts, events, reports } = await press((task) =>
        task === 'facts' ? said : plain(task),
      )
      expect(outcome).toBe('failed')
      expect(texts.map(({ event }) => event)).toEqual(['done', 'done', 'done'])
      expect(events).toContainEqual({ event: 'withheld', question: 'challenges' })
      expect(reports).toMatchObject([{ stage: 'facts' }])
      for (const body of asked.filter((one) => userOf(one).startsWith('<text>'))) {
        expect(userOf(body)).toContain('Caminho da Fé')
        expect(userOf(body)).not.toContain('perdeu o pai')
      }
    },
  )

  test('the answer about challenges is told only where it was ticked', async () => {
    const answers = [{ question: 'challenges' as const, text: 'Dois anos em cidades diferentes.' }]
    const silent = await press(plain, { answers })
    expect(silent.asked.map(userOf).join()).not.toContain('<answer_3>')
    const ticked = await press(plain, { answers, challengesMayBeTold: true })
    expect(ticked.asked.map(userOf).join()).toContain('<answer_3>\nDois anos')
  })

  test('facts that came before a stream broke off are kept', async () => {
    const half = factsAnswer.slice(0, factsAnswer.indexOf('"clauses":[8'))
    const { outcome, events, reports, texts } = await press((task) =>
      task === 'facts' ? streamed(half, null) : plain(task),
    )
    expect(outcome).toBe('read')
    expect(reports).toMatchObject([{ stage: 'facts', code: 'cut-short' }])
    const words = events.flatMap((event) => (event.event === 'fact' ? [event.fact.words] : []))
    expect(words.join()).toContain('Caminho da Fé')
    expect(texts).toHaveLength(3)
  })
})

describe('a service that', () => {
  const story = (said: string | Response) => async () => {
    const { texts } = await press((task) => (task === 'facts' ? factsAnswer : said), {
      texts: ['ceremony'],
    })
    return texts[0]
  }

  test('repeats itself without end is left long before the largest length', async () => {
    const said = 'E o amor venceu mais uma vez aqui. '.repeat(2_000)
    expect(await story(said)()).toMatchObject({ event: 'failed', code: 'too-long' })
  })

  test('changes language half-way has written nothing', async () => {
    const said =
      'Vocês não vieram de longe só para ver uma festa: vieram para estar com eles, e isso é muito mais do que uma viagem. Obrigado pela presença e pelo tempo de vocês.\n\nThe two of them met on a train and they have been together since. It was the year that the bridge was closed, and they walked home with the others who were there.'
    expect(await story(said)()).toMatchObject({ event: 'failed', code: 'unexpected' })
  })

  test('says the same words without a full stop is left as soon as that is plain', async () => {
    const said = `Foi assim, ${'e o amor '.repeat(3_000)}`
    expect(await story(said)()).toMatchObject({ event: 'failed', code: 'too-long' })
  })

  test('streams the same fact without end has told it once, and the texts are written', async () => {
    const one = JSON.stringify(labels([1, 2]))
    const said = `{"wishes":[],"facts":[${`${one},`.repeat(900)}`
    const { outcome, texts, events } = await press((task) =>
      task === 'facts' ? streamed(said, null) : plain(task),
    )
    expect(outcome).toBe('read')
    const words = events.flatMap((event) => (event.event === 'fact' ? [event.fact.words] : []))
    expect(new Set(words).size).toBe(words.length)
    expect(texts.map(({ event }) => event)).toEqual(['done', 'done', 'done'])
  })

  test('changes language has written nothing', async () => {
    const said =
      'The two of them met on a train and they have been together since. It was the year that the bridge was closed, and they walked home with the others who were there.'
    expect(await story(said)()).toMatchObject({ event: 'failed', code: 'unexpected' })
  })

  test('answers in Markdown, with tags and a courtesy, is cleaned', async () => {
    const said =
      'Claro, aqui está o texto:\n\n# A história\n\n**Rafael** pagou o pão de queijo.\n\n</facts>\n\nRafael pagou o pão de queijo.\n\n- E foi assim.\n'
    expect(await story(said)()).toMatchObject({
      event: 'done',
      content: '{first} pagou o pão de queijo.\n\nE foi assim.',
    })
  })

  test('stops in the middle has failed', async () => {
    expect(await story(streamed('Era uma vez', null))()).toMatchObject({
      event: 'failed',
      code: 'cut-short',
    })
  })
})

describe('stopping', () => {
  test.each(['facts', 'texts'] as const)(
    'during the %s is at once, quiet and complete',
    async (stage) => {
      const stop = new AbortController()
      let left = 0
      const service = scriptedService((task) => {
        if (stage === 'texts' && task === 'facts') return factsAnswer
        return new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(
                new TextEncoder().encode('data: {"choices":[{"delta":{"content":"Era"}}]}\n\n'),
              )
            },
            cancel() {
              left += 1
            },
          }),
        )
      })
      // A real fetch breaks the body of an aborted request; this one is told by hand.
      const send: typeof fetch = async (url, init) => {
        const answer = await service.send(url, init)
        const body = answer.body?.getReader()
        return new Response(
          new ReadableStream({
            async pull(controller) {
              const aborted = new Promise<undefined>((resolve) =>
                init?.signal?.addEventListener('abort', () => resolve(undefined), { once: true }),
              )
              const part = await Promise.race([body?.read(), aborted])
              if (part === undefined) {
                void body?.cancel()
                controller.error(new DOMException('left', 'AbortError'))
              } else if (part.done) controller.close()
              else controller.enqueue(part.value)
            },
          }),
        )
      }
      const { writing, reports } = writingOver(send)
      const events: WritingEvent[] = []
      const begun = performance.now()
      setTimeout(() => stop.abort(), 100)
      for await (const event of writing.press(writingRequest(), stop.signal)) events.push(event)
      expect(performance.now() - begun).toBeLessThan(1_000)
      expect(events.filter(({ event }) => event === 'done' || event === 'failed')).toEqual([])
      expect(reports).toEqual([])
      await expect.poll(() => left).toBe(stage === 'facts' ? 1 : 3)
    },
  )
})

test.for(behaviours.filter((behaviour) => !behaviour.startsWith('stall') && behaviour !== 'slow'))(
  'over the stand-in’s %s every text ends once, and nothing of it is reported',
  { concurrent: true, timeout: 20_000 },
  async (behaviour) => {
    const { writing, reports } = writingOver(undefined, sandbox.baseUrl, `sandbox-${behaviour}`)
    const events = await collect(writing.press(writingRequest(), never()))
    const ends = events.filter((event) => event.event === 'done' || event.event === 'failed')
    expect(ends).toHaveLength(3)
    expect(JSON.stringify(reports)).not.toMatch(/Farofa|Marina|Dita/)
  },
)
