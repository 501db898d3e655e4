/** Lets AI services answer anything at all, and checks that the writer and the page's reader keep their promises. */
import fc from 'fast-check'
import * as v from 'valibot'
import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import type { SecondReadingRequest } from '#core/check/second-reading/second-reading-request.ts'
import { writerFailureCodes } from '#core/errors.ts'
import { secondReadingEventSchema } from '#core/writer/second-reading-event.ts'
import { answer, writingRequest } from '#core/writer/testing/writing-request.ts'
import { instructionsFor } from '#core/writer/three-texts/instructions-for.ts'
import { textMark } from '#core/writer/three-texts/text-marks.ts'
import { writingEventSchema } from '#core/writer/writing-event.ts'
import { createWriting } from '#writer/create-writing.ts'
import type { WritingReport } from '#writer/writing-report.ts'
import { createServiceWriting } from '../web/generation/service-writing.ts'
import { hostileBytes, hostileHeader, hostileMark, tamperedJson } from './hostile-json.ts'

export interface FuzzOptions {
  runs: number
  /** The seed that a failed run printed. */
  seed?: number
}

/** Short, or services that never answer would make a run take minutes. */
const deadlines = { firstTokenMs: 50, silenceMs: 50, wholeTextMs: 200 }
const patienceMs = 30_000

// A service may repeat it, but the operator must never read it.
const request = writingRequest({
  couple: [
    { called: 'Rui', full: '', agreement: 'masculine' },
    { called: hostileMark, full: '', agreement: 'feminine' },
  ],
  tellings: [answer('howTheyMet', `Na fila, com ${hostileMark}.`)],
})

interface Answer {
  status: number
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
  /** How the body ends. */
  end: 'whole' | 'broken' | 'never'
}

/** One line of an event stream, with or without something wrong in it. */
function streamPart(usual: unknown): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: fc.constant(`data: ${JSON.stringify(usual)}\n\n`), weight: 4 },
    { arbitrary: tamperedJson(usual).map((json) => `data: ${json}\n\n`), weight: 3 },
    {
      arbitrary: fc.constantFrom(
        ...['data: [DONE]\n\n', 'data:\n\n', ':\n\n', '\n', '\r', 'event: error\n', 'id: \0\n\n'],
        ...['retry: 0\n\n', 'retry: -1\n\n', 'event: __proto__\ndata: {}\n\n', '\ufeff', 'data'],
        `event: ${'x'.repeat(10_000)}\ndata: {}\n\n`,
        `data: {"error":{"message":"${hostileMark}","type":null,"code":[]}}\n\n`,
      ),
      weight: 2,
    },
  )
}

function answerOf(usual: readonly unknown[]): fc.Arbitrary<Answer> {
  const stream = fc
    .array(fc.constantFrom(...usual).chain(streamPart), { maxLength: 12 })
    .map((parts) => new Uint8Array(Buffer.from(parts.join(''))))
  const error = {
    error: { message: hostileMark, type: 'x', code: 'model_not_found', param: 'model' },
  }
  // No status that is retried: that takes seconds, as does a connection that breaks before the first word.
  const statuses = fc.constantFrom(200, 200, 200, 201, 400, 401, 402, 403, 404, 418, 422, 451)
  return fc
    .record({
      status: statuses,
      headers: fc.record({
        'content-type': hostileHeader('text/event-stream'),
        'x-request-id': hostileHeader('req-1'),
        'x-should-retry': fc.constant('false'),
      }),
      body: fc.oneof(
        { arbitrary: stream, weight: 4 },
        { arbitrary: hostileBytes(usual[0]), weight: 1 },
        { arbitrary: hostileBytes(error), weight: 1 },
      ),
      end: fc.constantFrom<Answer['end']>('whole', 'whole', 'whole', 'broken', 'never'),
    })
    .map((answer) => {
      if (answer.end === 'whole' || answer.status > 299) return { ...answer, end: 'whole' }
      const opening = Buffer.from(`data: ${JSON.stringify(usual[0])}\n\n`)
      return { ...answer, body: new Uint8Array(Buffer.concat([opening, answer.body])) }
    })
}

function responseOf({ status, headers, body, end }: Answer, signal?: AbortSignal | null): Response {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      if (body.byteLength > 0) controller.enqueue(body)
      signal?.addEventListener('abort', () => controller.error(signal.reason), { once: true })
    },
    // Only after the body was read: an error discards what is still queued.
    pull(controller) {
      if (end === 'whole') controller.close()
      if (end === 'broken') controller.error(new TypeError('terminated'))
    },
  })
  return new Response(stream, { status, headers })
}

const code = 'kxvt'
const { titles } = instructionsFor(request.language)

const chunks = [
  { choices: [{ index: 0, delta: { role: 'assistant', content: 'Era uma vez ' } }] },
  ...textNames.map((text) => ({
    choices: [{ index: 0, delta: { content: `\n${textMark(code, text, titles)}\nEra um casal.` } }],
  })),
  { choices: [{ index: 0, delta: { content: `um [${code} casal.` }, finish_reason: null }] },
  { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
  { choices: [], usage: { total_tokens: 7 } },
]

const secondReading: SecondReadingRequest = {
  ...{ language: 'pt-BR', couple: ['Rui', hostileMark], known: [], leaveUnsaid: '' },
  ...{ sentences: ['Foi na fila.', 'Choveu.'], tellings: request.tellings },
}
const lines = [
  { choices: [{ index: 0, delta: { content: '1 | 1 | backed\n2 | 7 | held | delicate' } }] },
  { choices: [{ index: 0, delta: { content: '\nleft out | 1 9' } }] },
  { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
]

/** A second reading says each sentence of those sent once at most, and how it ended once, in time. */
export async function fuzzSecondReading({ runs, seed }: FuzzOptions): Promise<void> {
  await fc.assert(
    fc.asyncProperty(answerOf(lines), async (answer) => {
      const reports: WritingReport[] = []
      const writing = createWriting({
        service: { baseUrl: 'http://service.example/v1', apiKey: 'k', model: 'm' },
        deadlines,
        report: (report) => reports.push(report),
        fetch: async (_url, init) => responseOf(answer, init?.signal),
      })
      const said: string[] = []
      const signal = AbortSignal.timeout(patienceMs)
      for await (const event of writing.secondRead(secondReading, signal)) {
        v.parse(secondReadingEventSchema, event)
        said.push(event.event === 'sentence' ? `${event.sentence}` : 'end')
      }
      const isOnce = new Set(said).size === said.length && said.at(-1) === 'end'
      if (!isOnce || said.some((one) => !['0', '1', 'end'].includes(one))) {
        throw new Error(`said: ${said}`)
      }
      if (JSON.stringify(reports).includes(hostileMark)) throw new Error('reports what was asked')
    }),
    { numRuns: runs, ...(seed !== undefined && { seed }) },
  )
}

/** Each text ends once, in time, in one of the known ways; nothing of what was asked is reported. */
export async function fuzzWriter({ runs, seed }: FuzzOptions): Promise<void> {
  await fc.assert(
    fc.asyncProperty(answerOf(chunks), async (answer) => {
      const reports: WritingReport[] = []
      const service = { baseUrl: 'http://service.example/v1', apiKey: 'k', model: 'm' }
      const writing = createWriting({
        service,
        deadlines,
        report: (report) => reports.push(report),
        fetch: async (_url, init) => responseOf(answer, init?.signal),
        markCode: () => code,
      })
      const ended: TextName[] = []
      for await (const event of writing.press(request, AbortSignal.timeout(patienceMs))) {
        v.parse(writingEventSchema, event)
        if (event.event !== 'done' && event.event !== 'failed') continue
        ended.push(event.text)
        if (event.event === 'done' && /\[kxvt [^\]]*\]/.test(event.content)) {
          throw new Error(`a mark would be read aloud: ${event.content}`)
        }
        if (event.event === 'failed' && !writerFailureCodes.includes(event.code)) {
          throw new Error(`failed with ${event.code}`)
        }
      }
      if (ended.toSorted().join() !== textNames.toSorted().join())
        throw new Error(`ended: ${ended}`)
      if (JSON.stringify(reports).includes(hostileMark)) throw new Error('reports what was asked')
    }),
    { numRuns: runs, ...(seed !== undefined && { seed }) },
  )
}

const wireEvents = [
  { event: 'delta', text: 'welcome', delta: 'Era uma vez ' },
  { event: 'done', text: 'welcome', content: 'Era uma vez.' },
  { event: 'failed', text: 'ceremony', code: 'timed-out' },
  {
    ...{ event: 'read', outcome: 'read', tellings: ['success'], tellers: [] },
    ranges: [{ telling: 'success', quote: 'Viva!', decision: 'hold', by: 'code', why: 'asked' }],
  },
  { event: 'asked', doubts: [], questions: ['Quem?'] },
]

const sourceEnds = ['complete', 'cut-short', 'unreachable', 'rejected']

/** The page's reader of our own stream ends in a way it knows, whatever replaces the server's answer. */
export async function fuzzServiceSource({ runs, seed }: FuzzOptions): Promise<void> {
  const named = answerOf(wireEvents).map((answer) => ({
    ...answer,
    body: new Uint8Array(
      Buffer.from(
        Buffer.from(answer.body)
          .toString()
          .replaceAll(/data: \{"event":"(\w+)"/g, 'event: $1\ndata: {"event":"$1"'),
      ),
    ),
  }))
  await fc.assert(
    fc.asyncProperty(named, async (answer) => {
      // The caller stops a stream that never ends.
      const stop = AbortSignal.timeout(answer.end === 'never' ? 50 : patienceMs)
      const source = createServiceWriting(
        async () => responseOf(answer, stop),
        () => 'pt-BR',
      )
      const events = source.press(writingRequest(), stop)
      for (;;) {
        const { done, value } = await events.next()
        if (done) {
          if (!sourceEnds.includes(value.end)) throw new Error(`ended ${JSON.stringify(value)}`)
          return
        }
        v.parse(writingEventSchema, value)
      }
    }),
    { numRuns: runs, ...(seed !== undefined && { seed }) },
  )
}
