/** Asks a provider about one order, and collects what the buyer approved. One call at a time across all instances. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isAwaitingPayment } from '#core/selling/order.ts'
import type { OrderRecord } from '#server/ports/order-store.ts'
import { followBooks } from './follow-books.ts'
import type { Seller } from './seller.ts'

const waitStepMs = 50

/**
 * Runs `work` while nobody else holds the order. `busy`: another call held it for longer than this one may wait. A
 * holder that died loses it after the lease.
 */
export async function holdOrder<Result>(
  seller: Seller,
  orderId: string,
  work: () => Promise<Result>,
): Promise<Result | 'busy'> {
  const { store, now, timings } = seller
  const token = randomUUID()
  for (let waitedMs = 0; ; waitedMs += waitStepMs) {
    if (await store.leaseOrder(orderId, token, now(), timings.orderLeaseMs)) break
    if (waitedMs >= timings.orderWaitMs) return 'busy'
    await wait(waitStepMs)
  }
  try {
    return await work()
  } finally {
    await store.releaseOrder(orderId, token)
  }
}

/** `unknown`: the provider could not be asked; `open`: nobody has paid or tried to. */
export type OrderStanding = 'paid' | 'pending' | 'declined' | 'open' | 'returned' | 'unknown'

/** An order's state by what we know. */
export function standingOf({ state }: OrderRecord): OrderStanding {
  switch (state.status) {
    case 'paid':
      return 'paid'
    case 'refunded':
    case 'charged-back':
      return 'returned'
    case 'failed':
    case 'expired':
      return 'declined'
    case 'created':
      return isAwaitingPayment(state) ? 'pending' : 'open'
  }
}

/**
 * Looks at the provider's books about an order, and collects it if the buyer has approved. A simultaneous webhook and
 * returning buyer collect once: the second finds it paid.
 */
export async function collect(seller: Seller, orderId: string): Promise<OrderStanding> {
  const result = await holdOrder(seller, orderId, async (): Promise<OrderStanding> => {
    const order = await seller.store.findOrder(orderId)
    const payments = order && seller.payments[order.provider]
    if (!order?.checkout || !payments) return order ? standingOf(order) : 'open'
    const { providerReference } = order.checkout
    const reference = { orderId, providerReference }
    if (order.state.paidBy !== null) {
      const found = await payments.paymentsOfOrder(reference)
      if (!found.ok) {
        seller.tellFailure('look', order, found)
        return standingOf(order)
      }
      return standingOf((await followBooks(seller, orderId, found.value)) ?? order)
    }
    const captured = await payments.capture(reference, order.captureAttempt)
    if (!captured.ok) {
      seller.tellFailure('capture', order, captured)
      // The provider has forgotten an order nobody paid: our clock ends it.
      if (captured.failure === 'not-found') await followBooks(seller, orderId, [])
      return 'unknown'
    }
    const { outcome, payments: found } = captured.value
    const advanced = (await followBooks(seller, orderId, found)) ?? order
    if (outcome !== 'declined' || advanced.state.paidBy !== null) return standingOf(advanced)
    await seller.store.countDecline(orderId, order.captureAttempt, seller.now())
    // A declined PayPal order may be complete or gone, so the next try is a new one.
    if (order.provider === 'paypal') {
      await seller.store.retireOrder(orderId, seller.now(), 'declined')
    }
    return 'declined'
  })
  return result === 'busy' ? 'unknown' : result
}
