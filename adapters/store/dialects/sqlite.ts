/**
 * The embedded engine: one SQLite file, durable at every commit (WAL with `synchronous=FULL` calls fsync for each).
 * Transactions requested in the same turn of the event loop share one commit.
 */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type Dialect,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import type { Database } from '../database.ts'
import type { Durability, Engine } from './engine.ts'
import { rememberFile } from './file-identity.ts'
import { joinCommits } from './joined-commits.ts'
import { isSqliteOutage, onceFree, SqliteDriver, SqliteFile } from './sqlite-driver.ts'

/** Kysely would run one query at a time; our driver queues writes itself and lets reads through. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** Opens the file at `path`, creating it and its folder if missing. Throws if it cannot be opened. */
export async function openSqlite(path: string): Promise<Engine> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const writer = await openHandle(path)
  const reader = await openHandle(path)
  const isInPlace = rememberFile(path)
  const file = new SqliteFile(writer, reader, isInPlace)
  const dialect = (durability: Durability): Dialect => ({
    createAdapter: () => new ConcurrentSqliteAdapter(),
    createDriver: () => new SqliteDriver(file, durability),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  })
  const db = new Kysely<Database>({ dialect: dialect('durable') })
  const briefDb = new Kysely<Database>({ dialect: dialect('brief') })
  // Kysely closes only what it has initialised: a store closed unused would leak its handles.
  await sql`select 1`.execute(db)
  // Prepared, because `exec` would parse the command each time.
  const transaction = joinCommits({ durable: db, brief: briefDb }, (command) => {
    file.writer.run(command, [])
  })
  return {
    name: 'sqlite',
    db,
    read: async <Row>({ sql: text, parameters }: CompiledQuery<Row>) =>
      file.reader.run<Row>(text, parameters).rows,
    transaction,
    lock: async () => {},
    isInPlace,
    isOutage: isSqliteOutage,
    close: () => db.destroy(),
  }
}

async function openHandle(path: string): Promise<DatabaseSync> {
  // The busy handler blocks the whole process while it waits, so it waits briefly and `onceFree` does the rest.
  const handle = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 20 })
  await onceFree(() => handle.exec('pragma journal_mode = wal'))
  handle.exec('pragma synchronous = full; pragma foreign_keys = on; pragma temp_store = memory')
  return handle
}
