/** What every part of selling stands on. */

import type { Provider } from '#core/payment.ts'
import type {
  DueNotification,
  OrderEvent,
  OrderRecord,
  OrderStore,
} from '#server/ports/order-store.ts'
import type { Payments, PaymentsFailure } from '#server/ports/payments.ts'
import type { Access } from '../access/access.ts'
import type { Log } from '../ports/log.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

export interface SellingTimings {
  /** How long a Mercado Pago preference is offered again to the same browser (design.md section 2). */
  preferenceKeptMs: number
  /** PayPal's own orders take the buyer for three hours (contracts.md section 2.2); offered again a little less long. */
  payPalOrderKeptMs: number
  /** End of the offer at the provider, slips included. */
  offerMs: number
  /** How long one call may hold an order: longer than the adapter's attempts together. */
  orderLeaseMs: number
  /** How long a call waits for an order that another one holds. */
  orderWaitMs: number
  /** The first pause before the provider is asked again; later ones double. */
  lookUnitMs: number
  /** How often due work is looked for without a nudge. */
  pollMs: number
  /** Due work is one instance's for so long: longer than following or looking takes with all its attempts. */
  workLeaseMs: number
  /** The pause before a notification that could not be followed is tried again; later ones double. */
  retryMs: number
  /** An order is asked about once in so long at most, however often the page asks. */
  askAgainMs: number
}

export const defaultSellingTimings: SellingTimings = {
  preferenceKeptMs: 24 * hourMs,
  payPalOrderKeptMs: 150 * minuteMs,
  offerMs: 72 * hourMs,
  orderLeaseMs: minuteMs,
  orderWaitMs: 10_000,
  lookUnitMs: 2 * minuteMs,
  pollMs: 2_000,
  workLeaseMs: 2 * minuteMs,
  retryMs: 2_000,
  askAgainMs: 2_000,
}

export interface SellerParts {
  store: OrderStore
  access: Pick<Access, 'prepareGrant' | 'openAfterPurchase' | 'checkSession' | 'addressKey'>
  /** A provider that is not there is off. */
  payments: Partial<Record<Provider, Payments>>
  publicUrl: URL
  /** Checkouts that may be made for one network address in an hour; 0: no limit. */
  checkoutsPerHour: number
  /** Right side of Message-IDs. */
  messageIdHost: string
  log: Log
  /** Told of each payment event, for the metrics. */
  onEvent: (provider: Provider, event: string) => void
  /** Milliseconds since 1970. */
  now: () => number
  timings: SellingTimings
}

export interface Seller extends SellerParts {
  /** Says what happened in log and metrics; nothing but our ids and codes. */
  tell(event: string, about: Pick<OrderRecord, 'id' | 'provider'>, details?: EventDetails): void
  /** The same for a notification, by our own id of it. */
  tellNotification(
    event: string,
    provider: Provider,
    notification: string,
    details?: EventDetails,
  ): void
  /** The same for a call that the provider did not do. */
  tellFailure(
    doing: string,
    about: Pick<OrderRecord, 'id' | 'provider'>,
    failure: PaymentsFailure,
  ): void
  /** The same for what a notification points at: `follow-…`. */
  tellUnfollowed(
    notification: Pick<DueNotification, 'id' | 'provider'>,
    failure: PaymentsFailure,
  ): void
}

type EventDetails = Readonly<Record<string, string | number | boolean>>

export function createSeller(parts: SellerParts): Seller {
  function fail(
    about: Readonly<Record<string, string>>,
    provider: Provider,
    doing: string,
    failure: PaymentsFailure,
  ): void {
    const issue = 'issue' in failure ? failure.issue : undefined
    const { failure: kind, detail } = failure
    parts.log.warn(
      { ...about, provider, doing, failure: kind, detail, ...(issue && { issue }) },
      'the payment provider did not do what was asked',
    )
    parts.onEvent(provider, `${doing}-${kind}`)
  }

  return {
    ...parts,
    tell(event, { id, provider }, details = {}) {
      parts.log.info({ order: id, provider, event, ...details }, 'payment event')
      parts.onEvent(provider, event)
    },
    tellNotification(event, provider, notification, details = {}) {
      parts.log.info({ notification, provider, event, ...details }, 'payment event')
      parts.onEvent(provider, event)
    },
    tellFailure: (doing, { id, provider }, failure) =>
      fail({ order: id }, provider, doing, failure),
    tellUnfollowed: ({ id, provider }, failure) =>
      fail({ notification: id }, provider, 'follow', failure),
  }
}

/** A line of the order's history. */
export function eventOf(
  orderId: string,
  at: number,
  event: string,
  details: OrderEvent['details'] = {},
): OrderEvent {
  return { orderId, at, event, details }
}
