/** The order's steps with all that follows from them: one transaction, exactly once (design.md section 6). */
import { accessMs } from '#core/offer.ts'
import { advanceOrder as advanceState, expireOrder, type OrderEffect } from '#core/order.ts'
import type { ProviderPayment } from '#core/payment.ts'
import type { Granted } from '#server/ports/access-store.ts'
import type { Advanced, OrderAdvance, OrderEvent, OrderRecord } from '#server/ports/order-store.ts'
import { grantAccess, takeBackAccess } from '../access/grant-access.ts'
import type { Engine, StoreTransaction } from '../dialects/engine.ts'
import { insertLetter } from '../letters.ts'
import { insertEvents } from './order-events.ts'
import { toOrder } from './order-rows.ts'

/** The store's `advanceOrder` (server/ports/order-store.ts), within a transaction. */
export async function advanceOrder(
  engine: Engine,
  trx: StoreTransaction,
  advance: OrderAdvance,
): Promise<Advanced | null> {
  const { orderId, now } = advance
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
  for (const payment of advance.payments) {
    const step = advanceState(state, payment)
    state = step.order
    effects.push(...step.effects)
  }
  if (advance.isTimedOut) state = expireOrder(state)
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
        granted = await grantAccess(engine, trx, advance.prepareGrant(order, effect))
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
            : await takeBackAccess(trx, subscriptionId, accessMs, now)
        const letter = advance.writeRefundLetter(order, effect)
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
  await keepPayments(trx, order, advance.payments, now)
  const nextLookAt = advance.scheduleLook(order)
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
