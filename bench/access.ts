/**
 * Logins and session checks per second, each login a durable session, next to better-auth's sign-in by e-mailed code:
 * each server alone on core 0 with the load on core 1, taking turns. Ours also on PostgreSQL, whose processes run
 * wherever the system puts them. `npm run bench -- access`.
 */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgresServer } from '#adapters/store/testing/postgres-server.ts'
import { loginRequest, startAccessServer } from './access-server.ts'
import { askHttpLoad, startHttpLoad } from './ask-http-load.ts'
import { betterAuthVersion, startBetterAuth } from './better-auth.ts'
import type { Figure } from './figure.ts'
import type { PlainRequest } from './http-request.ts'
import { percentile } from './percentile.ts'
import { cpuTimeMs } from './pinned-process.ts'

const accounts = 4_000
const connections = 20
const rounds = 4
const roundMs = 2_000
const warmUpMs = 1_000
const browsers = 100
/** The goals, as multiples of better-auth's rates. */
const goals = { logins: 5, checks: 12 }

interface Contender {
  name: string
  port: number
  pid: number
  logins: PlainRequest[]
  /** Whether a login can be repeated. */
  repeatLogins: boolean
  checkPath: string
  note?: string
}

interface Measured {
  contender: Contender
  logins: Rounds
  checks: Rounds
}

interface Rounds {
  perSecond: number[]
  latenciesMs: number[]
  cpuMs: number
}

type Kind = 'logins' | 'checks'

/** Rates and latencies of both, and ours as a multiple of better-auth's. */
export async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-access-'))
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    const { contenders, missing } = await startContenders(folder, ends)
    const load = startHttpLoad()
    ends.push(() => load.kill())
    const measured = await measureInTurn(load, contenders)
    return [...figuresOf(measured, 'logins'), ...figuresOf(measured, 'checks'), ...missing]
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

async function startContenders(
  folder: string,
  ends: (() => unknown)[],
): Promise<{ contenders: Contender[]; missing: Figure[] }> {
  const postgres = await startPostgresServer({ fsync: true })
  ends.push(() => postgres.stop())
  const engines = [{ name: 'SQLite' }, { name: 'PostgreSQL', databaseUrl: postgres.url }]
  const contenders: Contender[] = []
  for (const { name, databaseUrl } of engines) {
    const dataFolder = mkdtempSync(join(folder, 'data-'))
    const server = await startAccessServer({ accounts, dataFolder, databaseUrl })
    ends.push(() => server.process.stop())
    contenders.push({
      name: `Enlace, ${name}`,
      port: server.port,
      pid: server.process.pid,
      logins: server.accounts.map(loginRequest),
      repeatLogins: true,
      checkPath: '/api/session',
    })
  }
  const peer = await startBetterAuth(folder, accounts)
  if (peer === undefined) {
    const note = `${betterAuthVersion} could not be installed`
    return { contenders, missing: [{ name: 'better-auth', value: Number.NaN, unit: '', note }] }
  }
  ends.push(() => peer.process.stop())
  contenders.push({
    name: 'better-auth, SQLite',
    port: peer.port,
    pid: peer.process.pid,
    logins: peer.logins,
    repeatLogins: false,
    checkPath: '/api/auth/get-session',
    note: betterAuthVersion,
  })
  return { contenders, missing: [] }
}

async function measureInTurn(
  load: ChildProcess,
  contenders: readonly Contender[],
): Promise<Measured[]> {
  const measured: (Measured & { checkRequests: PlainRequest[] })[] = []
  for (const contender of contenders) {
    measured.push({
      contender,
      checkRequests: await openSessions(contender),
      logins: { perSecond: [], latenciesMs: [], cpuMs: 0 },
      checks: { perSecond: [], latenciesMs: [], cpuMs: 0 },
    })
  }
  for (let round = -1; round < rounds; round += 1) {
    for (const kind of ['logins', 'checks'] as const) {
      for (const entry of measured) {
        const { contender } = entry
        const isLogin = kind === 'logins'
        const repeat = !isLogin || contender.repeatLogins
        const from = browsers + (round + 1) * share(contender)
        const requests = !isLogin
          ? entry.checkRequests
          : repeat
            ? contender.logins
            : contender.logins.slice(from, from + share(contender))
        const durationMs = round < 0 ? warmUpMs : roundMs
        const cpuBeforeMs = cpuTimeMs(contender.pid) ?? Number.NaN
        const answer = await askHttpLoad(load, {
          port: contender.port,
          connections,
          durationMs,
          requests,
          repeat,
        })
        // The first round is a warm-up.
        if (round < 0) continue
        entry[kind].perSecond.push((answer.latenciesMs.length * 1_000) / answer.durationMs)
        entry[kind].latenciesMs.push(...answer.latenciesMs)
        entry[kind].cpuMs += (cpuTimeMs(contender.pid) ?? Number.NaN) - cpuBeforeMs
      }
    }
  }
  return measured
}

/** How many single-use logins each round gets. */
function share({ logins }: Contender): number {
  return Math.floor((logins.length - browsers) / (rounds + 1))
}

/** Logs some browsers in and returns their session checks. */
async function openSessions({ port, logins, checkPath }: Contender): Promise<PlainRequest[]> {
  const checks: PlainRequest[] = []
  for (const { method, path, json } of logins.slice(0, browsers)) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
    if (!answer.ok) throw new Error(`a login was answered ${answer.status}`)
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    const headers = { cookie: cookies.join('; ') }
    checks.push({ method: 'GET', path: checkPath, headers })
  }
  await provesSession(port, checks[0])
  return checks
}

/** Both servers also answer 200 to someone without a session, so one answer's body is checked. */
async function provesSession(port: number, check: PlainRequest | undefined): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${check?.path}`, {
    headers: check?.headers ?? {},
  })
  const text = await answer.text()
  if (!text.includes('user-0@example.com')) throw new Error(`a check does not know whose: ${text}`)
}

function figuresOf(measured: readonly Measured[], kind: Kind): Figure[] {
  const peer = measured.find(({ contender }) => contender.note !== undefined)
  return measured.flatMap((entry): Figure[] => {
    const { name, note } = entry.contender
    const { perSecond, latenciesMs } = entry[kind]
    const figures: Figure[] = [
      {
        name: `${kind}, ${name}`,
        value: percentile(perSecond, 0.5),
        unit: '/s',
        ...(note && { note }),
      },
      { name: `${kind}, ${name}, p50`, value: percentile(latenciesMs, 0.5), unit: 'ms' },
      { name: `${kind}, ${name}, p99`, value: percentile(latenciesMs, 0.99), unit: 'ms' },
      { name: `${kind}, ${name}, processor time`, value: cpuMicroseconds(entry[kind]), unit: 'µs' },
    ]
    if (peer === undefined || peer === entry) return figures
    // Ratios of neighbouring rounds, so other work on the machine affects both servers alike.
    const ratios = perSecond.map(
      (rate, round) => rate / (peer[kind].perSecond[round] ?? Number.NaN),
    )
    const ratio = {
      name: `${kind}, ${name} to better-auth`,
      value: percentile(ratios, 0.5),
      unit: 'x',
      note: `by processor time ${(cpuMicroseconds(peer[kind]) / cpuMicroseconds(entry[kind])).toFixed(1)} x`,
    }
    // The goal compares the same engine.
    return [...figures, name.endsWith('SQLite') ? { ...ratio, atLeast: goals[kind] } : ratio]
  })
}

/** Processor time of the server's own process per request: what a busy machine changes least. */
function cpuMicroseconds({ cpuMs, latenciesMs }: Rounds): number {
  return (cpuMs * 1_000) / latenciesMs.length
}
