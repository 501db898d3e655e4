/** The provider's answers, shaped as in its OpenAPI files. */

import { randomBytes } from 'node:crypto'
import { refundedCentsOf } from '../payment-provider/book-line.ts'
import type { Capture, Dispute, Order, Refund } from './books.ts'
import { issueDescriptions } from './issues.ts'

export const dateText = (date: Date) => `${date.toISOString().slice(0, 19)}Z`

const money = (cents: number) => ({ currency_code: 'BRL', value: (cents / 100).toFixed(2) })

const link = (href: string, rel: string, method = 'GET') => ({ href, rel, method })

/** An order's links; which one the buyer follows depends on how the order was made. */
function orderLinks(order: Order, url: string) {
  const self = `${url}/v2/checkout/orders/${order.id}`
  const page = `${url}/checkoutnow?token=${order.id}`
  if (order.status === 'CREATED' || order.status === 'PAYER_ACTION_REQUIRED') {
    return order.body.payment_source
      ? [link(self, 'self'), link(page, 'payer-action')]
      : [
          link(self, 'self'),
          link(page, 'approve'),
          link(self, 'update', 'PATCH'),
          link(`${self}/capture`, 'capture', 'POST'),
        ]
  }
  if (order.status === 'APPROVED') {
    return [
      link(self, 'self'),
      link(self, 'update', 'PATCH'),
      link(`${self}/capture`, 'capture', 'POST'),
    ]
  }
  return [link(self, 'self')]
}

/** The answer to `Prefer: return=minimal`. */
export function minimalOrder(order: Order, url: string) {
  return { id: order.id, status: order.status, links: orderLinks(order, url) }
}

export function orderAnswer(order: Order, url: string) {
  const [unit] = order.body.purchase_units
  const refunds = order.captures.flatMap((capture) => capture.refunds)
  const { email, payerId } = order.approval ?? {}
  const person = order.approval && {
    ...(email !== null && { email_address: email }),
    ...(payerId !== null && { payer_id: payerId }),
    name: { given_name: order.approval.givenName, surname: order.approval.surname },
  }
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    ...paymentSource(order),
    purchase_units: [
      {
        ...unit,
        payee: { email_address: 'vendedor@example.com', merchant_id: '8KZ5Y4XDVJNXQ' },
        ...(order.captures.length > 0 && {
          payments: {
            captures: order.captures.map((capture) => captureAnswer(capture, url)),
            ...(refunds.length > 0 && { refunds: refunds.map((one) => refundAnswer(one, url)) }),
          },
        }),
      },
    ],
    ...(person && { payer: person }),
    create_time: dateText(order.createTime),
    links: orderLinks(order, url),
  }
}

function paymentSource({ approval, body }: Order) {
  if (!approval) return body.payment_source && { payment_source: { paypal: {} } }
  const { email, payerId, givenName, surname, source } = approval
  if (source === 'card') {
    const name = `${givenName} ${surname}`
    return { payment_source: { card: { name, last_digits: '1111', brand: 'VISA' } } }
  }
  return {
    payment_source: {
      paypal: {
        ...(email !== null && { email_address: email }),
        ...(payerId !== null && { account_id: payerId }),
        account_status: 'VERIFIED',
        name: { given_name: givenName, surname },
      },
    },
  }
}

export function captureAnswer(capture: Capture, url: string) {
  const [unit] = capture.order.body.purchase_units
  const self = `${url}/v2/payments/captures/${capture.id}`
  const fee = Math.round(capture.amountCents * 0.0479) + 60
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.reason && { status_details: { reason: capture.reason } }),
    amount: money(capture.amountCents),
    final_capture: true,
    ...(unit?.custom_id && { custom_id: unit.custom_id }),
    ...(unit?.invoice_id && { invoice_id: unit.invoice_id }),
    seller_protection: { status: 'NOT_ELIGIBLE' },
    ...(capture.status !== 'PENDING' && {
      seller_receivable_breakdown: {
        gross_amount: money(capture.amountCents),
        paypal_fee: money(fee),
        net_amount: money(capture.amountCents - fee),
      },
    }),
    supplementary_data: { related_ids: { order_id: capture.order.id } },
    create_time: dateText(capture.createTime),
    update_time: dateText(capture.updateTime),
    links: [
      link(self, 'self'),
      link(`${self}/refund`, 'refund', 'POST'),
      link(`${url}/v2/checkout/orders/${capture.order.id}`, 'up'),
    ],
  }
}

export function refundAnswer(refund: Refund, url: string) {
  return {
    id: refund.id,
    status: refund.status,
    amount: money(refund.amountCents),
    ...(refund.reversal && { note_to_payer: 'Payment reversed' }),
    create_time: dateText(refund.createTime),
    update_time: dateText(refund.createTime),
    links: [
      link(`${url}/v2/payments/refunds/${refund.id}`, 'self'),
      link(`${url}/v2/payments/captures/${refund.captureId}`, 'up'),
    ],
  }
}

/** A refund as an event carries it, with the running total. */
export function refundResource(refund: Refund, capture: Capture, url: string) {
  return {
    ...refundAnswer(refund, url),
    seller_payable_breakdown: {
      gross_amount: money(refund.amountCents),
      total_refunded_amount: money(refundedCentsOf(capture)),
    },
  }
}

export function disputeAnswer(dispute: Dispute, url: string) {
  const outcomes = { won: 'RESOLVED_SELLER_FAVOUR', lost: 'RESOLVED_BUYER_FAVOUR' }
  return {
    dispute_id: dispute.id,
    create_time: dateText(dispute.createTime),
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status: dispute.state === 'open' ? 'OPEN' : 'RESOLVED',
    ...(dispute.state !== 'open' && {
      dispute_outcome: { outcome_code: outcomes[dispute.state] },
    }),
    disputed_transactions: [{ seller_transaction_id: dispute.captureId }],
    links: [link(`${url}/v1/customer/disputes/${dispute.id}`, 'self')],
  }
}

const names: Record<number, readonly [name: string, message: string]> = {
  400: [
    'INVALID_REQUEST',
    'Request is not well-formed, syntactically incorrect, or violates schema.',
  ],
  401: [
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  409: ['RESOURCE_CONFLICT', 'The server has detected a conflict while processing this request.'],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
}

/** The body of a refusal. Programs should read only `details[].issue`; `field` says what it concerns, if anything. */
export function errorAnswer(status: 400 | 401 | 404 | 409 | 422, issue?: string, field?: string) {
  const [name, message] = names[status] ?? ['INTERNAL_SERVER_ERROR', '']
  const description = issueDescriptions[issue ?? ''] ?? issue
  return {
    name,
    message,
    debug_id: randomBytes(7).toString('hex').slice(0, 13),
    ...(issue && { details: [{ ...(field && { field }), issue, description }] }),
    links: [],
  }
}
