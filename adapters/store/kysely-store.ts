import { join } from 'node:path'
import type { Store } from '#server/ports/store.ts'
import { createAccessStore } from './access-store.ts'
import { createBacklogStore } from './backlog-store.ts'
import type { Engine } from './dialects/engine.ts'
import { openPostgres } from './dialects/postgres.ts'
import { openSqlite } from './dialects/sqlite.ts'
import { createGenerationStore } from './generation-store.ts'
import { applyMigrations } from './migrations/apply-migrations.ts'
import { createOperatorStore } from './operator-store.ts'
import { createOrderStore } from './order-store.ts'
import { createOutboxStore } from './outbox-store.ts'
import { createRotationStore } from './rotation-store.ts'

export interface StoreOptions {
  /** `postgres://...`; without it the store is a file in `dataDir`. */
  databaseUrl?: string | undefined
  /** Folder of `enlace.db`, made when missing. */
  dataDir: string
  /** Milliseconds since 1970, for the record of migrations. */
  now: number
}

/** Opens the configured database and brings its tables up to date. Throws when it cannot be reached. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const engine = options.databaseUrl
    ? openPostgres(options.databaseUrl)
    : await openSqlite(join(options.dataDir, 'enlace.db'))
  try {
    await applyMigrations(engine, options.now)
  } catch (error) {
    await engine.close()
    throw error
  }
  return kyselyStore(engine)
}

/** The store's port over an engine whose tables are up to date. */
export function kyselyStore(engine: Engine): Store {
  return {
    ...createAccessStore(engine),
    ...createBacklogStore(engine),
    ...createGenerationStore(engine),
    ...createRotationStore(engine),
    ...createOrderStore(engine),
    ...createOutboxStore(engine),
    ...createOperatorStore(engine),
    isHealthy: async () => {
      try {
        await engine.db.selectFrom('migrations').select('name').limit(1).execute()
        return true
      } catch {
        return false
      }
    },
    close: () => engine.close(),
  }
}
