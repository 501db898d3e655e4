/** From the offer to the provider's checkout. */
import type { ExpressionBuilder } from 'kysely'
import { createOrder } from '#core/selling/order.ts'
import { emailKey } from '#server/access/email-key.ts'
import type { OrderOpened, OrderOpening, OrderRecord } from '#server/ports/order-store.ts'
import { createDoorCounters } from '../access/door-counters.ts'
import type { Database } from '../database.ts'
import type { Engine, StoreTransaction } from '../dialects/engine.ts'
import { insertEvents } from './order-events.ts'
import { toOrder } from './order-rows.ts'

/** The store's `openOrder` (server/ports/order-store.ts), within a transaction. */
export async function openOrder(
  engine: Engine,
  trx: StoreTransaction,
  opening: OrderOpening,
): Promise<OrderOpened> {
  const { now, provider, email } = opening
  await engine.lock(trx, `purchase:${opening.purchaseHash}`, 'exclusive')
  const underWay = await ordersUnderWay(trx, opening.purchaseHash)
  const isNextPerson = email !== undefined && underWay.some((order) => !isSame(order.email, email))
  const purchaseHash = isNextPerson ? opening.nextPurchaseHash : opening.purchaseHash
  // Without an e-mail it could be anybody: what is under way is left alone.
  const untouched = email === undefined ? underWay.map(({ id }) => id) : []
  if (email !== undefined) {
    await trx
      .updateTable('orders')
      .set({ email })
      .where('purchase_hash', '=', purchaseHash)
      .where('paid_at', 'is', null)
      .execute()
  }
  const open = await trx
    .updateTable('orders')
    .set({ language: opening.language })
    .where('id', 'in', (query) =>
      query
        .selectFrom('orders')
        .select('id')
        .where('purchase_hash', '=', purchaseHash)
        .where('provider', '=', provider)
        .where('retired', '=', 0)
        .where(notAmong(untouched))
        // A declined payment leaves the checkout open for another try.
        .where('status', 'in', ['created', 'failed'])
        .where('created_at', '>=', opening.reusableSince)
        .orderBy('created_at', 'desc')
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst()
  if (open && open.provider_reference !== null) return { answer: 'open', order: toOrder(open) }

  const retryAfterMs = await countCheckout(engine, trx, opening)
  if (retryAfterMs > 0) return { answer: 'too-many-attempts', retryAfterMs }
  if (open) return { answer: 'open', order: toOrder(open) }

  const former = await trx
    .selectFrom('orders')
    .select('email')
    .where('purchase_hash', '=', purchaseHash)
    .where('paid_at', 'is', null)
    .where(notAmong(untouched))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const state = createOrder({
    orderId: opening.id,
    provider,
    priceCents: opening.priceCents,
    currency: opening.currency,
  })
  const row = await trx
    .insertInto('orders')
    .values({
      id: opening.id,
      provider,
      provider_reference: null,
      checkout_url: null,
      purchase_hash: purchaseHash,
      language: opening.language,
      email: email === undefined ? (former?.email ?? null) : email,
      status: state.status,
      state: JSON.stringify(state),
      created_at: now,
      expires_at: opening.expiresAt,
      retired: 0,
      capture_attempt: 1,
      lease_token: null,
      lease_until: null,
      paid_at: null,
      subscription_id: null,
      is_extension: null,
      days_start_at: null,
      claimed_at: null,
      refund_requested_at: null,
      refund_requested_by: null,
      next_look_at: opening.nextLookAt,
      looks: 0,
      wants_attention: 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const details = { provider, priceCents: opening.priceCents, currency: opening.currency }
  await insertEvents(trx, [{ orderId: opening.id, at: now, event: 'created', details }])
  return { answer: 'open', order: toOrder(row) }
}

/** The purchase's orders with an unsettled slip, Pix or review. */
function ordersUnderWay(
  trx: StoreTransaction,
  purchaseHash: string,
): Promise<{ id: string; email: string | null }[]> {
  return trx
    .selectFrom('orders')
    .select(['id', 'email'])
    .where('purchase_hash', '=', purchaseHash)
    .where('paid_at', 'is', null)
    .where('id', 'in', (query) =>
      query
        .selectFrom('payments')
        .select('order_id')
        .where('order_id', 'is not', null)
        .where('status', '=', 'pending')
        .where('counts', '=', 1)
        .$castTo<{ order_id: string }>(),
    )
    .execute()
}

function isSame(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : emailKey(one) === emailKey(other)
}

function notAmong(ids: readonly string[]) {
  return ({ eb, lit }: ExpressionBuilder<Database, 'orders'>) =>
    ids.length === 0 ? lit(true) : eb('id', 'not in', ids)
}

/** Counts another checkout for the address, or returns how long it must wait. */
async function countCheckout(
  engine: Engine,
  trx: StoreTransaction,
  { now, addressKey, checkoutsPerHour }: OrderOpening,
): Promise<number> {
  if (checkoutsPerHour === 0) return 0
  const counters = createDoorCounters(engine.db)
  const subject = { emailKey: '', addressKey }
  // One at a time, or many at once would all be the last one allowed.
  await engine.lock(trx, `checkouts:${addressKey}`, 'exclusive')
  const waitMs = await counters.addressWaitMs(trx, subject, 'checkouts', checkoutsPerHour, now)
  if (waitMs === 0) await counters.add(trx, subject, ['checkouts'], now)
  return waitMs
}

/** The store's `keepCheckout`, within a transaction. */
export async function keepCheckout(
  trx: StoreTransaction,
  orderId: string,
  checkout: { providerReference: string; checkoutUrl: string },
  now: number,
): Promise<OrderRecord> {
  const kept = await trx
    .updateTable('orders')
    .set({ provider_reference: checkout.providerReference, checkout_url: checkout.checkoutUrl })
    .where('id', '=', orderId)
    .where('provider_reference', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (kept) {
    const { providerReference } = checkout
    const details = { providerReference }
    await insertEvents(trx, [{ orderId, at: now, event: 'checkout-made', details }])
    return toOrder(kept)
  }
  const row = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return toOrder(row)
}
