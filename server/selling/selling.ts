/** Selling as routes, operator and composition use it. */

import type { Provider } from '#core/selling/payment.ts'
import type { CaptureAnswer } from '#core/wire.ts'
import type { IncomingNotification } from '#server/ports/payments.ts'
import { type CheckoutAsked, type CheckoutMade, makeCheckout } from './checkout.ts'
import { type ClaimAsked, type ClaimResult, createClaims } from './claim.ts'
import { collect, type OrderStanding } from './collect.ts'
import { startDueWork } from './due-work.ts'
import { createNotifications, type Receipt } from './notifications.ts'
import { reconcileOrder } from './reconcile.ts'
import { type RefundProgress, type RefundRefusal, refundOrder } from './refund.ts'
import { createSeller, type SellerParts } from './seller.ts'
import { createWithdrawals, type Withdrawals } from './withdrawal.ts'

export interface Selling {
  checkout(asked: CheckoutAsked): Promise<CheckoutMade>
  /** Collects what the buyer approved at PayPal. Only for the browser that made the order. */
  capture(
    providerReference: string,
    purchaseHash: string,
  ): Promise<CaptureAnswer['status'] | 'order-not-found' | 'payment-failed'>
  claim(asked: ClaimAsked): Promise<ClaimResult>
  withdrawable: Withdrawals['withdrawable']
  withdraw: Withdrawals['withdraw']
  /** Stores a notification; following it comes later. */
  receive(provider: Provider, notification: IncomingNotification): Promise<Receipt>
  /** For the operator: refunds within the window, or with `force` outside it. */
  refund(orderId: string, force: boolean): Promise<RefundProgress | RefundRefusal>
  /** For the operator: asks the providers about every unsettled order now. */
  reconcile(): Promise<Record<OrderStanding, number>>
  /** From now on follows notifications and reconciles, until stopped. */
  start(): void
  stop(): Promise<void>
}

/** The most orders that one `reconcile` asks about. */
const reconcileMax = 10_000

export function createSelling(parts: SellerParts): Selling {
  const seller = createSeller(parts)
  const notifications = createNotifications(seller)
  const { claim } = createClaims(seller)
  const { withdrawable, withdraw } = createWithdrawals(seller)
  let work: ReturnType<typeof startDueWork> | undefined

  return {
    checkout: (asked) => makeCheckout(seller, asked),
    claim,
    withdrawable,
    withdraw,
    refund: (orderId, force) => refundOrder(seller, orderId, 'operator', force),

    capture: async (providerReference, purchaseHash) => {
      const order = await seller.store.findOrderByReference('paypal', providerReference)
      if (order?.purchaseHash !== purchaseHash) return 'order-not-found'
      const standing = await collect(seller, order.id)
      switch (standing) {
        case 'paid':
        case 'pending':
          return standing
        case 'unknown':
          return 'payment-failed'
        case 'declined':
        case 'open':
        case 'returned':
          return 'declined'
      }
    },

    receive: async (provider, notification) => {
      const receipt = await notifications.receive(provider, notification)
      if (receipt === 'recorded') work?.nudge()
      return receipt
    },

    reconcile: async () => {
      const counts = { paid: 0, pending: 0, declined: 0, open: 0, returned: 0, unknown: 0 }
      for (const order of await seller.store.unsettledOrders(reconcileMax)) {
        counts[await reconcileOrder(seller, order)] += 1
      }
      return counts
    },

    start: () => {
      work ??= startDueWork(seller, notifications)
    },
    stop: async () => {
      await work?.stop()
      work = undefined
    },
  }
}
