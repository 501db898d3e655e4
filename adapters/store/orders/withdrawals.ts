import type { Kysely, Selectable } from 'kysely'
import { heavyUseGenerations, isPayerHidden } from '#core/selling/heavy-use.ts'
import type { OrderRecord, WithdrawalAsking, WithdrawalNoted } from '#server/ports/order-store.ts'
import { samePerson } from '#server/selling/persons.ts'
import type { Database, OrdersTable } from '../database.ts'
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

  const order = toOrder(row)
  const former = samePerson(order, await withdrawalsSince(trx, since)).length
  const generations = await generationsSince(trx, row)
  const isUncounted = isPayerHidden(order.state) && generations >= heavyUseGenerations
  const isByHand = most > 0 && (former >= most || isUncounted)
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
      ? { orderId, at: now, event: 'withdrawal-waits', details: { former, generations } }
      : { orderId, at: now, event: 'refund-requested', details: { by: 'buyer', former } },
  ])
  return { answer: isByHand ? 'by-hand' : 'refund', isNew: true }
}

/** How much was written with the access since this order gave it days. */
async function generationsSince(
  trx: StoreTransaction,
  { subscription_id: id, generations_before: before }: Selectable<OrdersTable>,
): Promise<number> {
  if (id === null) return 0
  const access = await trx
    .selectFrom('subscriptions')
    .select('generations')
    .where('id', '=', id)
    .executeTakeFirst()
  return access ? access.generations - (before ?? 0) : 0
}
