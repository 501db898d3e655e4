/** What all parts of selling share. */

import type { Provider } from '#core/selling/payment.ts'
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
  /** How long a Mercado Pago preference is offered again to the same browser (docs/design/shape.md section 2). */
  preferenceKeptMs: number
  /**
   * PayPal's own orders can be paid for three hours (docs/design/services.md section 2.2); ours are offered again for
   * slightly less.
   */
  payPalOrderKeptMs: number
  /** When the offer ends at the provider, slips included. */
  offerMs: number
  /** How long one call may hold an order: longer than all of the adapter's attempts together. */
  orderLeaseMs: number
  /** How long a call waits for an order that another call holds. */
  orderWaitMs: number
  /** The first pause before the provider is asked again; later ones double. */
  lookUnitMs: number
  /** How often to check for due work without a nudge. */
  pollMs: number
  /** How long one instance may hold due work: longer than following or looking takes with all its attempts. */
  workLeaseMs: number
  /** The first pause before a notification that could not be followed is retried; later ones double. */
  retryMs: number
  /** The least time between two questions about an order, however often the page asks. */
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
  /** A provider that is absent is disabled. */
  payments: Partial<Record<Provider, Payments>>
  publicUrl: URL
  /** How many checkouts a network address may make per hour; 0: no limit. */
  checkoutsPerHour: number
  /** How many of a person's withdrawals per year are refunded automatically; later ones need the operator. 0: all. */
  withdrawalsPerYear: number
  /** Right side of Message-IDs. */
  messageIdHost: string
  log: Log
  /** Called for each payment event, for the metrics. */
  onEvent: (provider: Provider, event: string) => void
  /** Milliseconds since 1970. */
  now: () => number
  timings: SellingTimings
}

export interface Seller extends SellerParts {
  /** Reports an event to log and metrics; only our ids and codes. */
  tell(event: string, about: Pick<OrderRecord, 'id' | 'provider'>, details?: EventDetails): void
  /** The same for a notification, by our own id for it. */
  tellNotification(
    event: string,
    provider: Provider,
    notification: string,
    details?: EventDetails,
  ): void
  /** The same for a call that the provider failed to carry out. */
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

/** A line in the order's history. */
export function eventOf(
  orderId: string,
  at: number,
  event: string,
  details: OrderEvent['details'] = {},
): OrderEvent {
  return { orderId, at, event, details }
}
