/**
 * The life of an order (docs/design/access-and-money.md section 1): `created -> paid -> (refunded | charged-back)` or
 * `created -> failed | expired -> paid`. Pure: what the provider's books say goes in; the order's new state and what to
 * do now come out.
 */
import type { Currency } from './offer.ts'
import { joinPayments, type Provider, type ProviderPayment, settleFullRefund } from './payment.ts'

export const orderStatuses = [
  'created',
  'paid',
  'refunded',
  'charged-back',
  'failed',
  'expired',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** Why a payment does not count. */
const paymentMismatches = ['other-order', 'other-provider', 'amount', 'currency'] as const

type PaymentMismatch = (typeof paymentMismatches)[number]

/** A payment of an order as last known; a mismatching one is kept for the operator and never pays. */
export interface OrderPayment extends ProviderPayment {
  mismatches: readonly PaymentMismatch[]
}

/** All that the state machine needs to know about an order; plain JSON. */
export interface OrderState {
  orderId: string
  provider: Provider
  /** What this order costs, fixed when it was created. */
  priceCents: number
  currency: Currency
  status: OrderStatus
  /** Whether it timed out by our own clock; a later payment still counts. */
  timedOut: boolean
  /** The payment that paid it. Set once, never changed. */
  paidBy: string | null
  /** Every payment seen, in the order of first sight. */
  payments: readonly OrderPayment[]
  /** The buyer had their data erased: payers are no longer recorded, until somebody pays it after that. */
  isBuyerForgotten?: boolean
}

/** What the operator should know about the order. */
type OrderNotice =
  | { notice: 'payment-mismatch'; mismatches: readonly PaymentMismatch[] }
  | { notice: 'second-payment' }
  | { notice: 'partial-refund'; refundedCents: number }
  | { notice: 'dispute-opened' | 'dispute-won' | 'dispute-lost' }
  | { notice: 'reversed-before-access'; as: 'refunded' | 'charged-back' }

/** What to do after a look at the provider's books. */
export type OrderEffect =
  /** Give access and send the letter, in the transaction that stores the new state. At most once in an order's life. */
  | {
      effect: 'fulfil'
      paymentId: string
      approvedAtMs: number | null
      payer: ProviderPayment['payer']
    }
  /**
   * Send a second payment back. Repeated on every look until the provider's books show it gone, always under the same
   * key, so that a crash in between loses nothing and nothing is refunded twice.
   */
  | { effect: 'refund-payment'; paymentId: string; amountCents: number; key: string }
  /** Take this order's days back. At most once in an order's life. */
  | { effect: 'take-back'; paymentId: string; because: 'refunded' | 'charged-back' }
  /** Tell the operator. Once for each piece of news. */
  | ({ effect: 'notify-operator'; paymentId: string } & OrderNotice)

/** A new order, before any payment. */
export function createOrder(
  order: Pick<OrderState, 'orderId' | 'provider' | 'priceCents' | 'currency'>,
): OrderState {
  return { ...order, status: 'created', timedOut: false, paidBy: null, payments: [] }
}

/**
 * Takes in one look at one payment. Looks may come repeated, late and in any order: the result is what the provider's
 * books say. A payment of another order, amount or currency never pays; it is only shown.
 */
export function advanceOrder(
  order: OrderState,
  payment: ProviderPayment,
): { order: OrderState; effects: OrderEffect[] } {
  const known = order.payments.find(({ id }) => id === payment.id)
  const mismatches = mismatchesOf(order, payment)
  const joined: OrderPayment = known
    ? {
        ...joinPayments(known, payment),
        mismatches: paymentMismatches.filter(
          (mismatch) => known.mismatches.includes(mismatch) || mismatches.includes(mismatch),
        ),
      }
    : { ...settleFullRefund(payment), mismatches }
  const counts = joined.mismatches.length === 0
  const fulfils = counts && order.paidBy === null && joined.status === 'approved'
  const paidBy = fulfils ? joined.id : order.paidBy
  const isBuyerForgotten = order.isBuyerForgotten === true && !fulfils
  const kept = isBuyerForgotten ? { ...joined, payer: { email: null, name: null } } : joined
  const payments = known
    ? order.payments.map((one) => (one === known ? kept : one))
    : [...order.payments, kept]
  const next = withStatus({
    ...order,
    paidBy,
    payments,
    ...(order.isBuyerForgotten !== undefined && { isBuyerForgotten }),
  })
  const effects: OrderEffect[] = []
  if (fulfils) {
    const { approvedAtMs, payer } = joined
    effects.push({ effect: 'fulfil', paymentId: joined.id, approvedAtMs, payer })
  }
  if (counts && joined.status === 'approved' && paidBy !== joined.id) {
    effects.push({
      effect: 'refund-payment',
      paymentId: joined.id,
      amountCents: joined.amountCents - joined.refundedCents,
      key: `${order.orderId}.second.${joined.id}`,
    })
  }
  if (order.status === 'paid' && (next.status === 'refunded' || next.status === 'charged-back')) {
    effects.push({ effect: 'take-back', paymentId: joined.id, because: next.status })
  }
  for (const news of newsOf(known, joined, next)) effects.push(notice(joined.id, news))
  return { order: next, effects }
}

/** Notes that an order timed out by our clock. A payment already there, or one that comes later, still counts. */
export function expireOrder(order: OrderState): OrderState {
  return withStatus({ ...order, timedOut: true })
}

/** Whether a slip, a Pix or a review may still become a payment: the page then says so instead of offering again. */
export function isAwaitingPayment(order: OrderState): boolean {
  return order.paidBy === null && countingPayments(order).some(({ status }) => status === 'pending')
}

/** The payment that paid an order, even if refunded since; `undefined` before. */
export function payingPayment(order: OrderState): OrderPayment | undefined {
  return order.payments.find(({ id }) => id === order.paidBy)
}

/** Why a payment does not count for this order; empty if it does. */
function mismatchesOf(order: OrderState, payment: ProviderPayment): PaymentMismatch[] {
  const mismatches: PaymentMismatch[] = []
  if (payment.provider !== order.provider) mismatches.push('other-provider')
  if (payment.orderId !== order.orderId) mismatches.push('other-order')
  if (payment.amountCents !== order.priceCents) mismatches.push('amount')
  if (payment.currency !== order.currency) mismatches.push('currency')
  return mismatches
}

function countingPayments(order: OrderState): OrderPayment[] {
  return order.payments.filter(({ mismatches }) => mismatches.length === 0)
}

function withStatus(order: OrderState): OrderState {
  return { ...order, status: statusOf(order) }
}

function statusOf(order: OrderState): OrderStatus {
  const paying = payingPayment(order)
  if (paying) {
    if (paying.status === 'refunded' || paying.status === 'charged-back') return paying.status
    return 'paid'
  }
  const has = (status: ProviderPayment['status']) =>
    countingPayments(order).some((payment) => payment.status === status)
  // Never seen as approved, so never fulfilled: what the books say now is still true.
  if (has('charged-back')) return 'charged-back'
  if (has('refunded')) return 'refunded'
  if (has('pending')) return 'created'
  if (order.timedOut || has('expired')) return 'expired'
  return has('rejected') ? 'failed' : 'created'
}

function notice(paymentId: string, news: OrderNotice): OrderEffect {
  return { effect: 'notify-operator', paymentId, ...news }
}

function newsOf(
  before: OrderPayment | undefined,
  now: OrderPayment,
  order: OrderState,
): OrderNotice[] {
  const news: OrderNotice[] = []
  const moneyMoved = now.status === 'approved'
  const moneyHadMoved = before?.status === 'approved'
  if (now.mismatches.length > (before?.mismatches.length ?? 0)) {
    news.push({ notice: 'payment-mismatch', mismatches: now.mismatches })
  }
  const second = now.mismatches.length === 0 && order.paidBy !== now.id
  if (second && moneyMoved && !moneyHadMoved) news.push({ notice: 'second-payment' })
  if (moneyMoved && now.refundedCents > (before?.refundedCents ?? 0)) {
    news.push({ notice: 'partial-refund', refundedCents: now.refundedCents })
  }
  if (now.dispute !== (before?.dispute ?? 'none')) {
    if (now.dispute === 'open') news.push({ notice: 'dispute-opened' })
    if (now.dispute === 'won') news.push({ notice: 'dispute-won' })
    if (now.dispute === 'lost') news.push({ notice: 'dispute-lost' })
  }
  if (order.paidBy === null && before?.status !== now.status) {
    const as = now.status
    if (as === 'refunded' || as === 'charged-back')
      news.push({ notice: 'reversed-before-access', as })
  }
  return news
}
