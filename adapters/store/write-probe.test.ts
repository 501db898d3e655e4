import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Engine } from './dialects/engine.ts'
import { openPostgres } from './dialects/postgres.ts'
import { kyselyStore } from './kysely-store.ts'
import { forEachEngine } from './testing/engines.ts'
import { createWriteProbe } from './write-probe.ts'

function setting() {
  const clock = { nowMs: 0 }
  const writes: { succeed: () => void; fail: () => void }[] = []
  const write = () =>
    new Promise<void>((succeed, fail) => {
      writes.push({ succeed, fail: () => fail(new Error('the disk is full')) })
    })
  return { clock, writes, takesWrites: createWriteProbe(write, () => clock.nowMs) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a probe is written at most every five seconds, however often it is asked for', async () => {
  const { clock, writes, takesWrites } = setting()
  for (let ask = 0; ask < 100; ask += 1) {
    expect(takesWrites()).toBe(true)
    writes.at(-1)?.succeed()
    await settled()
    clock.nowMs += 100
  }
  expect(writes).toHaveLength(2)
})

test('a write that fails is known until one has succeeded', async () => {
  const { clock, writes, takesWrites } = setting()
  takesWrites()
  writes[0]?.fail()
  await settled()
  expect(takesWrites()).toBe(false)
  clock.nowMs += 5_000
  expect(takesWrites()).toBe(false)
  writes[1]?.succeed()
  await settled()
  expect(takesWrites()).toBe(true)
})

test('a write that does not come to an end has failed after ten seconds', async () => {
  const { clock, writes, takesWrites } = setting()
  expect(takesWrites()).toBe(true)
  clock.nowMs += 9_999
  expect(takesWrites()).toBe(true)
  clock.nowMs += 1
  expect(takesWrites()).toBe(false)
  expect(writes).toHaveLength(1)
  writes[0]?.succeed()
  await settled()
  expect(takesWrites()).toBe(true)
})

forEachEngine((engineName, newDatabase) => {
  /** An engine that reads but takes no writes: a standby, and a file that nothing can be written to. */
  async function readOnly(): Promise<Engine> {
    const database = await newDatabase()
    const engine = await database.open()
    if (engineName === 'sqlite') {
      await sql`pragma query_only = on`.execute(engine.db)
      return engine
    }
    await engine.close()
    const url = new URL(database.address)
    const former = url.searchParams.get('options') ?? ''
    url.searchParams.set('options', `${former} -c default_transaction_read_only=on`.trim())
    return openPostgres(url.href)
  }

  test('a database that takes writes is well', async () => {
    const store = kyselyStore(await (await newDatabase()).open())
    expect(await store.isHealthy()).toBe(true)
    expect(await store.isHealthy()).toBe(true)
  })

  test('a database that only reads fails its health, and what it refuses is no bug', async () => {
    const engine = await readOnly()
    const store = kyselyStore(engine)
    await expect.poll(() => store.isHealthy(), { timeout: 20_000 }).toBe(false)
    const refused = await store.sweepAccess(0).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(refused).toBeInstanceOf(Error)
    expect(store.isOutage(refused)).toBe(true)
    expect(store.isOutage(new Error('a bug'))).toBe(false)
    if (engineName === 'postgres') await store.close()
  })

  test('a statement that is wrong is a bug, not an outage', async () => {
    const engine = await (await newDatabase()).open()
    const error = await sql`select nothing from nowhere`.execute(engine.db).then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(engine.isOutage(error)).toBe(false)
  })
})
