/**
 * The engine for many instances: PostgreSQL through `pg`. Every instance shares its limits and counters; named
 * locks are PostgreSQL's advisory locks, held to the transaction's end.
 */
import { Kysely, PostgresDialect, sql } from 'kysely'
import { DatabaseError, Pool, types } from 'pg'
import type { Database } from '../database.ts'
import type { Engine } from './engine.ts'

const connectionTimeoutMs = 5_000
const maxRuns = 5

/** Integers of 64 bits and their sums arrive as text; ours are milliseconds, cents and counts, all below 2^53. */
const int8 = 20
const numeric = 1700

export interface PostgresOptions {
  /** Connections this instance may hold at a time. */
  maxConnections?: number
  /** Told of the loss of a connection; what ran on it fails, and the next query opens a new one. */
  onConnectionLost?: (error: Error) => void
}

/** Opens a pool on `url` (`postgres://user:password@host:port/database`). Connects with the first query. */
export function openPostgres(url: string, options: PostgresOptions = {}): Engine {
  const { maxConnections = 10, onConnectionLost = () => {} } = options
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeoutMs,
    types: {
      getTypeParser: (id, format) =>
        id === int8 || id === numeric ? Number : types.getTypeParser(id, format),
    },
  })
  pool.on('error', onConnectionLost)
  // The pool listens to idle connections only: one lost in the middle of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    name: 'postgres',
    db,
    // A name lets the server parse and plan it once for each connection.
    read: async ({ sql: text, parameters }) => {
      const { rows } = await pool.query({ name: nameOf(text), text, values: [...parameters] })
      return rows
    },
    transaction: async (work, durability = 'durable') => {
      for (let run = 1; ; run += 1) {
        try {
          return await db.transaction().execute(async (trx) => {
            if (durability === 'brief') await sql`set local synchronous_commit to off`.execute(trx)
            return work(trx)
          })
        } catch (error) {
          if (run === maxRuns || !wantsAnotherRun(error)) throw error
        }
      }
    },
    lock: async (trx, name, mode) => {
      // Advisory locks are the whole database's; another schema in it is another store.
      const key = sql`hashtextextended(current_schema() || ':' || ${name}, 0)`
      await (mode === 'exclusive'
        ? sql`select pg_advisory_xact_lock(${key})`
        : sql`select pg_advisory_xact_lock_shared(${key})`
      ).execute(trx)
    },
    // Without a query Kysely has not taken the pool over, and would leave it open.
    close: async () => {
      await db.destroy()
      if (!pool.ended) await pool.end()
    },
  }
}

const names = new Map<string, string>()

/** A name of its own for each statement text; PostgreSQL cuts names after 63 bytes. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `q${names.size}`
  names.set(text, name)
  return name
}

/** serialization_failure and deadlock_detected (PostgreSQL appendix A). */
function wantsAnotherRun(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01')
}
