/**
 * What the store needs of a database engine beyond Kysely's queries. Where engines differ the difference is a
 * member here with a name, so that no query asks which engine it runs on.
 */
import type { CompiledQuery, Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'

/** A write transaction that is under way. */
export type StoreTransaction = Transaction<Database>

/**
 * Whether a transaction outlives the machine's power (`durable`), or only the process (`brief`: for what means
 * nothing after a crash of the machine, and must not wait for the disk).
 */
export type Durability = 'durable' | 'brief'

export interface Engine {
  /** For test names and logs. */
  readonly name: 'sqlite' | 'postgres'

  /** Reads, and single statements that are a transaction of their own. */
  readonly db: Kysely<Database>

  /** The shortest way of a prepared `select` outside transactions: for what every request asks. */
  read<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]>

  /**
   * Runs `work` in one write transaction and resolves with its result once that is durable (unless `brief`); if `work` throws,
   * nothing of it is kept and the error is passed on. `work` may be run again when the engine asks for it
   * (a deadlock, a serialisation failure), so it has no effects but its statements, and it awaits nothing else:
   * other transactions may be waiting behind it.
   */
  transaction<Result>(
    work: (trx: StoreTransaction) => Promise<Result>,
    durability?: Durability,
  ): Promise<Result>

  /**
   * Holds the named lock until the transaction ends: `exclusive` alone, `shared` beside other shared holders.
   * Statements after it see everything that former exclusive holders committed. Costs nothing where
   * transactions run one after another anyway. Take several locks in one fixed order.
   */
  lock(trx: StoreTransaction, name: string, mode: 'exclusive' | 'shared'): Promise<void>

  /** Closes every connection; transactions under way are finished first. */
  close(): Promise<void>
}
