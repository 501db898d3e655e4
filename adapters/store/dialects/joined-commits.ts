/**
 * Group commit for an engine that runs one write transaction at a time: those that wait together share one
 * transaction, each behind a savepoint of its own, so that one fsync makes all of them durable.
 */
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Durability, Engine, StoreTransaction } from './engine.ts'

/** At most this many share a commit, so that the first of them does not wait for long. */
const maxJoined = 64

interface Waiting {
  durability: Durability
  run: (trx: StoreTransaction) => Promise<void>
  succeed: () => void
  fail: (error: unknown) => void
}

/**
 * Makes the engine's `transaction`. `execute` runs a savepoint command on the connection that holds the transaction.
 * One unit's error undoes that unit alone; an error of the commit fails all that shared it. A commit is as durable as
 * the most demanding of those that share it.
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
      // Requests that arrived in this turn of the event loop come to stand beside the first.
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
            execute('rollback to unit')
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
