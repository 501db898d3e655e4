/**
 * Two instances over one PostgreSQL at a fixed load, each kind of request alone, then all together: latencies, and the
 * processor time each request costs the instances and the database. The instances share core 0 and the upstream is on
 * core 1; PostgreSQL and the load run wherever the system puts them. `npm run bench -- instances`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startPostgresServer } from '#adapters/store/testing/postgres-server.ts'
import { standInCredentials } from '#server/testing/open-shop.ts'
import { startPaymentStandIns } from '#server/testing/test-shop.ts'
import {
  type AccessInstance,
  type AccessServer,
  type BenchAccount,
  loginRequest,
  startAccessServer,
} from './access-server.ts'
import type { Figure } from './figure.ts'
import type { PlainRequest } from './http-request.ts'
import { notification } from './notification.ts'
import { pacedRequests } from './paced-requests.ts'
import { percentile } from './percentile.ts'
import { cpuTimeMs } from './pinned-process.ts'
import { familyCpuTimeMs, parentOf } from './process-tree.ts'
import { startUpstream } from './texts-server.ts'
import { toldPress } from './told-press.ts'

const accounts = 500
/** The accounts that generate and check; each account's places are counted under its own lock. */
const visitors = 50
const secondsAlone = 5
const secondsTogether = 8
/** This many times the rate, so the code gets compiled. */
const warmUp = { seconds: 2, times: 5 }

/** A kind of request and its share of the fixed load. */
interface Kind {
  name: string
  perSecond: number
  requestOf: (number: number) => PlainRequest
}

interface Cpu {
  instancesMs: number
  databaseMs: number
}

/** Latencies and processor time at a fixed load over both instances. */
export async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-instances-'))
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    const postgres = await startPostgresServer({ fsync: true })
    ends.push(() => postgres.stop())
    const standIns = await startPaymentStandIns()
    ends.push(() => standIns.close())
    const upstream = await startUpstream()
    ends.push(() => upstream.process.stop())
    const server = await startAccessServer({
      accounts,
      dataFolder: folder,
      databaseUrl: postgres.url,
      env: {
        AI_BASE_URL: `${upstream.url}/v1`,
        AI_API_KEY: 'x',
        GENERATIONS_PER_HOUR: '0',
        GENERATIONS_AT_ONCE: '0',
        PROMPT_CHARACTERS_PER_HOUR: '0',
        PROMPT_CHARACTERS_PER_DAY: '0',
        MERCADOPAGO_ACCESS_TOKEN: standInCredentials.mercadoPago.accessToken,
        MERCADOPAGO_WEBHOOK_SECRET: standInCredentials.mercadoPago.webhookSecret,
        MERCADOPAGO_API_URL: standIns.mercadoPago.apiUrl,
      },
    })
    ends.push(() => server.process.stop())
    const other = await server.startAnother()
    ends.push(() => other.process.stop())
    // All of a text's tokens in one burst: this is about the generation's cost in the store, not the stream's length.
    await upstream.setPace({ deltas: 20, intervalMs: 0 })
    const database = await postmasterOf(postgres.url)
    return await measureKinds([server, other], await kinds(server), database)
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

async function kinds({ port, accounts: all }: AccessServer): Promise<Kind[]> {
  const sessions = await Promise.all(all.slice(0, visitors).map((account) => logIn(port, account)))
  const headersOf = (number: number) => ({ cookie: sessions[number % visitors] ?? '' })
  const json = toldPress()
  let notified = 0
  return [
    {
      name: 'session check',
      perSecond: 200,
      requestOf: (number) => ({ method: 'GET', path: '/api/session', headers: headersOf(number) }),
    },
    {
      name: 'login',
      perSecond: 50,
      requestOf: (number) => {
        const account = all[number % all.length]
        if (account === undefined) throw new Error('no account')
        return loginRequest(account)
      },
    },
    {
      name: 'webhook',
      perSecond: 20,
      requestOf: () => {
        notified += 1
        return notification(notified)
      },
    },
    {
      name: 'generation, texts in one burst',
      perSecond: 10,
      requestOf: (number) => ({
        method: 'POST',
        path: '/api/writing',
        headers: headersOf(number),
        json,
      }),
    },
  ]
}

/** Logs in and returns the session's cookies. */
async function logIn(port: number, account: BenchAccount): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (!answer.ok) throw new Error(`a login was answered ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function measureKinds(
  instances: readonly AccessInstance[],
  all: readonly Kind[],
  postmaster: number,
): Promise<Figure[]> {
  const ports = instances.map(({ port }) => port)
  const look = (): Cpu => ({
    instancesMs: instances.reduce(
      (sum, { process: { pid } }) => sum + (cpuTimeMs(pid) ?? Number.NaN),
      0,
    ),
    databaseMs: familyCpuTimeMs(postmaster),
  })
  const figures: Figure[] = []
  for (const { name, perSecond, requestOf } of all) {
    await pacedRequests({
      ports,
      perSecond: perSecond * warmUp.times,
      seconds: warmUp.seconds,
      requestOf,
    })
    const before = look()
    const latencies = await pacedRequests({ ports, perSecond, seconds: secondsAlone, requestOf })
    const after = look()
    const each = (ms: number) => (ms * 1_000) / latencies.length
    figures.push(
      ...latencyFigures(`${name} alone, ${perSecond}/s`, latencies),
      {
        name: `${name}, processor time of the instance`,
        value: each(after.instancesMs - before.instancesMs),
        unit: 'µs',
      },
      {
        name: `${name}, processor time of PostgreSQL`,
        value: each(after.databaseMs - before.databaseMs),
        unit: 'µs',
      },
    )
  }
  const before = look()
  const startedAt = performance.now()
  const together = await Promise.all(
    all.map(({ perSecond, requestOf }) =>
      pacedRequests({ ports, perSecond, seconds: secondsTogether, requestOf }),
    ),
  )
  const after = look()
  const share = (ms: number) => (ms / (performance.now() - startedAt)) * 100
  return [
    ...figures,
    ...all.flatMap(({ name }, index) =>
      latencyFigures(`${name}, all kinds together`, together[index] ?? []),
    ),
    {
      name: 'all together, of one core, both instances',
      value: share(after.instancesMs - before.instancesMs),
      unit: '%',
    },
    {
      name: 'all together, of one core, PostgreSQL',
      value: share(after.databaseMs - before.databaseMs),
      unit: '%',
    },
  ]
}

function latencyFigures(name: string, latenciesMs: readonly number[]): Figure[] {
  return [
    { name: `${name}, p50`, value: percentile(latenciesMs, 0.5), unit: 'ms' },
    { name: `${name}, p99`, value: percentile(latenciesMs, 0.99), unit: 'ms' },
  ]
}

/** The parent of all other PostgreSQL processes. */
async function postmasterOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return parentOf(rows[0]?.pid ?? 0)
  } finally {
    await client.end()
  }
}
