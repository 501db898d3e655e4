/** What the page that a buyer comes back to is told: the server's word, never the query's (design.md section 5). */
import type { SessionUser } from '#core/wire.ts'
import type { OrderRecord } from '#server/ports/order-store.ts'
import type { OpenDoor } from '../access/access.ts'
import { advance } from './advance.ts'
import { collect, type OrderStanding, standingOf } from './collect.ts'
import type { Seller } from './seller.ts'

/** So long a claim may be repeated: its answer may have been lost on the way. */
const repeatableMs = 10 * 60_000

export interface ClaimAsked {
  purchaseHash: string
  deviceToken: string | undefined
  sessionToken: string | undefined
  /** How the provider's page sent the buyer back. Decides only whether waiting is worth while. */
  returned: 'success' | 'pending' | 'failure' | undefined
  /** A payment to look at first; search at the provider lags behind. */
  paymentId: string | undefined
}

export type ClaimResult =
  | { answer: 'paid'; user: SessionUser; door: OpenDoor | null }
  | { answer: 'mailed' | 'pending' | 'failed' | 'order-not-found' }

export interface Claims {
  /** By the purchase cookie. Any order of it that is paid and unclaimed counts. */
  claim(asked: ClaimAsked): Promise<ClaimResult>
}

export function createClaims(seller: Seller): Claims {
  const { store, access, timings } = seller
  /** When an order was last asked about, in this process: pages ask every other second. */
  const askedAt = new Map<string, number>()

  async function ask(order: OrderRecord, { paymentId }: ClaimAsked): Promise<OrderStanding> {
    const now = seller.now()
    const former = askedAt.get(order.id) ?? 0
    if (!order.checkout || now - former < timings.askAgainMs) return standingOf(order)
    for (const [id, at] of askedAt) if (now - at >= timings.askAgainMs) askedAt.delete(id)
    askedAt.set(order.id, now)
    if (order.provider === 'mercado-pago' && paymentId && /^\d{1,20}$/.test(paymentId)) {
      const found = await seller.payments[order.provider]?.paymentsOfHint({
        kind: 'payment',
        paymentId,
      })
      // Whoever writes another order's payment into the address gains nothing: it names its own order.
      const own = found?.ok ? found.value.filter(({ orderId }) => orderId === order.id) : []
      const advanced = own.length > 0 ? await advance(seller, order.id, own) : null
      if (advanced?.state.paidBy) return standingOf(advanced)
    }
    return collect(seller, order.id)
  }

  async function openFor(order: OrderRecord, asked: ClaimAsked): Promise<ClaimResult> {
    const { fulfilment } = order
    if (!fulfilment) return { answer: 'failed' }
    const door = await access.openAfterPurchase(
      fulfilment.subscriptionId,
      asked.deviceToken,
      fulfilment.isExtension,
    )
    await store.claimOrder(order.id, seller.now())
    if (door) return { answer: 'paid', user: door.user, door }
    const session = await access.checkSession(asked.sessionToken)
    const isOwn = session.state === 'active' && session.holder === fulfilment.subscriptionId
    return isOwn ? { answer: 'paid', user: session.user, door: null } : { answer: 'mailed' }
  }

  return {
    async claim(asked) {
      const known = await store.ordersOfPurchase(asked.purchaseHash)
      if (known.length === 0) return { answer: 'order-not-found' }
      const unclaimed = known.find(isUnclaimed)
      if (unclaimed) return openFor(unclaimed, asked)

      const open = known.filter(({ state }) => state.paidBy === null).slice(0, 4)
      const standings = await Promise.all(open.map((order) => ask(order, asked)))
      const orders = await store.ordersOfPurchase(asked.purchaseHash)
      const paid = orders.find(isUnclaimed)
      if (paid) return openFor(paid, asked)

      const claimed = orders.find(({ state, claimedAt }) => state.status === 'paid' && claimedAt)
      const isRecent = claimed && seller.now() - (claimed.claimedAt ?? 0) < repeatableMs
      if (isRecent && asked.returned !== 'failure') return openFor(claimed, asked)
      if (standings.includes('pending')) return { answer: 'pending' }
      const hopes = asked.returned === 'success' || asked.returned === 'pending'
      if (standings.includes('unknown')) return { answer: 'pending' }
      if (hopes && standings.includes('open')) return { answer: 'pending' }
      return { answer: claimed && asked.returned !== 'failure' ? 'mailed' : 'failed' }
    },
  }
}

function isUnclaimed({ state, claimedAt }: OrderRecord): boolean {
  return state.status === 'paid' && claimedAt === null
}
