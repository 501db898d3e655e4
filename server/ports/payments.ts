/**
 * The port to a payment provider (design.md section 6). One shape for all of them; what differs hides in the adapter.
 * Nothing here throws for what a provider or the network may do: expected failures are values.
 */
import type { Language } from '#core/languages.ts'
import type { Currency } from '#core/offer.ts'
import type { Provider, ProviderPayment } from '#core/payment.ts'

/** Why a provider could not do what was asked. `detail` is for the log: no personal data, no credentials. */
export type PaymentsFailure =
  /** No answer in time, a broken one, 429 or 5xx: nothing is known about what happened. Ask again later, same key. */
  | { failure: 'unreachable'; detail: string }
  /** The provider understood and said no; asking again unchanged will not help. `issue` is the provider's own code. */
  | { failure: 'refused'; issue: string; detail: string }
  /** The provider does not know this id. */
  | { failure: 'not-found'; detail: string }
  /** A success whose body we cannot read: our contract with the provider is broken. Shown to the operator. */
  | { failure: 'unintelligible'; detail: string }

export type PaymentsResult<T> = { ok: true; value: T } | ({ ok: false } & PaymentsFailure)

/** What is asked to be paid. Every value is the server's own. */
export interface CheckoutRequest {
  orderId: string
  amountCents: number
  currency: Currency
  /** Language of the provider's page, where it can be chosen. */
  language: Language
  /** What the buyer reads at the provider and on the receipt. */
  title: string
  description: string
  /** Prefills the provider's page, where it takes one. */
  email?: string
  /** End of the offer, slips included, in epoch milliseconds; a provider with a fixed validity of its own keeps that. */
  expiresAtMs: number
  /** Absolute addresses on our site the buyer comes back to. Their query is never believed. */
  returnUrls: { success: string; pending: string; failure: string }
}

/** A checkout as the provider made it. */
export interface Checkout {
  /** Mercado Pago's preference id, PayPal's order id. */
  providerReference: string
  /** The provider's page where the buyer pays. */
  checkoutUrl: string
}

/** Names one of our orders at its provider. */
export interface OrderReference {
  orderId: string
  providerReference: string
}

/** How collecting an approved checkout went. */
export interface CaptureResult {
  /**
   * - `paid`: money was collected; whether it pays the order, and still stands, is for `advanceOrder` to say
   * - `pending`: the provider reviews it; a notification or the reconciler brings the end
   * - `declined`: the buyer may try again at once, with another means of paying
   * - `not-approved`: the buyer has not agreed to pay yet
   */
  outcome: 'paid' | 'pending' | 'declined' | 'not-approved'
  /** The order's payments as the provider shows them now. */
  payments: readonly ProviderPayment[]
  /** Where the buyer goes on, when this answer names it; else the address that `createCheckout` gave still holds. */
  checkoutUrl?: string
}

/** How a refund stands at the provider. */
export interface RefundResult {
  /** `null` where it had been refunded before and the provider names no id. */
  refundId: string | null
  /** `pending`: accepted, the money moves later (PayPal eCheck, Mercado Pago in_process). */
  status: 'done' | 'pending'
}

/** A part of a payment to send back, or all that is left of it. */
export interface RefundRequest {
  paymentId: string
  /** Left out: everything not yet refunded. */
  amountCents?: number
  currency: Currency
  /**
   * Ours and stable for one intention (such as `<order>.withdrawal`): repeating the call under the same key, even after
   * a lost answer, refunds once. At most 64 characters of `[A-Za-z0-9._-]`.
   */
  key: string
}

/** What a genuine notification points at. It says nothing about how things stand: ask for that. */
export type NotificationHint =
  /** Something about this payment changed. */
  | { kind: 'payment'; paymentId: string }
  /** The buyer approved this checkout: it can be captured (PayPal), or the approval was taken back. */
  | { kind: 'checkout'; providerReference: string }
  /** A complaint or chargeback, by the provider's id of it. */
  | { kind: 'dispute'; disputeId: string }
  /** Genuine, but of no concern to us. */
  | { kind: 'nothing'; topic: string }

export const notificationRefusals = [
  /** No signature at all, as in a forged or legacy notification. */
  'unsigned',
  /** Signature headers that cannot be read. */
  'malformed',
  /** The signature does not fit what came. */
  'signature-mismatch',
  /** The certificate is not on one of the provider's hosts, or is not the provider's, or is out of date. */
  'certificate-refused',
  /** It could not be verified now (certificate or postback out of reach): answer 503 so that it comes again. */
  'unverifiable-now',
  /** Genuine, but the content cannot be read. */
  'unreadable',
] as const

export type NotificationRefusal = (typeof notificationRefusals)[number]

export type NotificationVerdict =
  | {
      ok: true
      hint: NotificationHint
      /** Deterministic, made of signed parts only: the same notification sent again has the same key. */
      notificationKey: string
    }
  | { ok: false; reason: NotificationRefusal }

/** A notification exactly as it came over HTTP. */
export interface IncomingNotification {
  headers: Headers
  query: URLSearchParams
  /** The undecoded bytes: any re-serialising breaks the signature. */
  rawBody: Uint8Array
}

/** One payment provider. Every call ends within the adapter's deadline (5 s an attempt, body included). */
export interface Payments {
  readonly provider: Provider

  /**
   * Makes the provider's page for an order. Repeating it for the same order is safe: the provider answers the same
   * checkout, or a further one that leads to the same order.
   */
  createCheckout(request: CheckoutRequest): Promise<PaymentsResult<Checkout>>

  /**
   * The provider's own books about one order: every payment it knows, in no particular order, declined ones included
   * where the provider keeps them. An order nobody tried to pay has none.
   */
  paymentsOfOrder(order: OrderReference): Promise<PaymentsResult<readonly ProviderPayment[]>>

  /**
   * The provider's own books about what a notification points at; empty for `nothing`. `not-found` is possible for a
   * genuine notification (Mercado Pago's simulator sends made-up ids).
   */
  paymentsOfHint(hint: NotificationHint): Promise<PaymentsResult<readonly ProviderPayment[]>>

  /**
   * Collects a checkout that the buyer approved; where the provider collects by itself (Mercado Pago) it only looks.
   * `attempt` counts the buyer's tries at this order from 1: the same attempt again never takes money twice, and a
   * further attempt after a decline is a new one for the provider. Callers hold the order's lock meanwhile.
   */
  capture(order: OrderReference, attempt: number): Promise<PaymentsResult<CaptureResult>>

  /** Sends money back. A payment already refunded in full is `done`. */
  refund(request: RefundRequest): Promise<PaymentsResult<RefundResult>>

  /** Whether a notification is the provider's, and what it points at. Reads and proves; changes nothing. */
  verifyNotification(notification: IncomingNotification): Promise<NotificationVerdict>
}
