import { describe, expect, test } from 'vitest'
import { ceremonyLanguages } from '#core/ceremony/ceremony-language.ts'
import type { SecondReadingRequest } from '#core/check/second-reading/second-reading-request.ts'
import { callMaxCharacters, charactersIn } from '#core/writer/call-size.ts'
import { answer, writingRequest } from '#core/writer/testing/writing-request.ts'
import { charactersOfLongestCall } from './call-most.ts'
import { collect, never, plain, readingAnswer, writingOver } from './testing/scripted-press.ts'
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
const told = { tellings: [], limits: [] }
const part = {
  ...{ ...writingRequest(), part: long(9_000), before: '', after: '', instruction: '' },
  ...{ told, standing: [] },
}
const secondReading: SecondReadingRequest = {
  ...{ language, couple: ['Rafael', 'Marina'], sentences: ['Eles se viram na fila.'] },
  ...{ tellings: writingRequest().tellings, known: [], leaveUnsaid: '' },
}

/** The calls, each with what is to be sent at most. */
const calls = {
  press: {
    most: (writing) => writing.charactersMost.press(writingRequest()),
    run: (writing, measure) => collect(writing.press(writingRequest(), never(), measure)),
  },
  rewrite: {
    most: (writing) => writing.charactersMost.rewrite(part),
    run: async (writing, measure) => {
      const events = writing.rewrite(part, never(), measure)
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
  secondRead: {
    most: (writing) => writing.charactersMost.secondRead(secondReading),
    run: async (writing, measure) => {
      for await (const _ of writing.secondRead(secondReading, never(), measure));
    },
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
    const { send, asked } = scriptedService((task) => (task === 'reading' ? '???' : busy()))
    const { writing } = writingOver(send)
    const events = await collect(writing.press(writingRequest(), never()))
    expect(events.filter(({ event }) => event === 'failed')).toMatchObject(
      Array(3).fill({ code: 'overloaded' }),
    )
    const tasks = asked.map(
      ({ messages }) => /<task>([\w+]+)/.exec(messages[1]?.content ?? '')?.[1],
    )
    expect(new Set(tasks)).toEqual(new Set(['reading', 'welcome+ceremony+finalMessage']))
  })

  test('has room for the reading in every way there is, and for all texts after them', async () => {
    const { send } = scriptedService((task, body) =>
      body.response_format
        ? Response.json({ error: { message: 'no' } }, { status: 400 })
        : task === 'reading'
          ? readingAnswer
          : plain(task, body),
    )
    const events = await collect(writingOver(send).writing.press(writingRequest(), never()))
    expect(events.filter(({ event }) => event === 'done')).toHaveLength(3)
    const read = await collect(
      writingOver(send).writing.press(writingRequest({ texts: [] }), never()),
    )
    expect(read).toMatchObject([{ event: 'read', outcome: 'read' }, { event: 'asked' }])
  })
})

describe('the longest call', () => {
  test.each(ceremonyLanguages)('sends no more than the settings must allow, in %s', (spoken) => {
    const { writing } = writingOver(undefined)
    const { charactersMost } = writing
    const tellings = (count: number, characters: number) =>
      Array.from({ length: count }, (_, at) =>
        answer('success', long(characters, 'a. '), { id: `${at}` }),
      )
    for (const request of [
      writingRequest({ language: spoken, tellings: tellings(14, 8_000) }),
      writingRequest({ language: spoken, tellings: tellings(60, 1_900) }),
      writingRequest({ language: spoken, tellings: tellings(1, 112_000) }),
    ]) {
      expect(charactersIn(request)).toBeGreaterThan(callMaxCharacters * 0.9)
      expect(charactersMost.press(request)).toBeLessThanOrEqual(charactersOfLongestCall)
      const { tellings: read } = request
      expect(
        charactersMost.secondRead({ ...secondReading, language: spoken, tellings: read }),
      ).toBeLessThanOrEqual(charactersOfLongestCall)
    }
  })

  test('an ordinary press reserves little: fifty an hour would stay within the limit if each sent all of it', () => {
    const { writing } = writingOver(undefined)
    expect(50 * writing.charactersMost.press(writingRequest())).toBeLessThan(3_000_000)
  })
})
