/**
 * The promise that nothing a couple tells us stays on the server (design.md section 8), tried on the real process:
 * marked answers through every misbehaviour of the AI service, then a search of everything the server leaves behind.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TextsRequest } from '#core/wire.ts'
import { behaviours } from '#sandbox/ai/behaviours.ts'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** In every field, and so in every text that is written from them; letters and digits, so that no escaping hides it. */
const mark = 'Zq7Marca'
const metricsToken = 'metrics-of-the-privacy-test'

const marked: TextsRequest = {
  language: 'pt',
  texts: ['welcome', 'ceremony', 'finalMessage'],
  info: {
    brideName: `${mark}Noiva`,
    groomName: `${mark}Noivo`,
    location: `${mark}Local`,
    date: '2026-12-12',
    time: '16:00',
  },
  answers: [`${mark}polis`, `${mark}2`, `${mark}3`, `${mark}4`, `${mark}5`],
}

let ai: AiSandbox
let server: ServerProcess

beforeAll(async () => {
  ai = await startAiSandbox({
    pace: { firstTokenMs: 5, wordsPerSecond: 5_000 },
    retryAfterSeconds: 0,
  })
  server = await startServer({
    AI_BASE_URL: ai.baseUrl,
    AI_API_KEY: `sk-${mark}`,
    METRICS_TOKEN: metricsToken,
    LOG_LEVEL: 'trace',
    AI_FIRST_TOKEN_TIMEOUT_MS: '300',
    AI_SILENCE_TIMEOUT_MS: '300',
  })
}, 30_000)

afterAll(async () => {
  await server.stop()
  await ai.close()
})

function post(body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.baseUrl}/api/texts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.baseUrl, ...headers },
    body,
  })
}

/** Everything the server leaves: its metrics, every file of its data directory, and, once it has ended, its output. */
async function traces(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const metrics = await fetch(`${server.baseUrl}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  expect(metrics.status).toBe(200)
  found.set('metrics', await metrics.text())
  for (const entry of await readdir(server.dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    found.set(path, await readFile(path, 'latin1'))
  }
  await server.stop()
  return found.set('output', server.output())
}

test('marked answers leave no trace, however the AI service misbehaves', async () => {
  const streams: string[] = []
  for (let index = 0; index < behaviours.length; index += 3) {
    ai.behave('all', undefined)
    ai.behave('welcome', behaviours[index])
    ai.behave('ceremony', behaviours[index + 1])
    ai.behave('finalMessage', behaviours[index + 2])
    streams.push(await (await post(JSON.stringify(marked))).text())
  }
  // The marks went through the server and came back, or the search below would prove nothing.
  expect(streams.join('')).toContain(mark)
  expect(streams.join('')).toContain('event: failed')

  // Who leaves in the middle, and who is refused at the door.
  ai.behave('all', 'slow')
  const leaving = new AbortController()
  const left = await fetch(`${server.baseUrl}/api/texts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.baseUrl },
    body: JSON.stringify(marked),
    signal: leaving.signal,
  })
  await left.body?.getReader().read()
  leaving.abort()
  await expect.poll(() => ai.calls.some((call) => call.state === 'open')).toBe(false)
  const refused = [
    await post(`{"answers": "${mark}`),
    await post(JSON.stringify({ ...marked, language: mark })),
    await post(JSON.stringify({ ...marked, answers: Array(5).fill(mark.repeat(2_000)) })),
    await post(JSON.stringify({ ...marked, padding: mark.repeat(40_000) })),
    await post(JSON.stringify(marked), { origin: 'https://elsewhere.example' }),
    await fetch(`${server.baseUrl}/api/nothing?answer=${mark}`, { headers: { referer: mark } }),
  ]
  for (const answer of refused) expect(answer.status).toBeGreaterThanOrEqual(400)

  const found = await traces()
  expect(found.get('output')).toContain('Erro ao gerar texto da cerimônia:')
  for (const [place, content] of found) {
    expect(content.includes(mark), `${place} holds what was typed`).toBe(false)
  }
}, 120_000)
