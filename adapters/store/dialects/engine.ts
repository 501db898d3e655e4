/**
 * What the store needs from a database engine beyond Kysely's queries. Each difference between engines is a named
 * member here, so that no query asks which engine it runs on.
 */
import type { CompiledQuery, Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'

/** A write transaction in progress. */
export type StoreTransaction = Transaction<Database>

/**
 * Whether a transaction survives a power failure (`durable`), or only a crash of the process (`brief`: for what is
 * meaningless after a crash of the machine and should not wait for the disk).
 */
export type Durability = 'durable' | 'brief'

export interface Engine {
  /** For test names and logs. */
  readonly name: 'sqlite' | 'postgres'

  /** Reads, and single statements that are a transaction of their own. */
  readonly db: Kysely<Database>

  /** The fastest path for a prepared `select` outside transactions, for what every request asks. */
  read<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]>

  /**
   * Runs `work` in one write transaction and resolves with its result once that is durable (unless `brief`). If `work`
   * throws, it is rolled back and the error is rethrown. `work` may run again after a deadlock or a serialisation
   * failure, so it must have no effects but its statements, and it must await nothing else: other transactions may be
   * waiting behind it.
   */
  transaction<Result>(
    work: (trx: StoreTransaction) => Promise<Result>,
    durability?: Durability,
  ): Promise<Result>

  /**
   * Holds the named lock until the transaction ends: `exclusive` alone, `shared` beside other shared holders. Later
   * statements see everything that earlier exclusive holders committed. Costs nothing where transactions run one after
   * another anyway. Always take several locks in the same order.
   */
  lock(trx: StoreTransaction, name: string, mode: 'exclusive' | 'shared'): Promise<void>

  /** Whether commits still go where the next start will look for them. While they do not, nothing is written. */
  isInPlace(): boolean

  /**
   * Whether an error that came from here means that the database cannot be written or reached now (a full or failing disk,
   * a lock that never ends, no connection), rather than that a statement is wrong.
   */
  isOutage(error: unknown): boolean

  /** Closes every connection after transactions in progress have finished. */
  close(): Promise<void>
}
