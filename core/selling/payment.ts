/**
 * One payment as its provider's books show it, in terms that are the same for every provider, and how two looks at the
 * same payment become one.
 */

export const providers = ['mercado-pago', 'paypal'] as const

export type Provider = (typeof providers)[number]

/**
 * The states of a payment, in the order in which it can reach them. Nothing moves backwards, so a late answer about an
 * earlier moment does no harm.
 * - `pending`: a slip or Pix not yet paid, or under the provider's review
 * - `rejected`: declined or cancelled, no money moved
 * - `expired`: a slip or Pix that was not paid in time
 * - `approved`: the money is ours (a part may have gone back: `refundedCents`)
 * - `refunded`: all of it went back
 * - `charged-back`: taken back through the card network or the provider's dispute
 */
export const paymentStatuses = [
  'pending',
  'rejected',
  'expired',
  'approved',
  'refunded',
  'charged-back',
] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** A complaint about a payment, in the order in which it can progress. */
export const disputeStates = ['none', 'open', 'won', 'lost'] as const

/** `won` and `lost` are from the seller's side. */
export type DisputeState = (typeof disputeStates)[number]

/** What a provider told us about one payment. Built by adapters, only from the provider's own answer. */
export interface ProviderPayment {
  provider: Provider
  /** The provider's id: Mercado Pago's payment id, PayPal's capture id. */
  id: string
  status: PaymentStatus
  dispute: DisputeState
  /** Our order id as returned by the provider; `null` if the payment has none. */
  orderId: string | null
  amountCents: number
  /** Total refunded so far. */
  refundedCents: number
  /** ISO 4217. */
  currency: string
  /** Epoch milliseconds of the provider's approval; `null` before that. */
  approvedAtMs: number | null
  /** Who paid, if the provider says so. */
  payer: Payer
}

export interface Payer {
  email: string | null
  name: string | null
  /** The provider's own id for them; absent where it gives none, and from payments recorded without it. */
  id?: string
}

/**
 * Joins two looks at the same payment. Commutative, associative and idempotent in status, dispute and money, so that
 * looks may be repeated and come in any order.
 */
export function joinPayments(known: ProviderPayment, seen: ProviderPayment): ProviderPayment {
  const refundedCents = Math.max(known.refundedCents, seen.refundedCents)
  return settleFullRefund({
    ...known,
    status: further(paymentStatuses, known.status, seen.status),
    dispute: further(disputeStates, known.dispute, seen.dispute),
    refundedCents,
    approvedAtMs: earlier(known.approvedAtMs, seen.approvedAtMs),
    payer: joinPayers(known.payer, seen.payer),
  })
}

function joinPayers(known: Payer, seen: Payer): Payer {
  const id = known.id ?? seen.id
  return {
    email: known.email ?? seen.email,
    name: known.name ?? seen.name,
    ...(id !== undefined && { id }),
  }
}

/** Whether this payment's money ever reached us, even if it has gone back since. */
export function wasCollected({ status }: ProviderPayment): boolean {
  return status === 'approved' || status === 'refunded' || status === 'charged-back'
}

/** Partial refunds that add up to the whole are a refund, whatever the provider calls it. */
export function settleFullRefund(payment: ProviderPayment): ProviderPayment {
  const whole = payment.status === 'approved' && payment.refundedCents >= payment.amountCents
  return whole ? { ...payment, status: 'refunded' } : payment
}

function further<T>(path: readonly T[], one: T, other: T): T {
  // Stryker disable next-line EqualityOperator: at equal positions both are the same
  return path.indexOf(one) >= path.indexOf(other) ? one : other
}

function earlier(one: number | null, other: number | null): number | null {
  if (one === null) return other
  if (other === null) return one
  return Math.min(one, other)
}
