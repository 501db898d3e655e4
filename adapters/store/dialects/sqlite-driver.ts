/**
 * Kysely's driver for `node:sqlite`: one connection writes, another reads. In WAL mode a reader never waits for
 * the writer, so reads outside a transaction run at once, and only writes queue. Statements are prepared once.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely'
import type { Durability } from './engine.ts'

/** How long a writer waits for another process's transaction before it gives up. */
const writeLockTimeoutMs = 10_000
const statementCacheSize = 500

export class SqliteDriver implements Driver {
  readonly #file: SqliteFile
  readonly #durability: Durability

  /** Several drivers may share one file's connections, each with its own durability. */
  constructor(file: SqliteFile, durability: Durability) {
    this.#file = file
    this.#durability = durability
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#file, this.#durability)
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await ours(connection).begin()
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    ours(connection).end('commit')
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    ours(connection).end('rollback')
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#file.close()
  }
}

/** The two connections to one file, and the queue for the one that writes. */
export class SqliteFile {
  readonly writer: CachedDatabase
  readonly reader: CachedDatabase
  readonly queue = new WriteQueue()

  readonly #isInPlace: () => boolean

  /** Both handles are open on the same file, with their pragmas set. `isInPlace`: whether its path still leads to it. */
  constructor(writer: DatabaseSync, reader: DatabaseSync, isInPlace: () => boolean) {
    this.#isInPlace = isInPlace
    this.writer = new CachedDatabase(writer)
    this.reader = new CachedDatabase(reader)
  }

  /** @throws when whatever is written now would be lost with this process */
  assertInPlace(): void {
    if (!this.#isInPlace()) throw new FileGone()
  }

  async close(): Promise<void> {
    await this.queue.enter()
    this.reader.close()
    this.writer.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile
  readonly #writer: CachedDatabase
  readonly #reader: CachedDatabase
  readonly #queue: WriteQueue
  readonly #durability: Durability
  #inTransaction = false

  constructor(file: SqliteFile, durability: Durability) {
    this.#file = file
    this.#writer = file.writer
    this.#reader = file.reader
    this.#queue = file.queue
    this.#durability = durability
  }

  async begin(): Promise<void> {
    await this.#queue.enter()
    try {
      this.#file.assertInPlace()
      if (this.#durability === 'brief') this.#writer.run('pragma synchronous = normal', [])
      // A plain `begin` that reads before it writes fails as soon as another process has written meanwhile.
      await onceFree(() => this.#writer.run('begin immediate', []))
      this.#inTransaction = true
    } catch (error) {
      this.#leave()
      throw error
    }
  }

  end(command: 'commit' | 'rollback'): void {
    if (!this.#inTransaction) return
    try {
      // After a full disk or a read error SQLite rolls back by itself; then `commit` must fail and `rollback` must not.
      if (command === 'commit' || this.#writer.isInTransaction) this.#writer.run(command, [])
    } catch (error) {
      if (this.#writer.isInTransaction) this.#writer.run('rollback', [])
      throw error
    } finally {
      this.#inTransaction = false
      this.#leave()
    }
  }

  #leave(): void {
    if (this.#durability === 'brief') this.#writer.run('pragma synchronous = full', [])
    this.#queue.leave()
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#inTransaction) return this.#writer.run<Row>(query.sql, query.parameters)
    if (SelectQueryNode.is(query.query)) return this.#reader.run<Row>(query.sql, query.parameters)
    await this.#queue.enter()
    try {
      this.#file.assertInPlace()
      return await onceFree(() => this.#writer.run<Row>(query.sql, query.parameters))
    } finally {
      this.#queue.leave()
    }
  }

  streamQuery(): never {
    throw new Error('the SQLite driver does not stream: ask for a limited number of rows')
  }
}

/** A database handle that prepares each statement once and evicts the least recently used. */
class CachedDatabase {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, { statement: StatementSync; returnsRows: boolean }>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction
  }

  run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const { statement, returnsRows } = this.#prepare(sql)
    const values = parameters as Parameters<StatementSync['all']>
    // Kysely vouches for the row's shape from the table types; the driver only passes it on.
    if (returnsRows) return { rows: statement.all(...values) as Row[] }
    const { changes } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  close(): void {
    this.#statements.clear()
    this.#database.close()
  }

  #prepare(sql: string): { statement: StatementSync; returnsRows: boolean } {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    const prepared = { statement, returnsRows: statement.columns().length > 0 }
    const oldest = this.#statements.keys().next()
    if (this.#statements.size >= statementCacheSize && !oldest.done) {
      this.#statements.delete(oldest.value)
    }
    this.#statements.set(sql, prepared)
    return prepared
  }
}

/** Lets one writer in at a time, first come, first served. */
class WriteQueue {
  #occupied = false
  readonly #waiting: (() => void)[] = []

  async enter(): Promise<void> {
    if (this.#occupied) await new Promise<void>((admit) => this.#waiting.push(admit))
    this.#occupied = true
  }

  leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#occupied = false
  }
}

/**
 * Retries `attempt` while another process holds the write lock. SQLite's own busy handler would block the event loop
 * for the whole wait, so with two stores in one process the holder could never finish.
 */
export async function onceFree<Result>(attempt: () => Result): Promise<Result> {
  const deadline = performance.now() + writeLockTimeoutMs
  for (let waitMs = 1; ; waitMs = Math.min(waitMs * 2, 20)) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
    }
    await delay(waitMs)
  }
}

/** Whatever is written now would be lost with this process. */
class FileGone extends Error {
  override readonly name = 'FileGone'

  constructor() {
    super('the database file was moved, replaced or deleted')
  }
}

/** Result codes of SQLite (sqlite.org/rescode.html); extended ones hold them in their lowest byte. */
const busy = 5
const readOnly = 8
const ioError = 10
const full = 13
const cannotOpen = 14
const outages: ReadonlySet<number | undefined> = new Set([
  busy,
  readOnly,
  ioError,
  full,
  cannotOpen,
])

function resultCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined
}

function isBusy(error: unknown): boolean {
  return resultCode(error) === busy
}

/** Whether SQLite, or we, could not write for want of a disk, a file or its lock. */
export function isSqliteOutage(error: unknown): boolean {
  return error instanceof FileGone || outages.has(resultCode(error))
}

function ours(connection: DatabaseConnection): SqliteConnection {
  if (connection instanceof SqliteConnection) return connection
  throw new Error('a connection of another driver')
}
