import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { OrderEvent } from '#server/ports/order-store.ts'
import type { Database } from '../database.ts'

let counter = 0

/** Adds lines to the history, alone or within a transaction. */
export async function insertEvents(
  executor: Kysely<Database>,
  events: readonly OrderEvent[],
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ orderId, at, event, details }) => {
    counter += 1
    // Sorts in writing order, even within a millisecond; the random end keeps two instances apart.
    const id = `${String(counter).padStart(12, '0')}-${randomBytes(8).toString('hex')}`
    return { id, order_id: orderId, at, event, details: JSON.stringify(details) }
  })
  await executor.insertInto('order_events').values(rows).execute()
}
