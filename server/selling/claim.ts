/**
 * The answer for the page a buyer returns to: what the server knows, never what the query says
 * (docs/design/access-and-money.md section 7).
 */
import type { PendingPurchase, SessionUser } from '#core/wire.ts'
import type { OrderRecord } from '#server/ports/order-store.ts'
import type { OpenDoor } from '../access/access.ts'
import { collect, type OrderStanding, standingOf } from './collect.ts'
import { followBooks } from './follow-books.ts'
import { addressesOf } from './purchase-letters.ts'
import type { Seller } from './seller.ts'

/** How long a claim may be repeated: its answer may have been lost on the way. */
const repeatableMs = 10 * 60_000

export interface ClaimAsked {
  purchaseHash: string
  deviceToken: string | undefined
  sessionToken: string | undefined
  /** How the provider's page sent the buyer back. Only decides whether waiting makes sense. */
  returned: 'success' | 'pending' | 'failure' | undefined
  /** A payment to look at first: the provider's search lags behind. */
  paymentId: string | undefined
}

export type ClaimResult =
  | { answer: 'paid'; user: SessionUser; door: OpenDoor | null }
  | { answer: 'pending'; purchase: PendingPurchase }
  | { answer: 'mailed' | 'failed' | 'order-not-found' }

export interface Claims {
  /** By the purchase cookie. Any of its orders that is paid and unclaimed counts. */
  claim(asked: ClaimAsked): Promise<ClaimResult>
}

export function createClaims(seller: Seller): Claims {
  const { store, access, timings } = seller
  /** When this process last asked about an order: pages ask every other second. */
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
      // Putting another order's payment into the address gains nothing: it names its own order.
      const own = found?.ok ? found.value.filter(({ orderId }) => orderId === order.id) : []
      const advanced = own.length > 0 ? await followBooks(seller, order.id, own) : null
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
      const unclaimed = firstUnclaimed(known)
      if (unclaimed) return openFor(unclaimed, asked)

      const open = known.filter(({ state }) => state.paidBy === null).slice(0, 4)
      const standings = await Promise.all(open.map((order) => ask(order, asked)))
      const orders = await store.ordersOfPurchase(asked.purchaseHash)
      const paid = firstUnclaimed(orders)
      if (paid) return openFor(paid, asked)

      const claimed = orders.find(({ state, claimedAt }) => state.status === 'paid' && claimedAt)
      const isRecent = claimed && seller.now() - (claimed.claimedAt ?? 0) < repeatableMs
      if (isRecent && asked.returned !== 'failure') return openFor(claimed, asked)
      const hopes = asked.returned === 'success' || asked.returned === 'pending'
      const awaitable: OrderStanding[] = hopes
        ? ['pending', 'unknown', 'open']
        : ['pending', 'unknown']
      const awaited = awaitable
        .map((standing) => open[standings.indexOf(standing)])
        .find((order) => order !== undefined)
      if (awaited) return { answer: 'pending', purchase: pendingPurchase(awaited, seller.now()) }
      return { answer: claimed && asked.returned !== 'failure' ? 'mailed' : 'failed' }
    },
  }
}

/** A pending payment at PayPal is already approved: there is nothing to return to. */
function pendingPurchase(order: OrderRecord, now: number): PendingPurchase {
  const { provider, state, email, checkout, expiresAt } = order
  const isPayable = provider === 'mercado-pago' && now < expiresAt
  return {
    provider,
    priceCents: state.priceCents,
    currency: state.currency,
    email,
    checkoutUrl: isPayable ? (checkout?.checkoutUrl ?? null) : null,
  }
}

/** The newest paid order that has not let anybody in yet. */
function firstUnclaimed(newestFirst: readonly OrderRecord[]): OrderRecord | undefined {
  const claimed = newestFirst.find(({ claimedAt }) => claimedAt !== null)
  return newestFirst.find(
    (order) =>
      order.state.status === 'paid' && order.claimedAt === null && !hasMadeWay(order, claimed),
  )
}

/**
 * Someone else is at this browser now: a later order, for another access, has let them in. The order's PIN is in its
 * letter; if there is nowhere to send that, this page remains the only place that shows it.
 */
function hasMadeWay(order: OrderRecord, claimed: OrderRecord | undefined): boolean {
  return (
    claimed !== undefined &&
    claimed.createdAt > order.createdAt &&
    claimed.fulfilment?.subscriptionId !== order.fulfilment?.subscriptionId &&
    addressesOf(order).recipient !== null
  )
}
