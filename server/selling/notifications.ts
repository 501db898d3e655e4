/** Notifications: proven, kept, answered; and only then followed, to the provider's own books (design.md section 6). */
import { createHash, randomUUID } from 'node:crypto'
import type { Provider } from '#core/payment.ts'
import type { DueNotification } from '#server/ports/order-store.ts'
import type { IncomingNotification } from '#server/ports/payments.ts'
import { advance } from './advance.ts'
import { collect } from './collect.ts'
import type { Seller } from './seller.ts'

const hourMs = 60 * 60_000
/** Refused ones are kept for the operator, but not without end: whoever floods us fills no disk. */
const refusalsKeptPerHour = 300
/** From then on the reconciler has it. */
const givenUpAfterMs = 24 * hourMs
const longestPauseMs = 5 * 60_000

export type Receipt = 'recorded' | 'refused' | 'unverifiable' | 'provider-off'

export interface Notifications {
  /** Durably kept once this resolves with `recorded`. Follows nothing. */
  receive(provider: Provider, notification: IncomingNotification): Promise<Receipt>
  /** Asks the provider about what the notification points at. */
  follow(notification: DueNotification): Promise<void>
}

export function createNotifications(seller: Seller): Notifications {
  const { store } = seller
  let refusals = { since: 0, count: 0 }

  function mayKeepRefusal(now: number): boolean {
    if (now - refusals.since >= hourMs) refusals = { since: now, count: 0 }
    refusals.count += 1
    return refusals.count <= refusalsKeptPerHour
  }

  async function receive(provider: Provider, notification: IncomingNotification): Promise<Receipt> {
    const payments = seller.payments[provider]
    if (!payments) return 'provider-off'
    const verdict = await payments.verifyNotification(notification)
    const now = seller.now()
    const id = randomUUID()
    if (verdict.ok) {
      const kept = await store.recordNotification({
        id,
        provider,
        key: verdict.notificationKey,
        receivedAt: now,
        verdict: { verified: true, hint: verdict.hint },
      })
      seller.tellNotification(kept === 'new' ? 'notified' : 'notified-again', provider, id)
      return 'recorded'
    }
    const { reason } = verdict
    if (reason === 'unverifiable-now') {
      seller.tellNotification('notification-unverifiable', provider, id)
      return 'unverifiable'
    }
    seller.tellNotification('notification-refused', provider, id, { reason })
    if (mayKeepRefusal(now)) {
      const hash = createHash('sha256').update(notification.rawBody).digest('base64url')
      const key = ['refused', provider, reason, hash].join('|')
      const refused = { verified: false, reason } as const
      await store.recordNotification({ id, provider, key, receivedAt: now, verdict: refused })
    }
    // Genuine but not understood: sent again it would be no clearer.
    return reason === 'unreadable' ? 'recorded' : 'refused'
  }

  async function follow(due: DueNotification): Promise<void> {
    const { provider, hint } = due
    const payments = seller.payments[provider]
    const settle = (outcome: string, orderId: string | null = null) =>
      store.settleNotification(due, outcome, orderId, seller.now())
    if (!payments) return settle('provider-off')
    if (hint.kind === 'nothing') return settle('no-concern')
    if (hint.kind === 'checkout') {
      const order = await store.findOrderByReference(provider, hint.providerReference)
      if (!order) return settle('unknown-checkout')
      const standing = await collect(seller, order.id)
      return standing === 'unknown' ? retry(due, 'unreachable') : settle(standing, order.id)
    }
    const found = await payments.paymentsOfHint(hint)
    if (!found.ok) {
      seller.tellUnfollowed(due, found)
      if (found.failure === 'unreachable') return retry(due, found.failure)
      // The simulator's made-up ids end here as well (contracts.md section 1.3).
      return settle(found.failure)
    }
    let orderId: string | null = null
    for (const payment of found.value) {
      const order =
        payment.orderId === null ? null : await advance(seller, payment.orderId, [payment])
      if (order) orderId = order.id
      else await store.keepStrayPayment(payment, seller.now())
    }
    return settle(orderId === null ? 'no-order' : 'followed', orderId)
  }

  function retry(due: DueNotification, outcome: string): Promise<void> {
    const now = seller.now()
    if (now - due.receivedAt > givenUpAfterMs) {
      return store.settleNotification(due, 'given-up', null, now)
    }
    const pauseMs = seller.timings.retryMs * 2 ** (due.attempts - 1)
    return store.rescheduleNotification(due, now + Math.min(pauseMs, longestPauseMs), outcome)
  }

  return { receive, follow }
}
