/** Sends a paid order's money back: asked for once, durably; then pursued until the provider's books show it gone. */
import { isWithinRefundWindow } from '#core/offer.ts'
import { payingPayment } from '#core/order.ts'
import type { OrderRecord, RefundAsker } from '#server/ports/order-store.ts'
import { advance, sentBack } from './advance.ts'
import { holdOrder } from './collect.ts'
import { eventOf, type Seller } from './seller.ts'

/** `requested`: noted, and the provider has not finished or could not be reached; the reconciler goes on. */
export type RefundProgress = 'refunded' | 'requested'

export type RefundRefusal = 'order-not-found' | 'not-paid' | 'withdrawal-window-closed'

/** The moment from which the seven days count. */
export function approvedAtOf(order: OrderRecord): number {
  return payingPayment(order.state)?.approvedAtMs ?? order.fulfilment?.at ?? order.createdAt
}

/** Whether its buyer may still withdraw. */
export function isWithdrawable(order: OrderRecord, now: number): boolean {
  return order.state.status === 'paid' && isWithinRefundWindow(approvedAtOf(order), now)
}

/** Refunds an order. Outside the window the operator must insist (`force`). Again for the same order it goes on. */
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
  if (!isAsked && !force && !isWithdrawable(order, seller.now())) return 'withdrawal-window-closed'
  const requested = await seller.store.requestRefund(orderId, by, seller.now())
  if (!requested) return 'not-paid'
  if (!isAsked) seller.tell('refund-requested', order, { by })
  return pursueRefund(seller, orderId)
}

/** Asks the provider for the refund that was noted; repeating it is safe. */
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
      // One intention, whoever asked: never refunded twice.
      key: `${orderId}.refund`,
    })
    if (!result.ok) {
      seller.tellFailure('refund', order, result)
      const details = { failure: result.failure }
      await store.noteEvent(
        eventOf(orderId, seller.now(), 'refund-failed', details),
        // What passes by itself needs nobody.
        result.failure !== 'unreachable',
      )
      return 'requested'
    }
    if (result.value.status === 'pending') return 'requested'
    const advanced = await advance(seller, orderId, [sentBack(paying)])
    return advanced?.state.status === 'refunded' ? 'refunded' : 'requested'
  })
  return progress === 'busy' ? 'requested' : progress
}
