/** The provider's answers, shaped as in its OpenAPI file. */
import { refundedCentsOf } from '../payment-provider/book-line.ts'
import {
  type Chargeback,
  type Payment,
  type Preference,
  paymentMethods,
  type Refund,
} from './books.ts'

/** The provider's dates carry Brasília's offset. */
export function dateText(date: Date): string {
  const shifted = new Date(date.getTime() - 3 * 60 * 60 * 1000)
  return shifted.toISOString().replace('Z', '-03:00')
}

const decimal = (cents: number) => cents / 100

export function preferenceAnswer(preference: Preference, url: string, collectorId: number) {
  const { id, body, amountCents, dateCreated } = preference
  const page = `${url}/checkout/v1/redirect?pref_id=${id}`
  return {
    ...body,
    id,
    init_point: page,
    sandbox_init_point: page,
    client_id: '1234567890123456',
    collector_id: collectorId,
    site_id: 'MLB',
    operation_type: 'regular_payment',
    total_amount: decimal(amountCents),
    date_created: dateText(dateCreated),
  }
}

export function paymentAnswer(payment: Payment, collectorId: number) {
  const { payer, dateApproved } = payment
  const paid = dateApproved !== null
  return {
    id: payment.id,
    date_created: dateText(payment.dateCreated),
    date_approved: dateApproved ? dateText(dateApproved) : null,
    date_last_updated: dateText(payment.dateLastUpdated),
    date_of_expiration: payment.dateOfExpiration,
    money_release_date: null,
    operation_type: 'regular_payment',
    payment_method_id: payment.method,
    payment_type_id: paymentMethods[payment.method],
    status: payment.status,
    status_detail: payment.statusDetail,
    currency_id: payment.currency,
    description: payment.preference.body.items[0]?.title ?? '',
    live_mode: false,
    collector_id: collectorId,
    payer: {
      id: payer.id,
      email: payer.email,
      first_name: payer.firstName,
      last_name: payer.lastName,
      identification: { type: 'CPF', number: '12345678909' },
      type: 'registered',
    },
    metadata: {},
    ...(payment.externalReference === undefined
      ? {}
      : { external_reference: payment.externalReference }),
    order: { id: String(payment.merchantOrderId), type: 'mercadopago' },
    transaction_amount: decimal(payment.amountCents),
    transaction_amount_refunded: decimal(refundedCentsOf(payment)),
    coupon_amount: 0,
    transaction_details: {
      net_received_amount: paid ? decimal(payment.amountCents) : 0,
      total_paid_amount: paid ? decimal(payment.amountCents) : 0,
      overpaid_amount: 0,
    },
    captured: true,
    binary_mode: false,
    installments: 1,
    refunds: payment.refunds.map(refundAnswer),
  }
}

export function refundAnswer(refund: Refund) {
  return {
    id: refund.id,
    payment_id: refund.paymentId,
    amount: decimal(refund.amountCents),
    metadata: {},
    source: { id: '1', name: 'Enlace', type: 'collector' },
    date_created: dateText(refund.dateCreated),
    refund_mode: 'standard',
    adjustment_amount: 0,
    status: 'approved',
    reason: null,
  }
}

export function chargebackAnswer(chargeback: Chargeback) {
  return {
    id: chargeback.id,
    payments: [{ id: chargeback.paymentId }],
    currency: 'BRL',
    amount: decimal(chargeback.amountCents),
    coverage_applied: chargeback.coverageApplied,
    coverage_elegible: true,
    documentation_required: true,
    documentation_status: 'not_supplied',
    date_created: dateText(chargeback.dateCreated),
  }
}

/** The body of a refusal; programs read `code`. */
export function errorAnswer(status: number, error: string, message: string, code?: number) {
  return {
    status,
    error,
    message,
    cause: code === undefined ? [] : [{ code, description: message, data: null }],
  }
}
