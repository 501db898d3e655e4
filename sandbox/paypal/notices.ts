/** The provider's webhook events (docs/design/services.md section 2.6). */
import { randomBytes } from 'node:crypto'
import type { Webhook } from '../payment-provider/delivery.ts'
import { captureAnswer, dateText, disputeAnswer, orderAnswer, refundResource } from './answers.ts'
import type { Capture, Dispute, Order, Refund } from './books.ts'
import type { Signer } from './signing.ts'

export type Notice =
  | { event: 'CHECKOUT.ORDER.APPROVED' | 'CHECKOUT.ORDER.COMPLETED'; order: Order }
  | { event: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED'; order: Order }
  | {
      event:
        | 'PAYMENT.CAPTURE.COMPLETED'
        | 'PAYMENT.CAPTURE.PENDING'
        | 'PAYMENT.CAPTURE.DECLINED'
        | 'PAYMENT.CAPTURE.DENIED'
      capture: Capture
    }
  | {
      event: 'PAYMENT.CAPTURE.REFUNDED' | 'PAYMENT.CAPTURE.REVERSED'
      capture: Capture
      refund: Refund
    }
  | { event: 'CUSTOMER.DISPUTE.CREATED' | 'CUSTOMER.DISPUTE.RESOLVED'; dispute: Dispute }

export interface NoticeSetup {
  signer: Signer
  webhookId: string
  /** The stand-in's address, known once it listens. */
  url: () => string
  now: () => number
}

/** A signed webhook. Sent again later, the same event keeps its id, as when the provider resends it. */
export function webhookOf(setup: NoticeSetup, webhookUrl: string, notice: Notice): Webhook {
  const { url, now } = setup
  const { type, resource, id } = resourceOf(notice, url())
  const eventId = `WH-${randomBytes(8).toString('hex').toUpperCase()}-${randomBytes(8).toString('hex').toUpperCase()}`
  const envelope = JSON.stringify({
    id: eventId,
    event_version: '1.0',
    create_time: dateText(new Date(now())),
    resource_type: type,
    resource_version: '2.0',
    event_type: notice.event,
    summary: notice.event.toLowerCase().replaceAll('.', ' '),
    resource,
    links: [
      { href: `${url()}/v1/notifications/webhooks-events/${eventId}`, rel: 'self', method: 'GET' },
    ],
  })
  // A number that changes when parsed and serialized again, so doing that breaks the signature.
  const body = `${envelope.slice(0, -1)},"weight":1.0}`
  return signedWebhook(setup, webhookUrl, `${notice.event} ${id}`, body)
}

/** Any event, signed as the provider would. */
export function signedWebhook(
  { signer, webhookId, url, now }: NoticeSetup,
  webhookUrl: string,
  about: string,
  body: string,
): Webhook {
  return {
    url: webhookUrl,
    about,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'PayPal/AUHD-214.0-58843899',
      'paypal-cert-url': `${url()}/v1/notifications/certs/${signer.certificateId}`,
      ...signer.sign(body, webhookId, now()),
    },
    body,
  }
}

/** The same webhook signed with someone else's key. */
export function forgedBy(stranger: Signer, webhookId: string, now: () => number) {
  return (webhook: Webhook): Webhook => ({
    ...webhook,
    about: `forged ${webhook.about}`,
    headers: { ...webhook.headers, ...stranger.sign(webhook.body, webhookId, now()) },
  })
}

function resourceOf(notice: Notice, url: string): { type: string; id: string; resource: unknown } {
  if ('order' in notice) {
    const { order } = notice
    if (notice.event === 'CHECKOUT.PAYMENT-APPROVAL.REVERSED') {
      const resource = { order_id: order.id, purchase_units: order.body.purchase_units }
      return { type: 'checkout-order', id: order.id, resource }
    }
    const answer = orderAnswer(order, url)
    const purchase_units = answer.purchase_units.map((unit) => ({
      ...unit,
      // Real events carry this empty object (docs/design/services.md section 2.6).
      amount: { ...unit.amount, breakdown: {} },
    }))
    return { type: 'checkout-order', id: order.id, resource: { ...answer, purchase_units } }
  }
  if ('refund' in notice) {
    const { refund, capture } = notice
    return { type: 'refund', id: refund.id, resource: refundResource(refund, capture, url) }
  }
  if ('capture' in notice) {
    const { capture } = notice
    return { type: 'capture', id: capture.id, resource: captureAnswer(capture, url) }
  }
  const { dispute } = notice
  return { type: 'dispute', id: dispute.id, resource: disputeAnswer(dispute, url) }
}
