/** Refunds a paid order: requested once, durably; then pursued until the provider's books show it. */

import { payingPayment } from '#core/selling/order.ts'
import { withdrawalEndsAtMs } from '#core/selling/withdrawal-end.ts'
import type { OrderRecord, RefundAsker } from '#server/ports/order-store.ts'
import { holdOrder } from './collect.ts'
import { followBooks, sentBack } from './follow-books.ts'
import { eventOf, type Seller } from './seller.ts'

/** `requested`: recorded, but the provider has not finished or could not be reached; the reconciler carries on. */
export type RefundProgress = 'refunded' | 'requested'

export type RefundRefusal = 'order-not-found' | 'not-paid' | 'withdrawal-window-closed'

/** The moment from which the withdrawal period counts. */
export function approvedAtOf(order: OrderRecord): number {
  return payingPayment(order.state)?.approvedAtMs ?? order.fulfilment?.at ?? order.createdAt
}

/** The last moment at which the button withdraws; afterwards only the operator can, and must insist. */
export function withdrawableUntil(order: OrderRecord): number {
  return withdrawalEndsAtMs(approvedAtOf(order), order.dateForm.timeZone)
}

/** Whether the buyer may still withdraw. */
export function isWithdrawable(order: OrderRecord, now: number): boolean {
  return order.state.status === 'paid' && now <= withdrawableUntil(order)
}

/**
 * Refunds an order. Outside the window the operator must insist (`force`). Repeating it for the same order continues
 * it.
 */
export async function refundOrder(
  seller: Seller,
  orderId: string,
  by: RefundAsker,
  force = false,
): Promise<RefundProgress | RefundRefusal> {
  const order = await seller.store.findOrder(orderId)
  if (!order) return 'order-not-found'
  if (order.state.status === 'refunded') return 'refunded'
  if (order.state.status !== 'paid') return 'not-paid'
  const isAsked = order.refundRequest !== null
  // Someone who asked in time loses nothing by having to wait for the operator.
  const isInTime = order.withdrawalAskedAt !== null || isWithdrawable(order, seller.now())
  if (!isAsked && !force && !isInTime) return 'withdrawal-window-closed'
  const requested = await seller.store.requestRefund(orderId, by, seller.now())
  if (!requested) return 'not-paid'
  if (!isAsked) seller.tell('refund-requested', order, { by })
  return pursueRefund(seller, orderId)
}

/** Asks the provider for the recorded refund; repeating it is safe. */
export async function pursueRefund(seller: Seller, orderId: string): Promise<RefundProgress> {
  const { store } = seller
  const progress = await holdOrder(seller, orderId, async (): Promise<RefundProgress> => {
    const order = await store.findOrder(orderId)
    const paying = order?.state.status === 'paid' ? payingPayment(order.state) : undefined
    const payments = order && seller.payments[order.provider]
    if (!order || !paying || !payments) {
      return order?.state.status === 'refunded' ? 'refunded' : 'requested'
    }
    const result = await payments.refund({
      paymentId: paying.id,
      currency: order.state.currency,
      // One intention, whoever asked, so it is never refunded twice.
      key: `${orderId}.refund`,
    })
    if (!result.ok) {
      seller.tellFailure('refund', order, result)
      const details = { failure: result.failure }
      await store.noteEvent(
        eventOf(orderId, seller.now(), 'refund-failed', details),
        // A passing failure needs nobody.
        result.failure !== 'unreachable',
      )
      return 'requested'
    }
    if (result.value.status === 'pending') return 'requested'
    const advanced = await followBooks(seller, orderId, [sentBack(paying)])
    return advanced?.state.status === 'refunded' ? 'refunded' : 'requested'
  })
  return progress === 'busy' ? 'requested' : progress
}
