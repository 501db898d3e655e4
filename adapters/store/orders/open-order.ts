/** From the offer to the provider's checkout. */
import { sql } from 'kysely'
import { createOrder } from '#core/selling/order.ts'
import { emailKey } from '#server/access/email-key.ts'
import type { OrderOpened, OrderOpening, OrderRecord } from '#server/ports/order-store.ts'
import { createDoorCounters } from '../access/door-counters.ts'
import type { OrdersTable } from '../database.ts'
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
  const earlier = await ordersOfCookie(trx, opening.purchaseHash)
  const isNextPerson = earlier.some((order) => isSomebodyElses(order, email))
  const purchaseHash = isNextPerson ? opening.nextPurchaseHash : opening.purchaseHash
  const dates = { time_zone: opening.timeZone, locale: opening.locale }
  if (email !== null && !isNextPerson) {
    await trx
      .updateTable('orders')
      .set({ email })
      .where('purchase_hash', '=', purchaseHash)
      .where('paid_at', 'is', null)
      .execute()
  }
  const open = await trx
    .updateTable('orders')
    .set({ language: opening.language, ...dates, ...handedOver(opening) })
    .where('id', 'in', (query) =>
      query
        .selectFrom('orders')
        .select('id')
        .where('purchase_hash', '=', purchaseHash)
        .where('provider', '=', provider)
        .where('retired', '=', 0)
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
      browser_hash: earlier[0]?.browser_hash ?? opening.purchaseHash,
      language: opening.language,
      ...dates,
      email,
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
      handed_over_at: opening.isAhead ? null : now,
      generations_before: null,
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

type EarlierOrder = Pick<OrdersTable, 'email' | 'handed_over_at' | 'browser_hash'>

/** The orders of a purchase cookie, paid ones too: one of them may have let somebody in a moment ago. */
function ordersOfCookie(trx: StoreTransaction, purchaseHash: string): Promise<EarlierOrder[]> {
  return trx
    .selectFrom('orders')
    .select(['email', 'handed_over_at', 'browser_hash'])
    .where('purchase_hash', '=', purchaseHash)
    .execute()
}

/**
 * Whether an order may be another person's than the one who gives this e-mail now. Whether it has been paid at the
 * provider nobody knows for certain: a notice may be lost, or a page still open there. So its e-mail decides; and where
 * nobody had given one, the first may be given until somebody has left to pay.
 */
function isSomebodyElses(order: EarlierOrder, email: string | null): boolean {
  if (order.email === null) return email !== null && order.handed_over_at !== null
  return email === null || emailKey(order.email) !== emailKey(email)
}

/** When the buyer leaves for the provider, for an order that may have been left for before. */
function handedOver({ isAhead, now }: OrderOpening) {
  if (isAhead) return {}
  return { handed_over_at: sql<number>`coalesce(handed_over_at, ${now})` }
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
