import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, writingRequest } from '#core/writer/testing/writing-request.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import { behaviours } from '#sandbox/ai/behaviours.ts'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { callsPerPress } from './call-most.ts'
import {
  collect,
  holding,
  never,
  plain,
  press,
  readingAnswer,
  writingOver,
} from './testing/scripted-press.ts'
import {
  type AskedBody,
  markedTexts,
  scriptedService,
  streamed,
  userOf,
} from './testing/scripted-service.ts'

/** What the couple's service answers on a good day. */
const good = (task: string, body: AskedBody): string =>
  task === 'reading' ? readingAnswer : plain(task, body)

const promptIn = (body: AskedBody | undefined): string => (body === undefined ? '' : userOf(body))

let sandbox: AiSandbox
beforeAll(async () => {
  const pace = { firstTokenMs: 0, wordsPerSecond: Number.POSITIVE_INFINITY }
  sandbox = await startAiSandbox({ pace, retryAfterSeconds: 0 })
})
afterAll(() => sandbox.close())

/** An answer without the first of the texts asked for. */
function withoutWelcome(body: AskedBody): string {
  const said = plain('texts', body)
  return said.slice(said.indexOf('\n\n') + 2)
}

describe('a press', () => {
  test('reads the tellings once, then writes three texts in one request from what may be said', async () => {
    const { asked, texts, outcome, events, reports } = await press(good)
    expect(outcome).toBe('read')
    expect(texts.map(({ event }) => event)).toEqual(['done', 'done', 'done'])
    expect(reports).toEqual([])
    expect(asked).toHaveLength(2)
    const [reading, written] = asked
    expect(reading?.response_format?.type).toBe('json_schema')
    expect(written?.response_format).toBeUndefined()
    const prompt = promptIn(written)
    for (const told of ['uma turma de Chapecó', 'Caminho da Fé', 'a minha avó Dita']) {
      expect(prompt).toContain(told)
    }
    // What is to be left unsaid reaches no writer, and neither does the wish.
    for (const held of ['perdeu o pai', 'FORA', 'doído']) expect(prompt).not.toContain(held)
    expect(events.findIndex(({ event }) => event === 'read')).toBeLessThan(
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
        : good(task, body),
    )
    expect(asked.map(({ store }) => store)).toEqual([false, undefined, undefined])
    expect(texts.map(({ event }) => event)).toEqual(['done', 'done', 'done'])
  })

  test('learns of a refused field beside another press, and neither suffers', async () => {
    const service = scriptedService((task, body) =>
      body.store === false
        ? Response.json({ error: { message: 'no', param: 'store' } }, { status: 400 })
        : plain(task, body),
    )
    const { writing, reports } = writingOver(service.send)
    const told = writingRequest({ tellings: [answer('success', 'Dançam', { isRead: true })] })
    const presses = [writing.press(told, never()), writing.press(told, never())]
    const ends = (await Promise.all(presses.map(collect))).flat()
    expect(service.asked.map(({ store }) => store)).toEqual([false, false, undefined, undefined])
    expect(ends.filter(({ event }) => event === 'done')).toHaveLength(6)
    expect(reports).toEqual([])
  })

  test('names no city that a wish takes out of the answer it stands in', async () => {
    const text = 'Salvador e Lisboa. Por favor, não falem de Lisboa.'
    const { asked } = await press(
      (task, body) =>
        task === 'reading'
          ? holding(
              { telling: 1, quote: 'e Lisboa' },
              { telling: 1, quote: 'Por favor, não falem de Lisboa.', why: 'request' },
            )
          : plain(task, body),
      {
        tellings: [answer('guestCities', text)],
        cities: ['Salvador', 'Lisboa'].map((name) => ({ name, line: 'muito longe' })),
      },
    )
    expect(promptIn(asked[1])).not.toContain('Lisboa')
  })

  test('says before the first word what is held, and by whom a telling is', async () => {
    const { read, events } = await press(good)
    expect(events[0]).toBe(read)
    expect(read?.tellings).toHaveLength(5)
    expect(read?.tellers).toEqual([{ telling: 'success', by: 'second' }])
    expect(read?.ranges).toContainEqual({
      ...{ telling: 'challenges', decision: 'hold', by: 'reading', why: 'asked' },
      quote: 'Ele perdeu o pai em 2020 e eu fiquei desempregada um ano.',
    })
    expect(events).toContainEqual({
      event: 'asked',
      doubts: [
        { telling: 'incredibleThings', quote: 'Caminho da Fé', question: 'Quem teve a ideia?' },
      ],
      questions: ['Quem chegou primeiro na fila?'],
    })
  })

  test('says who tells it where the reading has found it out', async () => {
    const { asked } = await press(good)
    expect(promptIn(asked[1])).toMatch(/<told_success>\n[^\n]+\([^\n]*Marina\)\n/)
  })

  test('reads nothing again that has not changed, and keeps what a hand has decided', async () => {
    const held = { ...{ start: 0, end: 26 }, decision: 'hold', by: 'hand', why: 'asked' } as const
    const tellings = writingRequest().tellings.map((telling) => ({
      ...telling,
      isRead: true,
      ranges: telling.id === 'howTheyMet' || telling.id === 'challenges' ? [held] : [],
    }))
    const { asked, outcome } = await press(plain, { tellings })
    expect(outcome).toBe('nothing-new')
    expect(asked).toHaveLength(1)
    expect(promptIn(asked[0])).not.toContain('Nos conhecemos em 2017')
    expect(promptIn(asked[0])).not.toContain('perdeu o pai')
    expect(promptIn(asked[0])).toContain('avó Dita')
  })

  test('gives each text its own end: one that is left out costs no other', async () => {
    const { texts, reports } = await press((task, body) =>
      task === 'reading' ? readingAnswer : withoutWelcome(body),
    )
    expect(texts).toContainEqual({ event: 'failed', text: 'welcome', code: 'unexpected' })
    expect(texts.filter(({ event }) => event === 'done')).toHaveLength(2)
    expect(reports).toEqual([
      {
        ...{ stage: 'welcome', code: 'unexpected' },
        message: 'Erro ao gerar mensagem de boas-vindas:',
      },
    ])
  })

  test('that a service refuses has failed, and the operator is told of each text', async () => {
    const { texts, reports } = await press((task) =>
      task === 'reading'
        ? readingAnswer
        : Response.json({ error: { code: 'model_not_found' } }, { status: 404 }),
    )
    expect(texts.map((text) => ('code' in text ? text.code : ''))).toEqual(
      Array(3).fill('model-missing'),
    )
    expect(reports.map(({ stage }) => stage)).toEqual(['welcome', 'ceremony', 'finalMessage'])
  })

  test('ends names as tokens and shows them as words', async () => {
    const { texts } = await press((task, body) =>
      task === 'reading'
        ? readingAnswer
        : markedTexts(body, () => 'Rafael e Marina, este momento é de vocês.'),
    )
    for (const text of texts) {
      expect(text).toMatchObject({ content: '{first} e {second}, este momento é de vocês.' })
    }
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

describe('a service that', () => {
  const story = (said: string | Response) => async () => {
    const { texts } = await press((task) => (task === 'reading' ? readingAnswer : said), {
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

  test('streams the same quote without end has said it once, and the texts are written', async () => {
    const one = JSON.stringify({ telling: 3, quote: 'Ele perdeu o pai', why: 'asked' })
    const said = `{"hold":[${`${one},`.repeat(900)}`
    const { outcome, texts, read } = await press((task, body) =>
      task === 'reading' ? streamed(said, null) : plain(task, body),
    )
    // Nobody knows what else it would have held.
    expect(outcome).toBe('failed')
    expect(read?.ranges.length).toBeLessThan(10)
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
  test.each(['reading', 'texts'] as const)(
    'during the %s is at once, quiet and complete',
    async (stage) => {
      const stop = new AbortController()
      let left = 0
      const service = scriptedService((task) => {
        if (stage === 'texts' && task === 'reading') return readingAnswer
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
      await expect.poll(() => left).toBe(1)
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
