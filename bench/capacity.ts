/**
 * What one core does in a second: whole generations, the landing page, logins, session checks, webhooks. The server is
 * alone on core 0, the load on core 1. Each rate comes with the processor time behind it, which a busy machine changes
 * least. `npm run bench -- capacity`.
 */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { standInCredentials } from '#server/testing/open-shop.ts'
import { startPaymentStandIns } from '#server/testing/test-shop.ts'
import { type AccessServer, loginRequest, startAccessServer } from './access-server.ts'
import { askHttpLoad, startHttpLoad } from './ask-http-load.ts'
import type { Figure } from './figure.ts'
import type { PlainRequest } from './http-request.ts'
import { notification } from './notification.ts'
import { percentile } from './percentile.ts'
import { cpuTimeMs, type PinnedProcess } from './pinned-process.ts'
import { askStreamLoad, startStreamLoad, startTextsServer, startUpstream } from './texts-server.ts'
import { toldPress } from './told-press.ts'

const accounts = 500
const connections = 20
const warmUpMs = 1_000
const durationMs = 3_000
const notifications = 20_000

/** A generation as services write it: three texts of 300 deltas, one after another, at 50 deltas a second. */
const generations = { atOnce: 60, pace: { deltas: 300, intervalMs: 20 }, spreadMs: 3_000 }

/** A kind of request, sent as fast as the server answers. */
interface Kind {
  name: string
  requests: readonly PlainRequest[]
  repeat: boolean
  status?: number
}

/** Rates on one core, by kind. */
export async function measure(): Promise<Figure[]> {
  return [...(await generationFigures()), ...(await requestFigures())]
}

async function generationFigures(): Promise<Figure[]> {
  const load = startStreamLoad()
  const started: PinnedProcess[] = []
  try {
    const upstream = await startUpstream()
    started.push(upstream.process)
    const server = await startTextsServer({ upstreamUrl: upstream.url })
    started.push(server.process)
    const door = { ...server.door, body: JSON.stringify(toldPress()) }
    const { atOnce, pace, spreadMs } = generations
    const crowd = { kind: 'crowd', door, streams: atOnce, spreadMs, deltas: 'any' } as const
    await upstream.setPace({ ...pace, intervalMs: 1 })
    await askStreamLoad(load, crowd)
    await upstream.setPace(pace)
    const beforeMs = cpuTimeMs(server.process.pid) ?? Number.NaN
    await askStreamLoad(load, crowd)
    const cpuMs = ((cpuTimeMs(server.process.pid) ?? Number.NaN) - beforeMs) / atOnce
    const note = `${atOnce} at once; three texts of ${pace.deltas} deltas, ${1_000 / pace.intervalMs} a second`
    return [
      { name: 'generation, processor time', value: cpuMs, unit: 'ms', note },
      {
        name: 'generations, by processor time',
        value: 1_000 / cpuMs,
        unit: '/s',
        note: 'computed: one core and nothing else',
      },
    ]
  } finally {
    load.kill()
    await Promise.all(started.map((process) => process.stop()))
  }
}

async function requestFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-capacity-'))
  const standIns = await startPaymentStandIns()
  const load = startHttpLoad()
  let server: AccessServer | undefined
  try {
    server = await startAccessServer({
      accounts,
      dataFolder: folder,
      env: {
        MERCADOPAGO_ACCESS_TOKEN: standInCredentials.mercadoPago.accessToken,
        MERCADOPAGO_WEBHOOK_SECRET: standInCredentials.mercadoPago.webhookSecret,
        MERCADOPAGO_API_URL: standIns.mercadoPago.apiUrl,
      },
    })
    const figures: Figure[] = []
    for (const kind of await kinds(server)) figures.push(...(await saturate(load, server, kind)))
    return figures
  } finally {
    load.kill()
    await server?.process.stop()
    await standIns.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function kinds({ port, accounts }: AccessServer): Promise<Kind[]> {
  const origin = `http://127.0.0.1:${port}`
  const accept = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  // The entity tag of the variant requested below.
  const page = await fetch(origin, { headers: accept })
  const etag = page.headers.get('etag') ?? ''
  await page.arrayBuffer()
  const login = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(accounts[0]),
  })
  if (!login.ok) throw new Error(`a login was answered ${login.status}`)
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const get = (path: string, headers: Record<string, string>) => [
    { method: 'GET', path, headers } as const,
  ]
  return [
    { name: 'landing page', requests: get('/', accept), repeat: true },
    {
      name: 'landing page, unchanged (304)',
      requests: get('/', { ...accept, 'if-none-match': etag }),
      repeat: true,
      status: 304,
    },
    { name: 'login', requests: accounts.map(loginRequest), repeat: true },
    { name: 'session check', requests: get('/api/session', { cookie }), repeat: true },
    {
      name: 'webhook',
      requests: Array.from({ length: notifications }, (_, number) => notification(number)),
      repeat: false,
    },
  ]
}

async function saturate(load: ChildProcess, server: AccessServer, kind: Kind): Promise<Figure[]> {
  const { name, status } = kind
  const { port } = server
  const { pid } = server.process
  // Requests that work only once are not all spent on the warm-up.
  const warmUps = kind.repeat ? kind.requests : kind.requests.slice(0, kind.requests.length / 10)
  const measured = kind.repeat ? kind.requests : kind.requests.slice(kind.requests.length / 10)
  const order = { port, connections, repeat: kind.repeat, ...(status && { status }) }
  await askHttpLoad(load, { ...order, requests: warmUps, durationMs: warmUpMs })
  const beforeMs = cpuTimeMs(pid) ?? Number.NaN
  const answer = await askHttpLoad(load, { ...order, requests: measured, durationMs })
  const cpuMs = (cpuTimeMs(pid) ?? Number.NaN) - beforeMs
  const count = answer.latenciesMs.length
  return [
    {
      name,
      value: (count * 1_000) / answer.durationMs,
      unit: '/s',
      note: `p99 ${percentile(answer.latenciesMs, 0.99).toFixed(1)} ms at ${connections} connections`,
    },
    { name: `${name}, processor time`, value: (cpuMs * 1_000) / count, unit: 'µs' },
  ]
}
