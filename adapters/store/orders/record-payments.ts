/**
 * An order's steps with all their consequences, once, in one transaction (docs/design/access-and-money.md section 3).
 */
import { accessMs } from '#core/selling/offer.ts'
import { advanceOrder, expireOrder, type OrderEffect } from '#core/selling/order.ts'
import type { ProviderPayment } from '#core/selling/payment.ts'
import type { Granted } from '#server/ports/access-store.ts'
import type { OrderEvent, OrderRecord, PaymentsSeen, Recorded } from '#server/ports/order-store.ts'
import { grantAccess, takeBackAccess } from '../access/grant-access.ts'
import type { Engine, StoreTransaction } from '../dialects/engine.ts'
import { insertLetter } from '../letters.ts'
import { insertEvents } from './order-events.ts'
import { toOrder } from './order-rows.ts'

/** The store's `recordPayments` (server/ports/order-store.ts), within a transaction. */
export async function recordPayments(
  engine: Engine,
  trx: StoreTransaction,
  seen: PaymentsSeen,
): Promise<Recorded | null> {
  const { orderId, now } = seen
  await engine.lock(trx, `order:${orderId}`, 'exclusive')
  const row = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!row) return null
  const before = toOrder(row)
  let state = before.state
  const effects: OrderEffect[] = []
  for (const payment of seen.payments) {
    const step = advanceOrder(state, payment)
    state = step.order
    effects.push(...step.effects)
  }
  if (seen.isTimedOut) state = expireOrder(state)
  const isNews = JSON.stringify(state) !== row.state
  if (!isNews) return { order: before, isNews, effects, granted: null }

  let order: OrderRecord = { ...before, state, looks: 0 }
  let granted: Granted | null = null
  const events: OrderEvent[] = []
  const note = (event: string, details: OrderEvent['details']) =>
    events.push({ orderId, at: now, event, details })
  if (state.status !== before.state.status) {
    note('status', { from: before.state.status, to: state.status })
  }
  for (const effect of effects) {
    const { effect: name, paymentId } = effect
    switch (name) {
      case 'fulfil': {
        granted = await grantAccess(engine, trx, seen.prepareGrant(order, effect))
        const { account, isExtension } = granted
        order = { ...order, fulfilment: { at: now, subscriptionId: account.id, isExtension } }
        note('access-given', { paymentId, isExtension, endsAt: account.endsAt })
        break
      }
      case 'take-back': {
        const subscriptionId = order.fulfilment?.subscriptionId
        const endsAt =
          subscriptionId === undefined
            ? null
            : await takeBackDays(engine, trx, orderId, subscriptionId, now)
        const letter = seen.writeRefundLetter(order, effect)
        if (letter) await insertLetter(trx, letter)
        note('access-taken-back', { paymentId, because: effect.because, endsAt })
        break
      }
      case 'notify-operator': {
        order = { ...order, wantsAttention: true }
        note('notice', detailsOf(effect))
        break
      }
      case 'refund-payment':
        note('second-payment-goes-back', { paymentId, amountCents: effect.amountCents })
    }
  }
  await keepPayments(trx, order, seen.payments, now)
  const nextLookAt = seen.scheduleLook(order)
  await trx
    .updateTable('orders')
    .set({
      status: state.status,
      state: JSON.stringify(state),
      ...(granted !== null &&
        order.fulfilment !== null && {
          paid_at: order.fulfilment.at,
          subscription_id: order.fulfilment.subscriptionId,
          is_extension: Number(order.fulfilment.isExtension),
          days_start_at: granted.account.endsAt - accessMs,
          generations_before: await generationsOf(trx, granted.account.id),
        }),
      wants_attention: Number(order.wantsAttention),
      next_look_at: nextLookAt,
      looks: 0,
    })
    .where('id', '=', orderId)
    .execute()
  await insertEvents(trx, events)
  return { order: { ...order, nextLookAt }, isNews, effects, granted }
}

/** How many were begun with this access so far: what comes after them is this order's. */
async function generationsOf(trx: StoreTransaction, subscriptionId: string): Promise<number> {
  const { generations } = await trx
    .selectFrom('subscriptions')
    .select('generations')
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  return generations
}

/**
 * Takes back what is left of an order's days. Those used up are gone, and those of other orders stay whole: what was
 * to follow begins earlier by as much. Answers the access's new end.
 */
async function takeBackDays(
  engine: Engine,
  trx: StoreTransaction,
  orderId: string,
  subscriptionId: string,
  now: number,
): Promise<number | null> {
  // Two orders of one access at once: the second must see when its days now begin.
  await engine.lock(trx, `days:${subscriptionId}`, 'exclusive')
  const { days_start_at: start } = await trx
    .selectFrom('orders')
    .select('days_start_at')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const leftMs = start === null ? accessMs : Math.min(accessMs, Math.max(0, start + accessMs - now))
  const endsAt = await takeBackAccess(trx, subscriptionId, leftMs, now)
  if (start !== null) {
    await trx
      .updateTable('orders')
      .set(({ eb }) => ({ days_start_at: eb('days_start_at', '-', leftMs) }))
      .where('subscription_id', '=', subscriptionId)
      .where('days_start_at', '>', start)
      .execute()
  }
  return endsAt
}

/** A payment that names no order of ours, or another one. */
export async function keepStrayPayment(
  trx: StoreTransaction,
  payment: ProviderPayment,
  now: number,
): Promise<void> {
  const known = await trx
    .selectFrom('payments')
    .select('status')
    .where('provider', '=', payment.provider)
    .where('payment_id', '=', payment.id)
    .executeTakeFirst()
  if (known?.status === payment.status) return
  await upsertPayment(trx, payment, null, false, now)
  const { id, provider, status, amountCents, currency } = payment
  const details = { paymentId: id, provider, status, amountCents, currency }
  await insertEvents(trx, [{ orderId: null, at: now, event: 'stray-payment', details }])
}

async function keepPayments(
  trx: StoreTransaction,
  { id, state }: OrderRecord,
  seen: readonly ProviderPayment[],
  now: number,
): Promise<void> {
  for (const payment of state.payments) {
    if (!seen.some((look) => look.id === payment.id)) continue
    await upsertPayment(trx, payment, id, payment.mismatches.length === 0, now)
  }
}

async function upsertPayment(
  trx: StoreTransaction,
  payment: ProviderPayment,
  orderId: string | null,
  counts: boolean,
  now: number,
): Promise<void> {
  const changing = {
    status: payment.status,
    refunded_cents: payment.refundedCents,
    counts: Number(counts),
    changed_at: now,
  }
  await trx
    .insertInto('payments')
    .values({
      provider: payment.provider,
      payment_id: payment.id,
      order_id: orderId,
      amount_cents: payment.amountCents,
      currency: payment.currency,
      first_seen_at: now,
      ...changing,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'payment_id']).doUpdateSet(changing))
    .execute()
}

function detailsOf(notice: Extract<OrderEffect, { effect: 'notify-operator' }>) {
  const { effect: _, ...details } = notice
  return 'mismatches' in details
    ? { ...details, mismatches: details.mismatches.join(' ') }
    : { ...details }
}
