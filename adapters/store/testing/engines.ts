/** Runs a suite once on each engine of the store. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, inject } from 'vitest'
import type { Engine } from '../dialects/engine.ts'
import { openPostgres } from '../dialects/postgres.ts'
import { openSqlite } from '../dialects/sqlite.ts'
import { applyMigrations } from '../migrations/apply-migrations.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Engines that suites run on; all unless the run names some. */
    engines?: readonly Engine['name'][]
  }
}

/** An empty database; opening it more than once simulates several instances. */
export interface TestDatabase {
  /** An engine on this database, migrated; closed after the suite. */
  open(): Promise<Engine>
  /** The same without its tables. */
  openEmpty(): Promise<Engine>
  /** What the server's configuration would contain: a file's path, or a URL. */
  readonly address: string
}

/**
 * Declares `suite` for SQLite and for PostgreSQL. `newDatabase` makes an empty database of the engine's own kind;
 * tests that share one must not count its rows.
 */
export function forEachEngine(
  suite: (engineName: Engine['name'], newDatabase: () => Promise<TestDatabase>) => void,
): void {
  describe.each(inject('engines') ?? (['sqlite', 'postgres'] as const))('on %s', (engineName) => {
    const opened: Engine[] = []
    const folders: string[] = []

    afterAll(async () => {
      await Promise.all(opened.map((engine) => engine.close()))
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    })

    suite(engineName, async () => {
      const address = engineName === 'sqlite' ? newFile() : await newPostgresDatabase()
      const openEmpty = async (): Promise<Engine> => {
        const engine = engineName === 'sqlite' ? await openSqlite(address) : openPostgres(address)
        opened.push(engine)
        return engine
      }
      return {
        address,
        openEmpty,
        open: async () => {
          const engine = await openEmpty()
          await applyMigrations(engine, Date.now())
          return engine
        },
      }
    })

    function newFile(): string {
      const folder = mkdtempSync(join(tmpdir(), 'enlace-store-'))
      folders.push(folder)
      return join(folder, 'enlace.db')
    }
  })
}

/** URL of a new, empty database on the run's shared PostgreSQL. */
export async function newPostgresDatabase(): Promise<string> {
  const response = await fetch(inject('newPostgresDatabase'))
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
