/**
 * Notifications are verified, recorded and answered, and only then followed up in the provider's own books
 * (docs/design/access-and-money.md section 2).
 */
import { createHash, randomUUID } from 'node:crypto'
import type { Provider } from '#core/selling/payment.ts'
import type { DueNotification } from '#server/ports/order-store.ts'
import type { IncomingNotification } from '#server/ports/payments.ts'
import { collect } from './collect.ts'
import { followBooks } from './follow-books.ts'
import type { Seller } from './seller.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Refused ones are stored for the operator, but only up to a limit: a flood must not fill the disk. */
const refusalsKeptPerHour = 300
/** After this the reconciler takes over. */
const givenUpAfterMs = 24 * hourMs
const longestPauseMs = 5 * 60_000

export type Receipt = 'recorded' | 'refused' | 'unverifiable' | 'provider-off'

export interface Notifications {
  /**
   * Once this resolves with `recorded`, the notification is durably stored. Follows nothing. What cannot be verified
   * now, because of too many forgeries or an unreachable provider, is stored all the same if it names an order of ours:
   * following it only asks the provider, so a forgery gains nothing.
   */
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
      const { claimed } = verdict
      if (claimed && (await store.concernsOrder(provider, claimed))) {
        // One row and one question per order and minute, however many forgeries name it.
        const minute = Math.floor(now / minuteMs)
        const key = ['unproven', provider, JSON.stringify(claimed), minute].join('|')
        const unproven = { verified: false, reason, hint: claimed } as const
        await store.recordNotification({ id, provider, key, receivedAt: now, verdict: unproven })
        seller.tellNotification('notified-unproven', provider, id)
        return 'recorded'
      }
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
    // Genuine but not understood: sending it again would not help.
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
      // The made-up ids of the provider's simulator end here as well (docs/design/services.md section 1.3).
      return settle(found.failure)
    }
    let orderId: string | null = null
    for (const payment of found.value) {
      const order =
        payment.orderId === null ? null : await followBooks(seller, payment.orderId, [payment])
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
