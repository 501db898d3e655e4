/** `GET /api/health` of the real server, whatever its database does. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { newPostgresDatabase } from '#adapters/store/testing/engines.ts'
import { startPostgresServer } from '#adapters/store/testing/postgres-server.ts'
import { startSilentRelay } from '#adapters/store/testing/silent-relay.ts'
import { HttpBrowser } from './testing/http-browser.ts'
import { admin, newFolder, type Started, startListening } from './testing/run-process.ts'

/** A process is started, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000 })

const promisedMs = 2_000

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

async function health({ url }: Started): Promise<number> {
  const begin = performance.now()
  const { status } = await fetch(`${url}/api/health`)
  expect(performance.now() - begin).toBeLessThan(promisedMs)
  return status
}

/** Asks again and again like a load balancer: no answer may be slower because of the previous ones. */
async function healthOften(started: Started): Promise<number[]> {
  const statuses: number[] = []
  for (let ask = 0; ask < 5; ask += 1) statuses.push(await health(started))
  return [...new Set(statuses)]
}

async function untilWell(started: Started): Promise<void> {
  await expect
    .poll(async () => (await fetch(`${started.url}/api/health`)).status, { timeout: 60_000 })
    .toBe(200)
}

test('PostgreSQL that is silent, and then slow: answered in two seconds, and recovers by itself', async () => {
  const relay = await startSilentRelay(await newPostgresDatabase())
  cleanups.push(() => relay.close())
  const started = await startListening({ DATABASE_URL: relay.url })
  expect(await health(started)).toBe(200)
  relay.setSilent(true)
  expect(await healthOften(started)).toEqual([503])
  relay.setSilent(false)
  await untilWell(started)
  relay.latencyMs = 3_000
  expect(await health(started)).toBe(503)
  relay.latencyMs = 0
  await untilWell(started)
})

test('PostgreSQL whose tables are locked: answered in two seconds, and recovers by itself', async () => {
  const databaseUrl = await newPostgresDatabase()
  const started = await startListening({ DATABASE_URL: databaseUrl })
  const holder = new Client({ connectionString: databaseUrl })
  await holder.connect()
  cleanups.push(() => holder.end())
  await holder.query('begin')
  await holder.query('lock table migrations, letters, orders in access exclusive mode')
  expect(await healthOften(started)).toEqual([503])
  await holder.query('rollback')
  await untilWell(started)
})

test('PostgreSQL that is gone: answered in two seconds', async () => {
  const postgres = await startPostgresServer()
  const started = await startListening({ DATABASE_URL: postgres.url })
  await postgres.stop()
  expect(await healthOften(started)).toEqual([503])
})

test('SQLite locked by another process: answered in two seconds, and reads continue', async () => {
  const dataDir = newFolder()
  const started = await startListening({ DATA_DIR: dataDir })
  // Waits while the server, just started, still writes.
  const other = new DatabaseSync(join(dataDir, 'enlace.db'), { timeout: 5_000 })
  cleanups.push(() => other.close())
  other.exec('begin exclusive')
  expect(await healthOften(started)).toEqual([200])
  other.exec('rollback')
  expect(await health(started)).toBe(200)
})

/** As a full disk: from now on the kernel refuses the process every byte that it writes to a file. */
async function refuseWrites({ child }: Started, refused: boolean): Promise<void> {
  const limit = refused ? '0:' : 'unlimited:'
  const { status } = spawnSync('prlimit', [`--pid=${child.pid}`, `--fsize=${limit}`])
  expect(status).toBe(0)
}

test.skipIf(process.platform !== 'linux')(
  'SQLite whose disk takes no more: the health check fails, sales and logins say to come again, and all recovers by itself',
  async () => {
    const dataDir = newFolder()
    const started = await startListening({ DATA_DIR: dataDir })
    const granted = await admin(
      ['grant', '--email', 'ana@example.org', '--name', 'Ana', '--days', '30'],
      { DATA_DIR: dataDir },
    )
    expect(granted.code).toBe(0)
    const call = (browser: HttpBrowser, path: string, body: object) =>
      browser.call(`${started.url}/api/${path}`, 'POST', body)
    const checkout = { language: 'pt', email: 'rui@example.org' }
    const buyer = new HttpBrowser()
    expect((await call(buyer, 'checkout/mercadopago', checkout)).status).toBe(200)
    expect(await health(started)).toBe(200)

    await refuseWrites(started, true)
    await expect.poll(() => health(started), { timeout: 60_000 }).toBe(503)
    for (const [path, body] of [
      ['checkout/mercadopago', { language: 'pt', email: 'bia@example.org' }],
      ['checkout/claim', {}],
      ['session/reminder', { email: 'ana@example.org' }],
      ['session', { pin: '999999' }],
    ] as const) {
      const answer = await call(path === 'checkout/claim' ? buyer : new HttpBrowser(), path, body)
      const said = (await answer.json()) as { error?: { code: string; message: string } }
      expect([path, answer.status, said.error?.code]).toEqual([path, 503, 'unavailable'])
    }
    expect(started.output()).not.toContain('unexpected error')

    await refuseWrites(started, false)
    await untilWell(started)
    expect((await call(buyer, 'checkout/claim', {})).status).toBe(200)
    expect((await call(new HttpBrowser(), 'checkout/mercadopago', checkout)).status).toBe(200)
  },
)
