import type { Kysely } from 'kysely'
import type { OrderRecord, WithdrawalAsking, WithdrawalNoted } from '#server/ports/order-store.ts'
import { samePerson } from '#server/selling/persons.ts'
import type { Database } from '../database.ts'
import type { Engine, StoreTransaction } from '../dialects/engine.ts'
import { insertEvents } from './order-events.ts'
import { toOrder } from './order-rows.ts'

/** The store's `withdrawalsSince` (server/ports/order-store.ts). */
export async function withdrawalsSince(
  db: Kysely<Database>,
  since: number,
): Promise<OrderRecord[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('withdrawal_asked_at', '>', since)
    .orderBy('withdrawal_asked_at', 'desc')
    .execute()
  return rows.map(toOrder)
}

/** The store's `noteWithdrawal` (server/ports/order-store.ts), within a transaction. */
export async function noteWithdrawal(
  engine: Engine,
  trx: StoreTransaction,
  { orderId, now, most, since }: WithdrawalAsking,
): Promise<WithdrawalNoted | null> {
  // Two at once of one person: the second must see the first.
  await engine.lock(trx, 'withdrawals', 'exclusive')
  await engine.lock(trx, `order:${orderId}`, 'exclusive')
  const row = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  if (!row) return null
  if (row.refund_requested_at !== null) return { answer: 'refund', isNew: false }
  if (row.withdrawal_asked_at !== null) return { answer: 'by-hand', isNew: false }

  const former = samePerson(toOrder(row), await withdrawalsSince(trx, since)).length
  const isByHand = most > 0 && former >= most
  await trx
    .updateTable('orders')
    .set({
      withdrawal_asked_at: now,
      ...(isByHand
        ? { wants_attention: 1 }
        : { refund_requested_at: now, refund_requested_by: 'buyer' }),
    })
    .where('id', '=', orderId)
    .execute()
  await insertEvents(trx, [
    isByHand
      ? { orderId, at: now, event: 'withdrawal-waits', details: { former } }
      : { orderId, at: now, event: 'refund-requested', details: { by: 'buyer', former } },
  ])
  return { answer: isByHand ? 'by-hand' : 'refund', isNew: true }
}
