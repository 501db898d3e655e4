/**
 * The engine for several instances: PostgreSQL through `pg`. All instances share limits and counters; named locks are
 * PostgreSQL's advisory locks, held until the transaction ends.
 */
import { Kysely, PostgresDialect, sql } from 'kysely'
import { DatabaseError, Pool, types } from 'pg'
import type { Database } from '../database.ts'
import { answeringPool } from './answering-pool.ts'
import type { Engine } from './engine.ts'

const connectionTimeoutMs = 5_000
const defaultStatementTimeoutMs = 10_000
/** Added to the statement timeout, so that the server's own error comes first and the connection stays usable. */
const answerMs = 1_000
const maxRuns = 5

/** 64-bit integers and their sums arrive as text; ours are milliseconds, cents and counts, all below 2^53. */
const int8 = 20
const numeric = 1700

export interface PostgresOptions {
  /** How many connections this instance may hold. */
  maxConnections?: number
  /** How long a statement may take, and a transaction may be idle; 0: no limit. 10 s by default. */
  statementTimeoutMs?: number | undefined
  /** Called when a connection is lost; what ran on it fails, and the next query opens a new one. */
  onConnectionLost?: (error: Error) => void
}

/** Opens a pool on `url` (`postgres://user:password@host:port/database`). Connects with the first query. */
export function openPostgres(url: string, options: PostgresOptions = {}): Engine {
  const {
    maxConnections = 10,
    statementTimeoutMs = defaultStatementTimeoutMs,
    onConnectionLost = () => {},
  } = options
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    // An instance that stalls in mid-transaction would lock the others out of its rows.
    idle_in_transaction_session_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + answerMs,
    types: {
      getTypeParser: (id, format) =>
        id === int8 || id === numeric ? Number : types.getTypeParser(id, format),
    },
  })
  pool.on('error', onConnectionLost)
  // The pool handles errors of idle connections only: one lost in mid-transaction would crash the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: answeringPool(pool) }) })
  return {
    name: 'postgres',
    db,
    // A name lets the server parse and plan it once per connection.
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
      // Advisory locks are database-wide, while each schema is a store of its own.
      const key = sql`hashtextextended(current_schema() || ':' || ${name}, 0)`
      await (mode === 'exclusive'
        ? sql`select pg_advisory_xact_lock(${key})`
        : sql`select pg_advisory_xact_lock_shared(${key})`
      ).execute(trx)
    },
    isInPlace: () => true,
    isOutage,
    // Until the first query Kysely does not own the pool, and would leave it open.
    close: async () => {
      await db.destroy()
      if (!pool.ended) await pool.end()
    },
  }
}

const names = new Map<string, string>()

/** A distinct name for each statement text; PostgreSQL truncates names at 63 bytes. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `q${names.size}`
  names.set(text, name)
  return name
}

/**
 * SQLSTATE classes and codes (PostgreSQL appendix A): connection exceptions, insufficient resources such as a full disk,
 * an operator's intervention and a statement's time, system errors, and a server that only reads.
 */
const outageStates = /^(08|53|57|58|25006)/
/** Errors of sockets and names, and what `pg` says in words alone. */
const connectionCodes = /^E(?!RR_)[A-Z_]+$/
const connectionWords =
  /connection terminated|timeout exceeded|query read timeout|connection error/i

function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseError) return outageStates.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return connectionCodes.test(code) || connectionWords.test(error.message)
}

/** serialization_failure and deadlock_detected (PostgreSQL appendix A). */
function wantsAnotherRun(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01')
}
