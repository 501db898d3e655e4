/** Applies what a provider's books say, and does what follows outside the store. */
import { currency } from '#core/selling/offer.ts'
import type { OrderEffect } from '#core/selling/order.ts'
import type { ProviderPayment } from '#core/selling/payment.ts'
import type { OrderRecord } from '#server/ports/order-store.ts'
import { nextLookAt } from './look-schedule.ts'
import { grantOf, refundLetterOf } from './purchase-letters.ts'
import { eventOf, type Seller } from './seller.ts'

/**
 * Brings the order in line with the books. A second payment is refunded at once; if that fails now, it is tried again
 * at the next look. Null: no such order.
 */
export async function followBooks(
  seller: Seller,
  orderId: string,
  payments: readonly ProviderPayment[],
): Promise<OrderRecord | null> {
  const { store, access, timings } = seller
  const now = seller.now()
  const known = await store.findOrder(orderId)
  if (!known) return null
  const advanced = await store.recordPayments({
    orderId,
    now,
    payments,
    isTimedOut: now > known.expiresAt,
    prepareGrant: (order, effect) => access.prepareGrant(grantOf(order, effect, now)),
    writeRefundLetter: (order, effect) => refundLetterOf(order, effect, now, seller.messageIdHost),
    scheduleLook: (order) => nextLookAt(order, now, timings.lookUnitMs),
  })
  if (!advanced) return null
  const { order, isNews, effects } = advanced
  if (isNews) tellNews(seller, known, order, effects)
  const goingBack = effects.filter((effect) => effect.effect === 'refund-payment')
  const returned: ProviderPayment[] = []
  for (const { paymentId, amountCents, key } of goingBack) {
    // An earlier look in this very round may have requested the same.
    if (returned.some(({ id }) => id === paymentId)) continue
    const payment = order.state.payments.find(({ id }) => id === paymentId)
    const result = await seller.payments[order.provider]?.refund({
      paymentId,
      amountCents,
      currency,
      key,
    })
    if (!payment || !result) continue
    if (!result.ok) {
      seller.tellFailure('refund-second', order, result)
      await store.noteEvent(
        eventOf(orderId, now, 'second-refund-failed', { paymentId, failure: result.failure }),
        true,
      )
    } else if (result.value.status === 'done') returned.push(sentBack(payment))
  }
  return returned.length > 0 ? followBooks(seller, orderId, returned) : order
}

/** The payment as it is once fully refunded. */
export function sentBack(payment: ProviderPayment): ProviderPayment {
  return { ...payment, status: 'refunded', refundedCents: payment.amountCents }
}

function tellNews(
  seller: Seller,
  before: OrderRecord,
  order: OrderRecord,
  effects: readonly OrderEffect[],
): void {
  const { status } = order.state
  if (status !== before.state.status) seller.tell(status, order)
  for (const effect of effects) {
    if (effect.effect === 'notify-operator') seller.tell(effect.notice, order)
    if (effect.effect === 'take-back') seller.tell('access-taken-back', order)
    if (effect.effect === 'fulfil') {
      seller.tell(order.fulfilment?.isExtension ? 'access-extended' : 'access-given', order)
    }
  }
}
