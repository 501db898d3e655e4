/**
 * One step of the reconciler: a lost notification costs minutes, not a customer
 * (docs/design/access-and-money.md section 2).
 */
import type { OrderRecord } from '#server/ports/order-store.ts'
import { collect, type OrderStanding } from './collect.ts'
import { followBooks } from './follow-books.ts'
import { nextLookAt } from './look-schedule.ts'
import { pursueRefund } from './refund.ts'
import type { Seller } from './seller.ts'

/** Asks the provider about an order, pursues a refund that is under way, and says when to look again. */
export async function reconcileOrder(seller: Seller, order: OrderRecord): Promise<OrderStanding> {
  const { store, timings } = seller
  let standing = await collect(seller, order.id)
  if (seller.now() > order.expiresAt && !order.state.timedOut && order.state.paidBy === null) {
    await followBooks(seller, order.id, [])
  }
  if (order.refundRequest !== null && standing === 'paid') {
    if ((await pursueRefund(seller, order.id)) === 'refunded') standing = 'returned'
  }
  const now = seller.now()
  const after = await store.findOrder(order.id)
  if (after) {
    const schedule = nextLookAt({ ...after, looks: order.looks }, now, timings.lookUnitMs)
    await store.rescheduleLook(order, schedule)
  }
  return standing
}
