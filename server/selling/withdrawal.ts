/** The buyer changes their mind within seven days (design.md sections 2 and 6; CDC art. 49). */
import { refundWindowEndsAtMs } from '#core/offer.ts'
import type { Withdrawable } from '#core/wire.ts'
import type { OrderRecord } from '#server/ports/order-store.ts'
import { approvedAtOf, isWithdrawable, type RefundProgress, refundOrder } from './refund.ts'
import type { Seller } from './seller.ts'

export interface Withdrawals {
  /** The purchase that `withdraw` would take back, for the button and its progress. */
  withdrawable(subscriptionId: string): Promise<Withdrawable>
  /** Takes back the latest refundable order of this access. */
  withdraw(
    subscriptionId: string,
  ): Promise<RefundProgress | 'withdrawal-window-closed' | 'nothing-to-withdraw'>
}

export function createWithdrawals(seller: Seller): Withdrawals {
  async function paidOrders(subscriptionId: string): Promise<OrderRecord[]> {
    const orders = await seller.store.ordersOfSubscription(subscriptionId)
    return orders.filter(({ state }) => state.status === 'paid')
  }

  function latestRefundable(orders: readonly OrderRecord[]): OrderRecord | undefined {
    const now = seller.now()
    return orders.find((order) => order.refundRequest !== null || isWithdrawable(order, now))
  }

  return {
    async withdrawable(subscriptionId) {
      const order = latestRefundable(await paidOrders(subscriptionId))
      if (!order) return { purchase: null }
      const approvedAt = approvedAtOf(order)
      return {
        purchase: {
          orderId: order.id,
          provider: order.provider,
          priceCents: order.state.priceCents,
          currency: order.state.currency,
          approvedAt: new Date(approvedAt).toISOString(),
          withdrawableUntil: new Date(refundWindowEndsAtMs(approvedAt)).toISOString(),
          status: order.refundRequest === null ? 'open' : 'requested',
        },
      }
    },

    async withdraw(subscriptionId) {
      const orders = await paidOrders(subscriptionId)
      const order = latestRefundable(orders)
      if (!order) {
        return orders.length > 0 ? 'withdrawal-window-closed' : 'nothing-to-withdraw'
      }
      const result = await refundOrder(seller, order.id, 'buyer')
      // Gone between the two looks: paid back by other ways.
      return result === 'order-not-found' || result === 'not-paid' ? 'nothing-to-withdraw' : result
    },
  }
}
