/** The reading of the answers within a press: how facts are asked for, and what is written where there are none. */
import { describe, expect, test } from 'vitest'
import { writingRequest } from '#core/writer/testing/writing-request.ts'
import { collect, factsAnswer, never, plain, press, writingOver } from './testing/scripted-press.ts'
import {
  type AskedBody,
  scriptedService,
  streamed,
  textsOf,
  userOf,
} from './testing/scripted-service.ts'

/** What the couple's service answers on a good day. */
const good = (task: string, body: AskedBody): string =>
  task === 'facts' ? factsAnswer : plain(task, body)

const promptIn = (body: AskedBody | undefined): string => (body === undefined ? '' : userOf(body))

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
    const service = scriptedService((task, body) =>
      body.response_format && refusing.includes(body.response_format.type)
        ? refused(body.response_format.type)
        : good(task, body),
    )
    const { writing } = writingOver(service.send)
    const formats = () =>
      service.asked
        .splice(0)
        .filter((body) => textsOf(body).length === 0)
        .map(({ response_format: format }) => format?.type)
    await collect(writing.press(writingRequest(), never()))
    expect(formats()).toEqual(ways)
    await collect(writing.press(writingRequest(), never()))
    expect(formats()).toEqual(ways.slice(-1))
  })

  test('with the schema in the prompt where the service takes none', async () => {
    const { asked } = await press((task, body) =>
      body.response_format ? refused(body.response_format.type) : good(task, body),
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
      const { asked, outcome, texts, events, reports } = await press((task, body) =>
        task === 'facts' ? said : plain(task, body),
      )
      expect(outcome).toBe('failed')
      expect(texts.map(({ event }) => event)).toEqual(['done', 'done', 'done'])
      expect(events).toContainEqual({ event: 'withheld', question: 'challenges' })
      expect(reports).toMatchObject([{ stage: 'facts' }])
      const prompt = promptIn(asked.at(-1))
      expect(prompt).toMatch(/^<task>welcome\+/)
      expect(prompt).toContain('Caminho da Fé')
      expect(prompt).not.toContain('perdeu o pai')
    },
  )

  test('the answer about challenges is told only where it was ticked', async () => {
    const answers = [{ question: 'challenges' as const, text: 'Dois anos em cidades diferentes.' }]
    const silent = await press(plain, { answers })
    expect(promptIn(silent.asked.at(-1))).not.toContain('Dois anos')
    const ticked = await press(plain, { answers, challengesMayBeTold: true })
    expect(promptIn(ticked.asked.at(-1))).toMatch(/<told_challenges>\n.+\nDois anos/)
  })

  test('facts that came before a stream broke off are kept', async () => {
    const half = factsAnswer.slice(0, factsAnswer.indexOf('"clauses":[8'))
    const { outcome, events, reports, texts } = await press((task, body) =>
      task === 'facts' ? streamed(half, null) : plain(task, body),
    )
    expect(outcome).toBe('read')
    expect(reports).toMatchObject([{ stage: 'facts', code: 'cut-short' }])
    const words = events.flatMap((event) => (event.event === 'fact' ? [event.fact.words] : []))
    expect(words.join()).toContain('Caminho da Fé')
    expect(texts).toHaveLength(3)
  })
})
