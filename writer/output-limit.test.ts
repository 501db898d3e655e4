import { describe, expect, test } from 'vitest'
import { writingRequest } from '#core/writer/testing/writing-request.ts'
import {
  collect,
  never,
  plain,
  press,
  readingAnswer,
  writingOver,
} from './testing/scripted-press.ts'
import { type AskedBody, scriptedService, streamed } from './testing/scripted-service.ts'

const local = 'http://127.0.0.1:11434/v1'
const answering = (task: string, body: AskedBody): string =>
  task === 'reading' ? readingAnswer : plain(task, body)
const limitsOf = ({ max_tokens: former, max_completion_tokens: newer }: AskedBody) => [
  former,
  newer,
]

function refusal(message: string, param: string | null = null): Response {
  return Response.json({ error: { message, param } }, { status: 400 })
}

describe('every request says how much may be written', () => {
  test('to a hosted service: as much as the longest text or data that is taken, and thinking', async () => {
    const { asked } = await press(answering)
    expect(asked.map(limitsOf)).toEqual([
      [undefined, 25_600],
      [undefined, 29_040],
    ])
  })

  test('to a server on one’s own machine under the name that all of them know', async () => {
    const { asked, send } = scriptedService(answering)
    await collect(writingOver(send, local).writing.press(writingRequest(), never()))
    expect(asked.map(limitsOf)).toEqual([
      [25_600, undefined],
      [29_040, undefined],
    ])
  })
})

describe('a service that refuses the limit', () => {
  test('under one name is asked under the other, once and for all texts', async () => {
    const { asked, texts } = await press((task, body) =>
      body.max_completion_tokens === undefined
        ? answering(task, body)
        : refusal('Extra inputs are not permitted: max_completion_tokens'),
    )
    expect(asked.map(limitsOf)).toEqual([
      [undefined, 25_600],
      [25_600, undefined],
      [29_040, undefined],
    ])
    expect(texts.map(({ event }) => event)).toEqual(['done', 'done', 'done'])
  })

  test('is understood though its words name the other one', async () => {
    const { asked, send } = scriptedService((task, body) =>
      body.max_tokens === undefined
        ? answering(task, body)
        : refusal(
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
            'max_tokens',
          ),
    )
    await collect(writingOver(send, local).writing.press(writingRequest(), never()))
    expect(asked.slice(0, 2).map(limitsOf)).toEqual([
      [25_600, undefined],
      [undefined, 25_600],
    ])
  })

  test('under both is asked without', async () => {
    const { asked, texts } = await press((task, body) => {
      const name = (['max_completion_tokens', 'max_tokens'] as const).find(
        (field) => body[field] !== undefined,
      )
      return name === undefined
        ? answering(task, body)
        : refusal(`${name} is too large: this model writes at most 4096 tokens`, name)
    })
    expect(asked.slice(2).map(limitsOf)).toEqual(Array(2).fill([undefined, undefined]))
    expect(texts.map(({ event }) => event)).toEqual(['done', 'done', 'done'])
  })

  test('because its window must hold what may be written is asked without', async () => {
    const { asked, send } = scriptedService((task, body) =>
      body.max_tokens === undefined
        ? answering(task, body)
        : refusal(
            "This model's maximum context length is 8192 tokens. However, you requested 28600 tokens (3000 in the messages, 25600 in the completion).",
          ),
    )
    const events = await collect(writingOver(send, local).writing.press(writingRequest(), never()))
    expect(asked.map(limitsOf)).toEqual([
      [25_600, undefined],
      ...Array(2).fill([undefined, undefined]),
    ])
    expect(events.filter(({ event }) => event === 'done')).toHaveLength(3)
  })

  test('has cost nobody anything: what it turned away counts neither as sent nor for the call', async () => {
    const sent: number[] = []
    const { send, asked } = scriptedService((task, body) =>
      body.max_completion_tokens === undefined
        ? answering(task, body)
        : refusal('max_completion_tokens'),
    )
    const { writing } = writingOver(send)
    const measure = {
      called: (_stage: string, characters: number) => void sent.push(characters),
      turnedAway: (characters: number) => void sent.push(-characters),
      spent: () => undefined,
    }
    await collect(writing.press(writingRequest(), never(), measure))
    expect(sent).toHaveLength(asked.length + 1)
    expect(sent[0]).toBeGreaterThan(0)
    expect((sent[0] ?? 0) + (sent[1] ?? 0)).toBe(0)
  })
})

describe('an answer that the limit cut', () => {
  test.each(['length', 'max_tokens', 'max_output_tokens'])(
    'is not whole where the service says so: %s',
    async (reason) => {
      const { texts } = await press((task, body) =>
        task === 'reading' ? readingAnswer : streamed(plain(task, body), reason),
      )
      // What stood before the last text's mark was whole by then.
      expect(texts.map((event) => 'code' in event && event.code)).toEqual([
        false,
        false,
        'cut-short',
      ])
    },
  )

  test('is not whole where its length says so, whatever the service does', async () => {
    const cut = (tokens: number, content: string): Response => {
      const events = [
        { choices: [{ delta: { content } }] },
        { choices: [{ delta: {}, finish_reason: 'stop' }] },
        { choices: [], usage: { prompt_tokens: 2_000, completion_tokens: tokens } },
      ]
      const body = events.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('')
      return new Response(`${body}data: [DONE]\n\n`, {
        headers: { 'content-type': 'text/event-stream' },
      })
    }
    const endsWith = async (tokens: number) =>
      (
        await press((task, body) =>
          task === 'reading' ? readingAnswer : cut(tokens, plain(task, body)),
        )
      ).texts
    const [done, cutShort] = [{ event: 'done' }, { code: 'cut-short' }]
    expect(await endsWith(29_040)).toMatchObject([done, done, cutShort])
    expect(await endsWith(29_039)).toMatchObject([done, done, done])
  })
})
