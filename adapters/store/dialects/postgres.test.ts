import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { applyMigrations } from '../migrations/apply-migrations.ts'
import { newPostgresDatabase } from '../testing/engines.ts'
import { startSilentRelay } from '../testing/silent-relay.ts'
import { openPostgres } from './postgres.ts'

const statementTimeoutMs = 800
/** Several times the deadline, for a busy machine, yet far less than waiting for ever. */
const soonMs = 5_000

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

async function setting() {
  const relay = await startSilentRelay(await newPostgresDatabase())
  cleanups.push(() => relay.close())
  const patient = openPostgres(relay.url, { statementTimeoutMs: 0 })
  await applyMigrations(patient, 0)
  await patient.close()
  const engine = openPostgres(relay.url, { statementTimeoutMs, maxConnections: 1 })
  cleanups.push(() => engine.close())
  return { relay, engine }
}

async function holder(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  cleanups.push(() => client.end())
  return client
}

async function millisecondsOf(work: Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work.catch(() => {})
  return performance.now() - begin
}

test.each(['read', 'statement', 'transaction'] as const)(
  'a server that goes silent fails a %s in time, and its connection is dropped',
  async (kind) => {
    const { relay, engine } = await setting()
    const query = engine.db.selectFrom('migrations').select('name')
    const run = {
      read: () => engine.read(query.compile()),
      statement: () => query.execute(),
      transaction: () => engine.transaction((trx) => trx.selectFrom('migrations').execute()),
    }[kind]
    await run()
    relay.setSilent(true)
    const failing = run()
    await expect(failing).rejects.toThrow('Query read timeout')
    expect(await millisecondsOf(run())).toBeLessThan(2 * soonMs)
    relay.setSilent(false)
    // The pool holds one connection: if it were still the silent one, this would wait behind its query.
    expect(await millisecondsOf(run())).toBeLessThan(soonMs)
    expect(await query.execute()).not.toEqual([])
  },
)

test('a statement that waits for another’s lock fails in time', async () => {
  const { relay, engine } = await setting()
  const other = await holder(relay.url)
  await other.query('begin')
  await other.query('lock table letters in access exclusive mode')
  const waiting = engine.db.selectFrom('letters').select('id').execute()
  await expect(waiting).rejects.toThrow('statement timeout')
  await other.query('rollback')
  expect(await engine.db.selectFrom('letters').select('id').execute()).toEqual([])
})

test('a transaction whose instance stalls releases its locks', async () => {
  const { relay, engine } = await setting()
  const other = openPostgres(relay.url, { statementTimeoutMs: 10_000 })
  cleanups.push(() => other.close())
  const locked = Promise.withResolvers<void>()
  const stall = Promise.withResolvers<void>()
  const frozen = engine.transaction(async (trx) => {
    await engine.lock(trx, 'a', 'exclusive')
    locked.resolve()
    await stall.promise
    await trx.selectFrom('migrations').execute()
  })
  const failure = expect(frozen).rejects.toThrow()
  await locked.promise
  const lockMs = millisecondsOf(other.transaction((trx) => other.lock(trx, 'a', 'exclusive')))
  expect(await lockMs).toBeLessThan(soonMs)
  stall.resolve()
  await failure
  expect(await engine.db.selectFrom('letters').select('id').execute()).toEqual([])
})

test('without a deadline a statement takes as long as it takes', async () => {
  const { relay } = await setting()
  const patient = openPostgres(relay.url, { statementTimeoutMs: 0 })
  cleanups.push(() => patient.close())
  await sql`select pg_sleep(1)`.execute(patient.db)
})
