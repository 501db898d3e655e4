/**
 * The port to a payment provider. One shape for all of them; their differences stay in the adapters. Nothing a provider
 * or the network does makes these calls throw: expected failures are values.
 */
import type { Language } from '#core/languages.ts'
import type { Currency } from '#core/selling/offer.ts'
import type { Provider, ProviderPayment } from '#core/selling/payment.ts'

/** Why a provider could not do what it was asked. `detail` is for the log: no personal data, no credentials. */
export type PaymentsFailure =
  /** No answer in time, a broken one, 429 or 5xx: what happened is unknown. Ask again later with the same key. */
  | { failure: 'unreachable'; detail: string }
  /** The provider understood and refused; repeating the request will not help. `issue` is the provider's own code. */
  | { failure: 'refused'; issue: string; detail: string }
  /** The provider does not know this id. */
  | { failure: 'not-found'; detail: string }
  /** A success whose body we cannot read: our contract with the provider is broken. Shown to the operator. */
  | { failure: 'unintelligible'; detail: string }

export type PaymentsResult<T> = { ok: true; value: T } | ({ ok: false } & PaymentsFailure)

/** A payment request. Every value is the server's own. */
export interface CheckoutRequest {
  orderId: string
  amountCents: number
  currency: Currency
  /** Language of the provider's page, if it lets us choose. */
  language: Language
  /** What the buyer reads at the provider and on the receipt. */
  title: string
  description: string
  /** Prefills the provider's page, if it accepts one. */
  email?: string
  /**
   * When the offer ends, bank slips included, in epoch milliseconds. A provider with a fixed validity keeps its own.
   */
  expiresAtMs: number
  /** Absolute addresses of ours that the buyer returns to. Their query is never trusted. */
  returnUrls: { success: string; pending: string; failure: string }
}

/** A checkout as the provider made it. */
export interface Checkout {
  /** Mercado Pago's preference id, PayPal's order id. */
  providerReference: string
  /** The provider's page where the buyer pays. */
  checkoutUrl: string
}

/** Identifies one of our orders at its provider. */
export interface OrderReference {
  orderId: string
  providerReference: string
}

/** The result of collecting an approved checkout. */
export interface CaptureResult {
  /**
   * - `paid`: money was collected; whether it pays for the order, and was not refunded, is for `advanceOrder` to say
   * - `pending`: the provider is reviewing it; a notification or the reconciler brings the outcome
   * - `declined`: the buyer may try again at once, with another means of payment
   * - `not-approved`: the buyer has not agreed to pay yet
   */
  outcome: 'paid' | 'pending' | 'declined' | 'not-approved'
  /** The order's payments as the provider shows them now. */
  payments: readonly ProviderPayment[]
  /** Where the buyer continues, if this answer says so; otherwise the address from `createCheckout` is still valid. */
  checkoutUrl?: string
}

/** The state of a refund at the provider. */
export interface RefundResult {
  /** `null` if it had been refunded before and the provider gives no id. */
  refundId: string | null
  /** `pending`: accepted, the money moves later (PayPal eCheck, Mercado Pago in_process). */
  status: 'done' | 'pending'
}

/** A partial refund of a payment, or a refund of all that is left of it. */
export interface RefundRequest {
  paymentId: string
  /** Left out: everything not yet refunded. */
  amountCents?: number
  currency: Currency
  /**
   * Ours, and stable for one intention (such as `<order>.withdrawal`): repeating the call with the same key, even after
   * a lost answer, refunds once. At most 64 characters of `[A-Za-z0-9._-]`.
   */
  key: string
}

/** What a genuine notification points at. It does not say what happened: ask the provider for that. */
export type NotificationHint =
  /** Something about this payment changed. */
  | { kind: 'payment'; paymentId: string }
  /** The buyer approved this checkout, so it can be captured (PayPal), or withdrew the approval. */
  | { kind: 'checkout'; providerReference: string }
  /** A complaint or chargeback, by the provider's id for it. */
  | { kind: 'dispute'; disputeId: string }
  /** Genuine, but nothing we need to know. */
  | { kind: 'nothing'; topic: string }

const notificationRefusals = [
  /** No signature at all, as in a forged or legacy notification. */
  'unsigned',
  /** Signature headers that cannot be read. */
  'malformed',
  /** The signature does not match the content. */
  'signature-mismatch',
  /** The certificate is not on one of the provider's hosts, is not the provider's, or has expired. */
  'certificate-refused',
  /** It could not be verified now (certificate or postback unreachable): answer 503 so that it is sent again. */
  'unverifiable-now',
  /** Genuine, but the content cannot be read. */
  'unreadable',
] as const

export type NotificationRefusal = (typeof notificationRefusals)[number]

export type NotificationVerdict =
  | {
      ok: true
      hint: NotificationHint
      /** Deterministic, made of signed parts only: a repeat of the same notification has the same key. */
      notificationKey: string
    }
  | {
      ok: false
      reason: NotificationRefusal
      /**
       * What it claims to point at, when it merely could not be verified now: no more trustworthy than a stranger's
       * word.
       */
      claimed?: NotificationHint
    }

/** A notification exactly as it came over HTTP. */
export interface IncomingNotification {
  headers: Headers
  query: URLSearchParams
  /** The undecoded bytes: re-serialising would break the signature. */
  rawBody: Uint8Array
  /** Derived from the network address that it came from; limits apply to each. */
  from: string
}

/** One payment provider. Every call ends within the adapter's deadline (5 s per attempt, body included). */
export interface Payments {
  readonly provider: Provider

  /**
   * Creates the provider's page for an order. Repeating it for the same order is safe: the provider returns the same
   * checkout, or another one that leads to the same order.
   */
  createCheckout(request: CheckoutRequest): Promise<PaymentsResult<Checkout>>

  /**
   * What the provider's books say about one order: every payment it knows, in no particular order, including declined
   * ones if the provider keeps them. An order nobody tried to pay has none.
   */
  paymentsOfOrder(order: OrderReference): Promise<PaymentsResult<readonly ProviderPayment[]>>

  /**
   * What the provider's books say about the object of a notification; empty for `nothing`. `not-found` is possible for
   * a genuine notification (Mercado Pago's simulator sends made-up ids).
   */
  paymentsOfHint(hint: NotificationHint): Promise<PaymentsResult<readonly ProviderPayment[]>>

  /**
   * Collects a checkout that the buyer approved; a provider that collects by itself (Mercado Pago) is only asked for
   * the result. `attempt` counts the buyer's tries at this order from 1: repeating an attempt never takes money twice,
   * and the attempt after a decline is a new one for the provider. Callers hold the order's lock meanwhile.
   */
  capture(order: OrderReference, attempt: number): Promise<PaymentsResult<CaptureResult>>

  /** Sends money back. A payment already refunded in full is `done`. */
  refund(request: RefundRequest): Promise<PaymentsResult<RefundResult>>

  /**
   * Whether a notification is really the provider's, and what it points at. Only reads and verifies; changes nothing.
   */
  verifyNotification(notification: IncomingNotification): Promise<NotificationVerdict>
}
