/** The buyer changes their mind (docs/design/access-and-money.md section 8; CDC art. 49). */
import type { Withdrawable } from '#core/wire.ts'
import type { OrderRecord } from '#server/ports/order-store.ts'
import {
  approvedAtOf,
  isWithdrawable,
  type RefundProgress,
  refundOrder,
  withdrawableUntil,
} from './refund.ts'
import type { Seller } from './seller.ts'

/** Who asks: having access does not mean having paid for it. */
export interface WithdrawalAsker {
  /** The subscription that is logged in. */
  subscriptionId: string
  /** From the browser's purchase cookie. */
  purchaseHash: string | undefined
  /** The order whose letter's link opened the session. */
  letterOrderId: string | null
}

export interface Withdrawals {
  /** The purchase that `withdraw` would take back, for the button and its progress. */
  withdrawable(asker: WithdrawalAsker): Promise<Withdrawable>
  /**
   * Takes back the latest refundable order that the asker paid for, never somebody else's for the same access.
   * `by-hand`: the person has withdrawn often this year, and the operator decides; the access stays until then.
   */
  withdraw(
    asker: WithdrawalAsker,
  ): Promise<RefundProgress | 'by-hand' | 'withdrawal-window-closed' | 'nothing-to-withdraw'>
}

/** The period over which withdrawals are counted. */
export const withdrawalsCountMs = 365 * 24 * 60 * 60_000

export function createWithdrawals(seller: Seller): Withdrawals {
  async function ownPaidOrders(asker: WithdrawalAsker): Promise<OrderRecord[]> {
    const orders = await seller.store.ordersOfSubscription(asker.subscriptionId)
    // Another e-mail typed here since has replaced the cookie that the order was made under.
    const [latest] =
      asker.purchaseHash === undefined
        ? []
        : await seller.store.ordersOfPurchase(asker.purchaseHash)
    return orders.filter(
      ({ id, browserHash, state }) =>
        state.status === 'paid' &&
        (browserHash === latest?.browserHash || id === asker.letterOrderId),
    )
  }

  function latestRefundable(orders: readonly OrderRecord[]): OrderRecord | undefined {
    const now = seller.now()
    return orders.find((order) => isUnderWay(order) || isWithdrawable(order, now))
  }

  return {
    async withdrawable(asker) {
      const order = latestRefundable(await ownPaidOrders(asker))
      if (!order) return { purchase: null }
      return {
        purchase: {
          orderId: order.id,
          provider: order.provider,
          priceCents: order.state.priceCents,
          currency: order.state.currency,
          approvedAt: new Date(approvedAtOf(order)).toISOString(),
          withdrawableUntil: new Date(withdrawableUntil(order)).toISOString(),
          dateForm: order.dateForm,
          status: isUnderWay(order) ? 'requested' : 'open',
          byHand: order.withdrawalAskedAt !== null && order.refundRequest === null,
        },
      }
    },

    async withdraw(asker) {
      const orders = await ownPaidOrders(asker)
      const order = latestRefundable(orders)
      if (!order) {
        return orders.length > 0 ? 'withdrawal-window-closed' : 'nothing-to-withdraw'
      }
      const now = seller.now()
      const noted = await seller.store.noteWithdrawal({
        orderId: order.id,
        now,
        most: seller.withdrawalsPerYear,
        since: now - withdrawalsCountMs,
      })
      if (noted?.answer === 'by-hand') {
        if (noted.isNew) seller.tell('withdrawal-waits', order)
        return 'by-hand'
      }
      if (noted?.isNew) seller.tell('refund-requested', order, { by: 'buyer' })
      const result = await refundOrder(seller, order.id, 'buyer')
      // Gone between the two looks: refunded by other means.
      return result === 'order-not-found' || result === 'not-paid' ? 'nothing-to-withdraw' : result
    },
  }
}

function isUnderWay({ refundRequest, withdrawalAskedAt }: OrderRecord): boolean {
  return refundRequest !== null || withdrawalAskedAt !== null
}
