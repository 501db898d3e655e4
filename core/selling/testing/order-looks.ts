/** Looks at the payments of one order, for its tests. */
import { currency, priceCents } from '../offer.ts'
import { advanceOrder, createOrder, type OrderEffect, type OrderState } from '../order.ts'
import type { ProviderPayment } from '../payment.ts'

/** The order being looked at. */
export const orderId = 'order-1'
/** The order before anybody pays. */
export const newOrder = () =>
  createOrder({ orderId, provider: 'mercado-pago', priceCents, currency })

/** One look at an approved payment of the order, modified by `changes`. */
export function payment(changes: Partial<ProviderPayment> = {}): ProviderPayment {
  return {
    provider: 'mercado-pago',
    id: 'p1',
    status: 'approved',
    dispute: 'none',
    orderId,
    amountCents: priceCents,
    refundedCents: 0,
    currency,
    approvedAtMs: null,
    payer: { email: null, name: null },
    ...changes,
  }
}

/** Takes in the looks one after another. */
export function run(looks: readonly ProviderPayment[], start: OrderState = newOrder()) {
  const effects: OrderEffect[] = []
  let order = start
  for (const look of looks) {
    const step = advanceOrder(order, look)
    order = step.order
    effects.push(...step.effects)
  }
  return { order, effects }
}

/** Effects by name, notices to the operator by theirs. */
export const kinds = (effects: readonly OrderEffect[]) =>
  effects.map((effect) => (effect.effect === 'notify-operator' ? effect.notice : effect.effect))
