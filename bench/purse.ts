/**
 * What one account can make the server send to AI services, with the limits as they are set by default: every call of the
 * writer, as long and as often as it is let through, four at a time, against services that count. The clock is moved on, so
 * that a day takes seconds. Counted, not timed: a busy machine changes nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '#adapters/store/kysely-store.ts'
import type { SecondReadingRequest } from '#core/check/second-reading/second-reading-request.ts'
import { answer, writingRequest } from '#core/writer/testing/writing-request.ts'
import { createFairUse } from '#server/access/fair-use.ts'
import { defaultGenerationLimits } from '#server/ports/generation-store.ts'
import type { Store } from '#server/ports/store.ts'
import { openAccess, testApp } from '#server/testing/test-app.ts'
import { createWriting } from '#writer/create-writing.ts'
import type { Figure } from './figure.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const leaseMs = 10 * 60_000
/** As many as fair use lets through at a time. */
const atOnce = 4
/** Somebody who is told to wait waits so long at least. */
const pauseMs = 1_000

/** The most that a body may have, less some room for its JSON. */
const bodyCharacters = 1_040_000
/** What a field that is not bounded by itself is tried with. */
const lengths = [bodyCharacters, 110_000, 60_000]

interface Attack {
  path: string
  body: object
}

const words = (characters: number): string =>
  'e depois '.repeat(Math.ceil(characters / 9)).slice(0, characters)

/** Bodies that spend as much as a call may; those that are refused cost nothing. */
function attacks(): Attack[] {
  const language = 'pt-BR'
  return lengths.flatMap((characters) => {
    const most = Math.floor(characters / 8_000)
    const told = (count: number) =>
      Array.from({ length: count }, (_, at) => answer('success', words(7_900), { id: `${at}` }))
    const { language: _, couple, register } = writingRequest()
    const part = {
      ...{ language, couple, register, standing: [] },
      ...{ part: words(16_000), before: '', after: '', instruction: '' },
      told: {
        tellings: told(Math.max(1, most - 3)).map(({ by, text }) => ({ by, text })),
        limits: [],
      },
    }
    const secondReading: SecondReadingRequest = {
      ...{ language, couple: ['Rafael', 'Marina'], sentences: ['Sim.'], known: [] },
      ...{ leaveUnsaid: '', tellings: told(most) },
    }
    return [
      { path: '/api/writing', body: writingRequest({ tellings: told(most) }) },
      { path: '/api/writing/part', body: part },
      {
        path: '/api/writing/notes',
        body: { language, notes: words(60_000), names: [words(characters - 60_000), ''] },
      },
      { path: '/api/writing/notes', body: { language, notes: words(60_000), names: ['', ''] } },
      { path: '/api/writing/voice', body: { language, scripts: Array(3).fill(words(20_000)) } },
      { path: '/api/writing/second-reading', body: secondReading },
    ]
  })
}

/** What a service does with each request: answers it at once, or fails until nobody asks again. */
const services = {
  'services that answer': () => false,
  'services that fail': (request: number) => request % 3 !== 0,
} as const

/** When and how much was sent. */
type Sent = { at: number; characters: number }[]

function countingService(
  fails: (request: number) => boolean,
  sent: Sent,
  clock: { nowMs: number },
) {
  let requests = 0
  const countingFetch: typeof fetch = async (_url, init) => {
    requests += 1
    sent.push({ at: clock.nowMs, characters: promptLength(String(init?.body)) })
    if (fails(requests)) {
      return new Response('', { status: 503, headers: { 'retry-after-ms': '0' } })
    }
    const chunk = { choices: [{ delta: { content: 'Sim.' }, finish_reason: 'stop' }] }
    return new Response(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`, {
      headers: { 'content-type': 'text/event-stream' },
    })
  }
  return countingFetch
}

/** Messages and the schema, which services put into the prompt. */
function promptLength(body: string): number {
  const { messages, response_format: format } = JSON.parse(body) as {
    messages: { content: string }[]
    response_format?: object
  }
  const schema = format === undefined ? 0 : JSON.stringify(format).length
  return messages.reduce((sum, { content }) => sum + content.length, schema)
}

interface Attacked {
  store: Store
  account: string
  lastsMs: number
  fails: (request: number) => boolean
}

/** Presses until `lastsMs` have passed, and returns all that was sent meanwhile. */
async function press(attack: Attack, { store, account, lastsMs, fails }: Attacked): Promise<Sent> {
  const sent: Sent = []
  const startMs = Date.UTC(2026, 10, 20)
  const clock = { nowMs: startMs }
  const service = { baseUrl: 'https://service.example/v1', apiKey: 'k', model: 'm' }
  const { app } = testApp({
    access: {
      ...openAccess,
      checkSession: async (token) => {
        const session = await openAccess.checkSession(token)
        if (session.state !== 'active') return session
        return { ...session, holder: account, user: { ...session.user, email: account } }
      },
    },
    fairUse: createFairUse({
      store,
      secrets: { counterKey: (kind, text) => `${kind} ${text}` },
      limits: defaultGenerationLimits,
      leaseMs,
      now: () => clock.nowMs,
    }),
    writing: createWriting({
      service,
      report: () => undefined,
      fetch: countingService(fails, sent, clock),
    }),
  })
  const body = JSON.stringify(attack.body)
  const call = async (): Promise<number> => {
    const answer = await app.request(attack.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    await answer.text()
    return answer.status === 429
      ? Number(answer.headers.get('retry-after')) * 1_000
      : -answer.status
  }
  while (clock.nowMs < startMs + lastsMs) {
    const answers = await Promise.all(Array.from({ length: atOnce }, call))
    if (answers.some((answer) => answer < 0 && answer !== -200)) return []
    const waits = answers.filter((answer) => answer >= 0)
    if (waits.length > 0) clock.nowMs += Math.max(pauseMs, Math.min(...waits))
  }
  return sent
}

/** The most that was sent in any stretch of time of this length. */
function mostWithin(sent: Sent, lengthMs: number): number {
  let most = 0
  let sum = 0
  let from = 0
  for (const { at, characters } of sent) {
    sum += characters
    while ((sent[from]?.at ?? at) <= at - lengthMs) {
      sum -= sent[from]?.characters ?? 0
      from += 1
    }
    most = Math.max(most, sum)
  }
  return most
}

export async function measure(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'enlace-purse-'))
  const store = await openStore({ dataDir, now: Date.now() })
  const figures: Figure[] = []
  try {
    for (const [name, fails] of Object.entries(services)) {
      let most = { hour: 0, day: 0, press: 0, by: '' }
      for (const [at, attack] of attacks().entries()) {
        const sent = await press(attack, { store, account: `${name} ${at}`, lastsMs: dayMs, fails })
        const hour = mostWithin(sent, hourMs)
        const day = mostWithin(sent, dayMs)
        if (day > most.day) most = { hour, day, press: 0, by: attack.path }
      }
      const note = `spent most by \`${most.by}\``
      figures.push(
        {
          name: `characters in an hour, ${name}`,
          value: most.hour,
          unit: '',
          goal: 3_000_000,
          note,
        },
        { name: `characters in a day, ${name}`, value: most.day, unit: '', goal: 12_000_000, note },
      )
    }
  } finally {
    await store.close()
    rmSync(dataDir, { recursive: true })
  }
  return figures
}
