/**
 * The promise that answers and texts are never stored on our servers (docs/design/shape.md section 1), tested on the
 * whole process: everything it writes while everything goes wrong is searched for words that only the couple knows.
 */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { behaviours } from '#sandbox/ai/behaviours.ts'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { tracesOf, tracesUnder } from '#server/testing/content-traces.ts'
import {
  type IndiscreetAiService,
  indiscretions,
  startIndiscreetAiService,
} from '#server/testing/indiscreet-ai-service.ts'
import { specialPin, specialSession } from './scripts/special-session.ts'
import { type Started, startListening } from './testing/run-process.ts'

const metricsToken = 'a-token-of-this-test'
const contactEmail = 'celebrante@enlace.example'
const given: string[] = []

/** A word that occurs nowhere else; `zq` is what the indiscreet service looks for. */
function mark(prefix = 'zq'): string {
  const letters = Array.from({ length: 12 }, () =>
    String.fromCharCode(97 + Math.floor(Math.random() * 26)),
  )
  const word = `${prefix}${letters.join('')}`
  given.push(word)
  return word
}

/** Marks with and without accents, in one sentence. */
const sentence = () => `${mark()} não é ${mark('vivã')} “${mark()}”, ${mark()}.`
const textMark = `${mark('texto')} ${mark('amorçã')}`

const partner = () => ({ called: mark(), full: mark('João'), agreement: 'neutral' })
const ceremony = () => ({ language: 'pt-BR', couple: [partner(), partner()], register: 'warm' })
const voiceCard = () => ({
  ...{ rhythm: sentence(), humour: mark(), address: mark() },
  ...{ openings: [sentence()], closings: [mark()], neverSays: [mark()] },
})
const telling = (question: string, text = sentence()) => ({
  ...{ id: mark(), question, by: 'first', text, isRead: false },
  ranges: [
    { start: 0, end: 4, decision: 'hold', by: 'hand', why: 'asked' },
    { start: 5, end: 9, decision: 'allow', by: 'reading', why: 'hardship', limit: mark() },
  ],
})
const told = () => ({
  tellings: [{ question: 'success', by: 'celebrant', text: sentence() }],
  limits: [{ quote: mark(), limit: mark() }],
})

const way = 'way=WAY.'

/** A press with marks in everything a person types, and a place for the way each of its requests is answered. */
const press = () => ({
  ...ceremony(),
  ...{ texts: ['welcome', 'ceremony', 'finalMessage'], voice: voiceCard(), faith: 'open' },
  ...{ place: `${mark('São')} ${way}`, date: '2026-12-12', time: '16:30' },
  ...{ leaveUnsaid: mark(), rituals: [mark()] },
  tellings: [
    telling('guestCities'),
    telling('howTheyMet', `${sentence()} ${way}`),
    telling('challenges'),
    telling('incredibleThings'),
    telling('success'),
  ],
  cities: [{ name: mark(), line: mark() }],
})

/** The same with nothing left to be read: its first request to the service is for the texts. */
const readPress = () => {
  const whole = press()
  return { ...whole, tellings: whole.tellings.map((one) => ({ ...one, isRead: true })) }
}

/** A press for the two texts that are missing beside one that stands, with nothing left to be read. */
const missing = () => ({
  ...readPress(),
  ...{ texts: ['ceremony', 'finalMessage'], leaveUnsaid: '' },
  standing: { welcome: `${sentence()} ${way}` },
})

const answeredBy = (body: object, one: string): string =>
  JSON.stringify(body).replaceAll('WAY', one)

const readAlready = (one: string): string => answeredBy(readPress(), one)

/** Every call of the writer, likewise. */
const writingCalls: readonly (readonly [path: string, body: object])[] = [
  ['/api/writing', press()],
  ['/api/writing', missing()],
  [
    '/api/writing/part',
    {
      ...ceremony(),
      ...{ part: `${sentence()} ${way}`, before: sentence(), after: sentence() },
      ...{ instruction: sentence(), told: told(), standing: [sentence()], voice: voiceCard() },
    },
  ],
  [
    '/api/writing/part',
    {
      ...ceremony(),
      ...{ language: 'en-US', from: 'pt-BR', part: `${sentence()} ${way}` },
      ...{ before: '', after: '', instruction: '', standing: [] },
      told: { tellings: [], limits: [] },
    },
  ],
  [
    '/api/writing/notes',
    {
      ...{ language: 'pt-BR', notes: `${sentence()}\n${sentence()} ${way}` },
      names: [mark(), mark()],
    },
  ],
  ['/api/writing/voice', { language: 'pt-BR', scripts: [`${sentence()} ${way}`] }],
  [
    '/api/writing/second-reading',
    {
      ...{ language: 'pt-BR', couple: [mark(), mark()], sentences: [`${sentence()} ${way}`] },
      ...{ tellings: [telling('success')], leaveUnsaid: sentence(), known: [mark()] },
    },
  ],
]

let folder: string
let sandbox: AiSandbox
let service: IndiscreetAiService
let main: Started
let session: string

/** Everything as an operator runs it, with an AI service that repeats what it is told wherever it can. */
async function open(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'enlace-privacy-'))
  for (const name of ['data', 'home', 'tmp']) mkdirSync(join(folder, name))
  const pace = { firstTokenMs: 0, wordsPerSecond: Number.POSITIVE_INFINITY }
  sandbox = await startAiSandbox({ pace, retryAfterSeconds: 0 })
  service = await startIndiscreetAiService(sandbox.baseUrl, textMark)
  onTestFinished(async () => {
    service.close()
    await sandbox.close()
    rmSync(folder, { recursive: true })
  })
  main = await startListening({
    AI_BASE_URL: service.baseUrl,
    AI_API_KEY: 'a-key',
    AI_FIRST_TOKEN_TIMEOUT_MS: '2000',
    AI_SILENCE_TIMEOUT_MS: '2000',
    SHUTDOWN_GRACE_MS: '100',
    DATA_DIR: join(folder, 'data'),
    METRICS_TOKEN: metricsToken,
    LOG_LEVEL: 'trace',
    DEBUG: '*',
    HOME: join(folder, 'home'),
    TMPDIR: join(folder, 'tmp'),
    SPECIAL_PIN: specialPin,
    CONTACT_EMAIL: contactEmail,
    GENERATIONS_PER_HOUR: '0',
    GENERATIONS_AT_ONCE: '0',
    PROMPT_CHARACTERS_PER_HOUR: '0',
    PROMPT_CHARACTERS_PER_DAY: '0',
  })
  session = await specialSession(main.url)
}

function post(body: unknown, signal?: AbortSignal, path = '/api/writing'): Promise<Response> {
  return fetch(`${main.url}${path}?${encodeURIComponent(given[0] ?? '')}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `${session}; draft=${given[1]}`,
      referer: `${main.url}/app?${given[2]}`,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal && { signal }),
  })
}

/** Reads on until this has been said. */
async function heard(answer: Response, words: string): Promise<void> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let said = ''; !said.includes(words); ) {
    const part = await reader?.read()
    if (part === undefined || part.done) throw new Error(`ended without ${words}: ${said}`)
    said += part.value
  }
}

/** Asks and leaves: at once, or in the middle of a text. */
async function leave(body: string, when: 'at once' | 'in the middle'): Promise<void> {
  const leaving = new AbortController()
  const answer = await post(body, leaving.signal)
  if (when === 'in the middle') await heard(answer, 'event: delta\n')
  leaving.abort()
}

/** Leaves while what was told is still being sent. */
async function leaveWhileSending(): Promise<void> {
  const socket = connect(Number(new URL(main.url).port), '127.0.0.1')
  const head = [
    'POST /api/writing HTTP/1.1',
    ...['Host: localhost', 'Content-Length: 99999', `Cookie: ${session}`],
  ].join('\r\n')
  const sent = `${head}\r\n\r\n${answeredBy(press(), 'written')}`
  socket.write(sent, () => socket.destroy())
  await once(socket, 'close')
}

const statusOf = async (body: unknown, path?: string) => (await post(body, undefined, path)).status

async function metrics(): Promise<string> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  return (await fetch(`${main.url}/metrics`, { headers })).text()
}

/** The letters that have arrived, including at least the one requested here. */
async function mailbox(): Promise<string> {
  await fetch(`${main.url}/api/session/reminder`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: contactEmail }),
  })
  const address = /mailbox at (\S+)/.exec(main.stdout())?.[1]
  const letters = async () => (await fetch(`${address}/api/letters`)).text()
  await expect.poll(letters, { timeout: 20_000 }).toContain(contactEmail)
  return letters()
}

/** Everything the process has left anywhere, except metrics and letters. */
const left = () => [
  ...tracesOf(given, Buffer.from(main.stdout())).map((trace) => `stdout: ${trace}`),
  ...tracesOf(given, Buffer.from(main.stderr())).map((trace) => `stderr: ${trace}`),
  ...tracesUnder(given, folder),
]

test('no answer, name, place or text is in output, metrics, letters or files, whatever goes wrong', async () => {
  await open()
  const ways = [...behaviours, ...Object.keys(indiscretions)].filter((way) => way !== 'waiting')
  // Every call meets every misbehaviour, of its own stage.
  const streams = await Promise.all(
    writingCalls.flatMap(([path, body]) =>
      ways.map(async (one) => (await post(answeredBy(body, one), undefined, path)).text()),
    ),
  )
  for (const stream of streams) expect(stream).toMatch(/event: end\ndata: \{\}\n\n$/)
  expect([...service.asked].sort()).toEqual(ways.toSorted())
  expect(streams[ways.indexOf('written')]).toContain(textMark)
  for (const [path, body] of writingCalls) {
    expect(await statusOf({ ...body, language: mark() }, path)).toBe(400)
  }

  await Promise.all([
    leave(answeredBy(press(), 'stall'), 'at once'),
    leave(readAlready('stall'), 'at once'),
    leave(readAlready('waiting'), 'in the middle'),
    leave(readAlready('slow'), 'in the middle'),
    leaveWhileSending(),
  ])
  const long = telling('challenges', `${mark()} `.repeat(9_000))
  expect(await statusOf({ ...press(), tellings: [long] })).toBe(400)
  // As a page from before asked.
  const answers = [{ question: 'challenges', text: sentence() }]
  expect(await statusOf({ ...press(), tellings: undefined, answers })).toBe(409)
  expect(await statusOf({ ...press(), [mark()]: mark(), language: mark() })).toBe(400)
  expect(await statusOf(JSON.stringify(press()).slice(0, -9))).toBe(400)
  expect(await statusOf({ ...press(), more: mark().repeat(100_000) })).toBe(413)

  const figures = await metrics()
  expect(figures).toContain('enlace_texts_total{text="ceremony",outcome="done"}')
  expect(tracesOf(given, Buffer.from(figures))).toEqual([])
  expect(tracesOf(given, Buffer.from(await mailbox()))).toEqual([])
  expect(main.stdout()).toContain('Erro ao gerar texto da cerimônia:')
  expect(left()).toEqual([])

  await heard(await post(readAlready('waiting')), textMark)
  main.child.kill('SIGTERM')
  await once(main.child, 'close')
  expect(main.stdout()).toContain('"endedByThemselves":false')
  expect(left()).toEqual([])

  // To show that the search works: what a careless line would have left is found in the same places.
  writeFileSync(join(folder, 'data/store.db-wal'), JSON.stringify({ error: given.at(-1) }))
  expect(left()).toEqual([`data/store.db-wal: ${given.at(-1)} (plain)`])
}, 240_000)
