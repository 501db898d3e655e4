/** What PayPal's own books say about payments (docs/design/services.md sections 2.3 to 2.6). */
import { centsFromDecimal } from '#core/selling/money.ts'
import {
  type DisputeState,
  type PaymentStatus,
  type ProviderPayment,
  settleFullRefund,
} from '#core/selling/payment.ts'
import type { NotificationHint, PaymentsResult } from '#server/ports/payments.ts'
import { firstAddress } from '../first-address.ts'
import { payerIdOf } from '../payer-id.ts'
import { unintelligible } from '../provider-request.ts'
import {
  type CaptureAnswer,
  captureAnswer,
  type DisputeAnswer,
  disputeAnswer,
  type OrderAnswer,
  orderAnswer,
  type PayPalLinks,
} from './answers.ts'
import type { PayPalApi } from './api.ts'

type Found = PaymentsResult<readonly ProviderPayment[]>

/** PayPal's order with everything that happened to it. */
export function readOrder(
  api: PayPalApi,
  payPalOrderId: string,
): Promise<PaymentsResult<OrderAnswer>> {
  return api.get(`/v2/checkout/orders/${encodeURIComponent(payPalOrderId)}`, orderAnswer)
}

/** The captures of a PayPal order. An order PayPal has forgotten (never approved) is `not-found`. */
export async function readPayments(api: PayPalApi, payPalOrderId: string): Promise<Found> {
  const order = await readOrder(api, payPalOrderId)
  return order.ok ? paymentsOf(order.value) : order
}

/** The payments a notification points at. */
export async function readHint(api: PayPalApi, hint: NotificationHint): Promise<Found> {
  switch (hint.kind) {
    case 'checkout':
      return readPayments(api, hint.providerReference)
    case 'payment':
      return readCapture(api, hint.paymentId)
    case 'dispute':
      return readDispute(api, hint.disputeId)
    case 'nothing':
      return { ok: true, value: [] }
  }
}

/** Only the order has payer and refunds, so the capture is read to find the order. */
async function readCapture(api: PayPalApi, captureId: string): Promise<Found> {
  const path = `/v2/payments/captures/${encodeURIComponent(captureId)}`
  const capture = await api.get(path, captureAnswer)
  if (!capture.ok) return capture
  const orderId =
    capture.value.supplementary_data?.related_ids?.order_id ??
    idAbove(capture.value.links, 'orders')
  return orderId
    ? readPayments(api, orderId)
    : unintelligible(`capture ${captureId}: without its order`)
}

async function readDispute(api: PayPalApi, disputeId: string): Promise<Found> {
  const path = `/v1/customer/disputes/${encodeURIComponent(disputeId)}`
  const dispute = await api.get(path, disputeAnswer)
  if (!dispute.ok) return dispute
  const state = disputeStateOf(dispute.value)
  const payments: ProviderPayment[] = []
  for (const { seller_transaction_id: captureId } of dispute.value.disputed_transactions ?? []) {
    if (!captureId) continue
    const found = await readCapture(api, captureId)
    if (!found.ok) return found
    payments.push(
      ...found.value.map((payment) =>
        payment.id === captureId ? withDispute(payment, state) : payment,
      ),
    )
  }
  return { ok: true, value: payments }
}

function withDispute(payment: ProviderPayment, dispute: DisputeState): ProviderPayment {
  const lost = dispute === 'lost' && payment.status === 'approved'
  return { ...payment, dispute, status: lost ? 'charged-back' : payment.status }
}

function disputeStateOf({ status, dispute_outcome }: DisputeAnswer): DisputeState {
  if (status !== 'RESOLVED') return 'open'
  switch (dispute_outcome?.outcome_code) {
    case 'RESOLVED_BUYER_FAVOUR':
    case 'ACCEPTED':
      return 'lost'
    default:
      return 'won'
  }
}

/** Payments as the order shows them. */
export function paymentsOf(order: OrderAnswer): Found {
  const payments: ProviderPayment[] = []
  for (const unit of order.purchase_units ?? []) {
    const refundedCents = refundsByCapture(unit.payments?.refunds ?? [])
    for (const capture of unit.payments?.captures ?? []) {
      const amountCents = centsFromDecimal(capture.amount.value)
      if (amountCents === undefined) return unintelligible(`capture ${capture.id}: amount`)
      payments.push(
        settleFullRefund({
          provider: 'paypal',
          id: capture.id,
          ...standing(capture),
          orderId: capture.custom_id ?? unit.custom_id ?? null,
          amountCents,
          refundedCents:
            capture.status === 'REFUNDED' ? amountCents : (refundedCents.get(capture.id) ?? 0),
          currency: capture.amount.currency_code,
          approvedAtMs: approvedAtMsOf(capture),
          payer: payerOf(order),
        }),
      )
    }
  }
  return { ok: true, value: payments }
}

type Refunds = NonNullable<
  NonNullable<NonNullable<OrderAnswer['purchase_units']>[number]['payments']>['refunds']
>

/** A refund names its capture only in its `up` link. Pending ones may still fail, so they do not count yet. */
function refundsByCapture(refunds: Refunds): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { status, amount, links } of refunds) {
    const captureId = idAbove(links, 'captures')
    const cents = amount ? centsFromDecimal(amount.value) : undefined
    if (status !== 'COMPLETED' || captureId === undefined || cents === undefined) continue
    sums.set(captureId, (sums.get(captureId) ?? 0) + cents)
  }
  return sums
}

/** Id in the `up` link: `.../v2/payments/captures/<id>` or `.../v2/checkout/orders/<id>`. */
export function idAbove(links: PayPalLinks, kind: 'captures' | 'orders'): string | undefined {
  for (const { rel, href } of links ?? []) {
    const id = new RegExp(`/${kind}/([A-Za-z0-9-]+)/?$`).exec(href)?.[1]
    if (rel === 'up' && id !== undefined) return id
  }
  return undefined
}

function standing(capture: CaptureAnswer): { status: PaymentStatus; dispute: DisputeState } {
  switch (capture.status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
      return { status: 'approved', dispute: 'none' }
    case 'REFUNDED':
      return { status: 'refunded', dispute: 'none' }
    case 'DECLINED':
    case 'FAILED':
      return { status: 'rejected', dispute: 'none' }
    case 'PENDING':
      // Two of the reasons come after the money: a complaint holds it, a chargeback took it.
      if (capture.status_details?.reason === 'BUYER_COMPLAINT') {
        return { status: 'approved', dispute: 'open' }
      }
      if (capture.status_details?.reason === 'CHARGEBACK') {
        return { status: 'charged-back', dispute: 'open' }
      }
      return { status: 'pending', dispute: 'none' }
  }
}

/**
 * A capture that was pending first counts as approved when it was last updated; after a refund, that is the refund's
 * time.
 */
function approvedAtMsOf({ status, create_time, update_time }: CaptureAnswer): number | null {
  const time = status === 'COMPLETED' ? (update_time ?? create_time) : create_time
  const pending = status === 'PENDING' || status === 'DECLINED' || status === 'FAILED'
  const ms = pending || !time ? Number.NaN : Date.parse(time)
  return Number.isNaN(ms) ? null : ms
}

/** `payer` is deprecated, but some answers still have only that. */
function payerOf({ payment_source, payer, email }: OrderAnswer): ProviderPayment['payer'] {
  const person = payment_source?.paypal
  const name = person?.name ?? payer?.name
  const full = [name?.given_name, name?.surname].filter(Boolean).join(' ')
  return {
    email: firstAddress(person?.email_address, payer?.email_address, email),
    name: full === '' ? (payment_source?.card?.name ?? null) : full,
    ...payerIdOf(person?.account_id, payer?.payer_id),
  }
}
