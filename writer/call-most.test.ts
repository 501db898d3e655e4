import { describe, expect, test } from 'vitest'
import { ceremonyLanguages } from '#core/ceremony/ceremony-language.ts'
import { callMaxCharacters, charactersIn } from '#core/writer/call-size.ts'
import { fact, writingRequest } from '#core/writer/testing/writing-request.ts'
import { charactersOfLongestCall } from './call-most.ts'
import { collect, factsAnswer, never, plain, writingOver } from './testing/scripted-press.ts'
import { type AskedBody, scriptedService } from './testing/scripted-service.ts'
import type { WritingMeasure } from './writing-report.ts'

const long = (characters: number, words = 'e depois '): string =>
  words.repeat(Math.ceil(characters / words.length)).slice(0, characters)

/** What a service is given to read, counted from its side. */
function readBy({ messages, response_format: format }: AskedBody): number {
  const schema = format === undefined ? 0 : JSON.stringify(format).length
  return messages.reduce((sum, { content }) => sum + content.length, schema)
}

function counting() {
  const counted = { sent: 0 }
  const measure: WritingMeasure = {
    called(_stage, characters) {
      counted.sent += characters
    },
    turnedAway(characters) {
      counted.sent -= characters
    },
    spent: () => undefined,
  }
  return { counted, measure }
}

const busy = () => new Response('', { status: 503, headers: { 'retry-after-ms': '0' } })
const language = 'pt-BR'
const part = { ...writingRequest(), part: long(9_000), before: '', after: '', instruction: '' }

/** The calls, each with what is to be sent at most. */
const calls = {
  press: {
    most: (writing) => writing.charactersMost.press(writingRequest()),
    run: (writing, measure) => collect(writing.press(writingRequest(), never(), measure)),
  },
  rewrite: {
    most: (writing) => writing.charactersMost.rewrite({ ...part, facts: [] }),
    run: async (writing, measure) => {
      const events = writing.rewrite({ ...part, facts: [] }, never(), measure)
      for await (const event of events) if (event.event === 'done') return event
      return undefined
    },
  },
  sortNotes: {
    most: (writing) =>
      writing.charactersMost.sortNotes({ language, notes: long(9_000), names: ['', ''] }),
    run: (writing, measure) =>
      writing.sortNotes({ language, notes: long(9_000), names: ['', ''] }, never(), measure),
  },
  voiceCard: {
    most: (writing) => writing.charactersMost.voiceCard({ language, scripts: [long(9_000)] }),
    run: (writing, measure) =>
      writing.voiceCard({ language, scripts: [long(9_000)] }, never(), measure),
  },
  claims: {
    most: (writing) => writing.charactersMost.claims({ language, facts: [], sentences: ['Sim.'] }),
    run: (writing, measure) =>
      writing.claims({ language, facts: [], sentences: ['Sim.'] }, never(), measure),
  },
} satisfies Record<
  string,
  {
    most: (writing: ReturnType<typeof writingOver>['writing']) => number
    run: (
      writing: ReturnType<typeof writingOver>['writing'],
      measure: WritingMeasure,
    ) => Promise<unknown>
  }
>

describe.each(Object.entries(calls))('%s', (_, { most, run }) => {
  test.each([
    ['answers nonsense', () => '???'],
    ['is always busy', busy],
    ['is busy twice, then answers nonsense', (turn: number) => (turn % 3 === 0 ? '???' : busy())],
    [
      'takes no format',
      (_turn: number, { response_format: format }: AskedBody) =>
        format ? Response.json({ error: { message: 'no' } }, { status: 400 }) : '???',
    ],
  ] as const)(
    'tells of all that it sent, and sends no more than it said: a service that %s',
    async (_name, answer) => {
      let turn = 0
      const { send, asked } = scriptedService((_task, body) => {
        turn += 1
        return answer(turn, body)
      })
      const { writing } = writingOver(send)
      const { counted, measure } = counting()
      await run(writing, measure)
      const read = asked.map(readBy).reduce((sum, one) => sum + one, 0)
      expect(read).toBeGreaterThan(0)
      expect(counted.sent).toBe(read)
      expect(read).toBeLessThanOrEqual(most(writing))
    },
  )
})

describe('a press that must stop asking', () => {
  test('says of each text what the service said last, and asks for each at least once', async () => {
    const { send, asked } = scriptedService((task) => (task === 'facts' ? '???' : busy()))
    const { writing } = writingOver(send)
    const events = await collect(writing.press(writingRequest(), never()))
    expect(events.filter(({ event }) => event === 'failed')).toMatchObject(
      Array(3).fill({ code: 'overloaded' }),
    )
    const tasks = asked.map(
      ({ messages }) => /<task>([\w+]+)/.exec(messages[1]?.content ?? '')?.[1],
    )
    expect(new Set(tasks)).toEqual(new Set(['facts', 'welcome+ceremony+finalMessage']))
  })

  test('has room for the facts in every way there is, and for all texts after them', async () => {
    const { send } = scriptedService((task, body) =>
      body.response_format
        ? Response.json({ error: { message: 'no' } }, { status: 400 })
        : task === 'facts'
          ? factsAnswer
          : plain(task, body),
    )
    const events = await collect(writingOver(send).writing.press(writingRequest(), never()))
    expect(events.filter(({ event }) => event === 'done')).toHaveLength(3)
    const read = await collect(
      writingOver(send).writing.press(writingRequest({ texts: [] }), never()),
    )
    expect(read.at(-1)).toMatchObject({ event: 'facts-ended', outcome: 'read' })
  })
})

describe('the longest call', () => {
  test.each(ceremonyLanguages)('sends no more than the settings must allow, in %s', (spoken) => {
    const { writing } = writingOver(undefined)
    const { charactersMost } = writing
    const texts = ['welcome', 'ceremony', 'finalMessage'] as const
    const facts = (count: number, characters: number) =>
      Array.from({ length: count }, (_, at) =>
        fact(long(characters), { id: `${at}`, texts: [...texts] }),
      )
    const answers = writingRequest().answers.map((answer) => ({
      ...answer,
      text: long(8_000, 'a. '),
    }))
    for (const request of [
      writingRequest({ language: spoken, answers, facts: facts(10, 7_500) }),
      writingRequest({ language: spoken, answers, facts: facts(399, 160) }),
      writingRequest({ language: spoken, answers: [], facts: facts(15, 7_900) }),
    ]) {
      expect(charactersIn(request)).toBeGreaterThan(callMaxCharacters * 0.9)
      expect(charactersMost.press(request)).toBeLessThanOrEqual(charactersOfLongestCall)
    }
    const lines = Array.from({ length: 15 }, () => long(7_990))
    expect(
      charactersMost.claims({ language: spoken, facts: lines, sentences: ['Sim.'] }),
    ).toBeLessThanOrEqual(charactersOfLongestCall)
  })

  test('an ordinary press reserves little: fifty an hour would stay within the limit if each sent all of it', () => {
    const { writing } = writingOver(undefined)
    expect(50 * writing.charactersMost.press(writingRequest())).toBeLessThan(3_000_000)
  })
})
