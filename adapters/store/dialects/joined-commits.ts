/**
 * Group commit for an engine that runs one write transaction at a time: those waiting together share one transaction,
 * each behind its own savepoint, so that one fsync makes all of them durable.
 * Without it logins fall below what README promises (docs/decisions/0014-machinery-is-paid-for.md).
 */
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Durability, Engine, StoreTransaction } from './engine.ts'

/** At most this many share a commit, so that the first does not wait long. */
const maxJoined = 64

interface Waiting {
  durability: Durability
  run: (trx: StoreTransaction) => Promise<void>
  succeed: () => void
  fail: (error: unknown) => void
}

/**
 * Makes the engine's `transaction`. `execute` runs a savepoint command on the transaction's connection. An error in one
 * unit undoes that unit alone; if the commit fails, so does every unit in it. A commit is durable if any of its units
 * must be.
 */
export function joinCommits(
  databases: Record<Durability, Kysely<Database>>,
  execute: (command: string) => void,
): Engine['transaction'] {
  const waiting: Waiting[] = []
  let isRunning = false

  async function runAll(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      // Lets requests from the same turn of the event loop join the first.
      await new Promise((resume) => setImmediate(resume))
      await runTogether(waiting.splice(0, maxJoined))
    }
    isRunning = false
  }

  async function runTogether(units: readonly Waiting[]): Promise<void> {
    const settle: (() => void)[] = []
    const isBrief = units.every(({ durability }) => durability === 'brief')
    try {
      await databases[isBrief ? 'brief' : 'durable'].transaction().execute(async (trx) => {
        for (const unit of units) {
          execute('savepoint unit')
          try {
            await unit.run(trx)
            settle.push(unit.succeed)
          } catch (error) {
            try {
              execute('rollback to unit')
            } catch {
              // A full disk makes SQLite roll back everything by itself; what went wrong is still the first error.
              throw error
            }
            settle.push(() => unit.fail(error))
          }
          execute('release unit')
        }
      })
    } catch (error) {
      for (const unit of units) unit.fail(error)
      return
    }
    for (const tell of settle) tell()
  }

  return (work, durability = 'durable') =>
    new Promise((resolve, reject) => {
      let result: Awaited<ReturnType<typeof work>>
      waiting.push({
        durability,
        run: async (trx) => {
          result = await work(trx)
        },
        succeed: () => resolve(result),
        fail: reject,
      })
      if (!isRunning) void runAll()
    })
}
