import { expect, test } from 'vitest'
import { applyMigrations } from '../migrations/apply-migrations.ts'
import { migrations } from '../migrations/registry.ts'
import { forEachEngine } from '../testing/engines.ts'
import type { Engine } from './engine.ts'

forEachEngine((_engineName, newDatabase) => {
  test('a transaction that throws keeps nothing, and simultaneous ones keep everything', async () => {
    const engine = await (await newDatabase()).open()
    const outcomes = await Promise.allSettled([
      engine.transaction((trx) => count(trx, 'a')),
      engine.transaction(async (trx) => {
        await count(trx, 'b')
        throw new Error('changed my mind')
      }),
      engine.transaction((trx) => count(trx, 'c')),
    ])
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(await scopes(engine)).toEqual(['a', 'c'])
  })

  test('a statement the engine refuses does not affect the rest of a joined commit', async () => {
    const engine = await (await newDatabase()).open()
    await engine.transaction((trx) => count(trx, 'a'))
    const outcomes = await Promise.allSettled([
      engine.transaction((trx) => count(trx, 'b')),
      engine.transaction((trx) => count(trx, 'a')),
      engine.transaction((trx) => count(trx, 'c')),
    ])
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(await scopes(engine)).toEqual(['a', 'b', 'c'])
  })

  test('transactions of two instances that read before they write lose no update', async () => {
    const database = await newDatabase()
    const [one, other] = [await database.open(), await database.open()]
    await one.transaction((trx) => count(trx, 'sum', 0))
    const addOne = (engine: Engine) =>
      engine.transaction(async (trx) => {
        await engine.lock(trx, 'sum', 'exclusive')
        const { count } = await trx
          .selectFrom('door_counters')
          .select('count')
          .executeTakeFirstOrThrow()
        await trx
          .updateTable('door_counters')
          .set({ count: count + 1 })
          .execute()
      })
    await Promise.all(
      Array.from({ length: 100 }, (_, turn) => addOne(turn % 2 === 0 ? one : other)),
    )
    const row = await other.db.selectFrom('door_counters').select('count').executeTakeFirst()
    expect(row?.count).toBe(100)
  })

  test('simultaneous brief and durable transactions all succeed', async () => {
    const engine = await (await newDatabase()).open()
    await Promise.all([
      engine.transaction((trx) => count(trx, 'a'), 'brief'),
      engine.transaction((trx) => count(trx, 'b')),
      engine.db
        .insertInto('door_counters')
        .values({ scope: 'c', bucket_start: 0, count: 1 })
        .execute(),
    ])
    await engine.transaction((trx) => count(trx, 'd'), 'brief')
    await expect(engine.transaction((trx) => count(trx, 'd'), 'brief')).rejects.toThrow()
    await engine.transaction((trx) => count(trx, 'e'))
    expect(await scopes(engine)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('a read outside a transaction sees what was committed and nothing else', async () => {
    const engine = await (await newDatabase()).open()
    await engine.transaction(async (trx) => {
      await count(trx, 'under way')
      expect(await scopes(engine)).toEqual([])
    })
    expect(await scopes(engine)).toEqual(['under way'])
  })

  test('instances that start simultaneously migrate once', async () => {
    const database = await newDatabase()
    const engines = await Promise.all([1, 2, 3, 4].map(() => database.openEmpty()))
    await Promise.all(engines.map((engine) => applyMigrations(engine, 5)))
    const rows = await engines[0]?.db.selectFrom('migrations').selectAll().execute()
    expect(rows?.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name))
  })

  test('a database of a newer version is refused, untouched', async () => {
    const engine = await (await newDatabase()).open()
    await expect(applyMigrations(engine, 5, migrations.slice(0, 1))).rejects.toThrow(
      'newer version',
    )
  })

  test('a migration that fails leaves no table behind', async () => {
    const engine = await (await newDatabase()).openEmpty()
    const failing = { name: '999-fails', up: () => Promise.reject(new Error('no')) }
    await expect(applyMigrations(engine, 5, [...migrations, failing])).rejects.toThrow('no')
    await applyMigrations(engine, 5)
    expect(await scopes(engine)).toEqual([])
  })
})

async function count(trx: Engine['db'], scope: string, count = 1): Promise<void> {
  await trx.insertInto('door_counters').values({ scope, bucket_start: 0, count }).execute()
}

async function scopes(engine: Engine): Promise<string[]> {
  const rows = await engine.db
    .selectFrom('door_counters')
    .select('scope')
    .orderBy('scope')
    .execute()
  return rows.map((row) => row.scope)
}
