import { join } from 'node:path'
import { within } from '#server/deadline.ts'
import type { Store } from '#server/ports/store.ts'
import { createAccessStore } from './access-store.ts'
import { createBacklogStore } from './backlog-store.ts'
import type { Engine } from './dialects/engine.ts'
import { openPostgres } from './dialects/postgres.ts'
import { openSqlite } from './dialects/sqlite.ts'
import { createGenerationStore } from './generation-store.ts'
import { leftBehind } from './left-behind.ts'
import { applyMigrations } from './migrations/apply-migrations.ts'
import { createOperatorStore } from './operator-store.ts'
import { createOrderStore } from './order-store.ts'
import { createOutboxStore } from './outbox-store.ts'
import { prepareQuery } from './prepared-query.ts'
import { createRotationStore } from './rotation-store.ts'
import { createWriteProbe } from './write-probe.ts'

export interface StoreOptions {
  /** `postgres://...`; without it the store is a file in `dataDir`. */
  databaseUrl?: string | undefined
  /** Folder of `enlace.db`, made when missing. */
  dataDir: string
  /** How long one statement of PostgreSQL may take, and a transaction stand idle. */
  statementTimeoutMs?: number | undefined
  /** Milliseconds since 1970, for the record of migrations. */
  now: number
}

/**
 * Opens the configured database and brings its tables up to date. Throws when it cannot be reached, and rather than begin
 * a new SQLite file where there was one.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, statementTimeoutMs, now } = options
  if (!databaseUrl) {
    const path = join(options.dataDir, 'enlace.db')
    const left = leftBehind(path)
    if (left !== undefined) {
      throw new Error(
        `${path} is missing, but ${left} is there. Put the database back, or restore a backup (docs/operations.md, "Backup and restore"); to begin anew, move that file away.`,
      )
    }
    const engine = await openSqlite(path)
    await migrate(engine, now)
    return kyselyStore(engine)
  }
  // A migration takes as long as it takes, and so does waiting for the instance that is at it.
  const migrating = openPostgres(databaseUrl, { statementTimeoutMs: 0, maxConnections: 1 })
  await migrate(migrating, now)
  await migrating.close()
  return kyselyStore(openPostgres(databaseUrl, { statementTimeoutMs }))
}

async function migrate(engine: Engine, now: number): Promise<void> {
  try {
    await applyMigrations(engine, now)
  } catch (error) {
    await engine.close()
    throw error
  }
}

/** A load balancer wants its answer within two seconds. */
const healthPatienceMs = 1_500

/** The store's port over an engine whose tables are up to date. */
export function kyselyStore(engine: Engine): Store {
  const probe = prepareQuery<{ now: number }>(engine.db)((into, value) =>
    into
      .insertInto('write_probes')
      .values({ id: 'health', written_at: value('now') })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: value('now') })),
  )
  const takesWrites = createWriteProbe(
    () => engine.transaction((trx) => probe(trx, { now: Date.now() })),
    () => performance.now(),
  )
  return {
    ...createAccessStore(engine),
    ...createBacklogStore(engine),
    ...createGenerationStore(engine),
    ...createRotationStore(engine),
    ...createOrderStore(engine),
    ...createOutboxStore(engine),
    ...createOperatorStore(engine),
    isHealthy: async () => {
      if (!engine.isInPlace() || !takesWrites()) return false
      const look = engine.db.selectFrom('migrations').select('name').limit(1).execute()
      return within(
        healthPatienceMs,
        look.then(
          () => true,
          () => false,
        ),
        false,
      )
    },
    isOutage: (error) => engine.isOutage(error),
    close: () => engine.close(),
  }
}
