import type { Engine } from '../dialects/engine.ts'
import { type Migration, migrations } from './registry.ts'

/**
 * Brings the database to this version's tables, in one transaction. Several instances may start at once: one
 * applies, the others wait and then find nothing to do. Throws when the database is newer than this version
 * knows, rather than write into tables it does not understand.
 */
export async function applyMigrations(
  engine: Engine,
  now: number,
  known: readonly Migration[] = migrations,
): Promise<void> {
  await engine.transaction(async (trx) => {
    await engine.lock(trx, 'migrations', 'exclusive')
    await trx.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute()
    const rows = await trx.selectFrom('migrations').select('name').execute()
    const applied = new Set(rows.map((row) => row.name))
    for (const migration of known) {
      if (applied.delete(migration.name)) continue
      await migration.up(trx)
      await trx.insertInto('migrations').values({ name: migration.name, applied_at: now }).execute()
    }
    if (applied.size > 0) {
      throw new Error(
        `the database was written by a newer version: it knows ${[...applied].join(', ')}`,
      )
    }
  })
}
