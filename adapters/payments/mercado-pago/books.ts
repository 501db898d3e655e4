/** What Mercado Pago's own books say about payments (docs/design/services.md sections 1.6 and 1.7). */
import { centsFromDecimal } from '#core/selling/money.ts'
import {
  type DisputeState,
  type PaymentStatus,
  type ProviderPayment,
  settleFullRefund,
} from '#core/selling/payment.ts'
import type { NotificationHint, OrderReference, PaymentsResult } from '#server/ports/payments.ts'
import { firstAddress } from '../first-address.ts'
import { payerIdOf } from '../payer-id.ts'
import { unintelligible } from '../provider-request.ts'
import {
  chargebackAnswer,
  claimAnswer,
  type PaymentAnswer,
  paymentAnswer,
  searchAnswer,
} from './answers.ts'
import type { MercadoPagoApi } from './api.ts'

type Found = PaymentsResult<readonly ProviderPayment[]>

const pageSize = 50
/** Nobody tries to pay one order 500 times. */
const maxPages = 10

/** Every payment that carries the order's reference, declined and pending ones too. */
export async function searchPayments(api: MercadoPagoApi, order: OrderReference): Promise<Found> {
  const answers: PaymentAnswer[] = []
  for (let page = 0; page < maxPages; page += 1) {
    const query = new URLSearchParams({
      external_reference: order.orderId,
      sort: 'date_created',
      criteria: 'desc',
      limit: String(pageSize),
      offset: String(page * pageSize),
    })
    const result = await api.get(`/v1/payments/search?${query}`, searchAnswer)
    if (!result.ok) return result
    answers.push(...result.value.results)
    if (answers.length >= result.value.paging.total || result.value.results.length === 0) break
  }
  return paymentsOf(answers)
}

/** The payments a notification points at, each read by its own id. */
export async function readHint(api: MercadoPagoApi, hint: NotificationHint): Promise<Found> {
  switch (hint.kind) {
    case 'payment':
      return readPayments(api, [hint.paymentId])
    case 'dispute':
      return readDispute(api, hint.disputeId)
    case 'checkout':
    case 'nothing':
      return { ok: true, value: [] }
  }
}

/** `disputeId` is `chargeback:<id>` or `claim:<id>`: two resources that both end in payments. */
async function readDispute(api: MercadoPagoApi, disputeId: string): Promise<Found> {
  const [kind, id = ''] = disputeId.split(':')
  if (kind === 'claim') {
    const claim = await api.get(`/post-purchase/v1/claims/${encodeURIComponent(id)}`, claimAnswer)
    if (!claim.ok) return claim
    const { resource, resource_id } = claim.value
    return resource === 'payment' ? readPayments(api, [resource_id]) : { ok: true, value: [] }
  }
  const chargeback = await api.get(`/v1/chargebacks/${encodeURIComponent(id)}`, chargebackAnswer)
  if (!chargeback.ok) return chargeback
  const ids = chargeback.value.payments.map((one) => (typeof one === 'string' ? one : one.id))
  return readPayments(api, ids)
}

async function readPayments(api: MercadoPagoApi, ids: readonly string[]): Promise<Found> {
  const answers: PaymentAnswer[] = []
  for (const id of ids) {
    const result = await api.get(`/v1/payments/${encodeURIComponent(id)}`, paymentAnswer)
    if (!result.ok) return result
    answers.push(result.value)
  }
  return paymentsOf(answers)
}

function paymentsOf(answers: readonly PaymentAnswer[]): Found {
  const payments: ProviderPayment[] = []
  for (const answer of answers) {
    const payment = paymentOf(answer)
    if (!payment) return unintelligible(`payment ${answer.id}: amount or date`)
    payments.push(payment)
  }
  return { ok: true, value: payments }
}

/** `undefined` if amount or date cannot be read exactly. */
export function paymentOf(answer: PaymentAnswer): ProviderPayment | undefined {
  const amountCents = centsFromDecimal(answer.transaction_amount)
  const refundedCents = centsFromDecimal(answer.transaction_amount_refunded ?? 0)
  const approvedAtMs = answer.date_approved === null ? null : Date.parse(answer.date_approved)
  if (amountCents === undefined || refundedCents === undefined) return undefined
  if (approvedAtMs !== null && Number.isNaN(approvedAtMs)) return undefined
  const name = [answer.payer?.first_name, answer.payer?.last_name].filter(Boolean).join(' ')
  return settleFullRefund({
    provider: 'mercado-pago',
    id: answer.id,
    ...standing(answer),
    orderId: answer.external_reference,
    amountCents,
    refundedCents,
    currency: answer.currency_id,
    approvedAtMs,
    payer: {
      email: firstAddress(answer.payer?.email, answer.email),
      name: name === '' ? null : name,
      ...payerIdOf(answer.payer?.id),
    },
  })
}

function standing(answer: PaymentAnswer): { status: PaymentStatus; dispute: DisputeState } {
  switch (answer.status) {
    case 'pending':
    case 'in_process':
    // Reserved but not collected: not ours yet.
    case 'authorized':
      return { status: 'pending', dispute: 'none' }
    case 'approved':
      return { status: 'approved', dispute: 'none' }
    case 'in_mediation':
      return { status: 'approved', dispute: 'open' }
    case 'rejected':
      return { status: 'rejected', dispute: 'none' }
    case 'cancelled':
      return {
        status: answer.status_detail === 'expired' ? 'expired' : 'rejected',
        dispute: 'none',
      }
    case 'refunded':
      return { status: 'refunded', dispute: 'none' }
    case 'charged_back':
      // Decided in the seller's favour: the money came back.
      return answer.status_detail === 'reimbursed'
        ? { status: 'approved', dispute: 'won' }
        : { status: 'charged-back', dispute: answer.status_detail === 'settled' ? 'lost' : 'open' }
  }
}
