/** Proves that a notification is PayPal's and reads what it points at (contracts.md sections 2.6 and 2.7). */
import { createVerify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import * as v from 'valibot'
import type {
  IncomingNotification,
  NotificationHint,
  NotificationRefusal,
  NotificationVerdict,
} from '#server/ports/payments.ts'
import { parseJson } from '../provider-request.ts'
import { postbackAnswer } from './answers.ts'
import type { PayPalApi } from './api.ts'
import { idAbove } from './books.ts'
import type { CertificateSource } from './certificate.ts'

export interface PayPalNotificationSettings {
  /** Id of the webhook's registration, not of an event. */
  webhookId: string
  /** By the certificate (works while PayPal's API is down), or by asking PayPal. */
  verification: 'certificate' | 'postback'
}

const transmissionSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  time: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  signature: v.pipe(v.string(), v.base64(), v.maxLength(2000)),
  certificateUrl: v.pipe(v.string(), v.url(), v.maxLength(500)),
  algorithm: v.literal('SHA256withRSA'),
})

type Transmission = v.InferOutput<typeof transmissionSchema>

const eventSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  event_type: v.string(),
  resource: v.looseObject({
    id: v.nullish(v.string()),
    order_id: v.nullish(v.string()),
    dispute_id: v.nullish(v.string()),
    links: v.nullish(v.array(v.object({ href: v.string(), rel: v.string() })), []),
  }),
})

type Event = v.InferOutput<typeof eventSchema>

/**
 * The signature covers the body only by its CRC-32, which can be forged to match by whoever holds one genuine
 * notification: another reason why a notification is a hint and never a fact.
 */
export async function verifyPayPalNotification(
  { webhookId, verification }: PayPalNotificationSettings,
  certificates: CertificateSource,
  api: PayPalApi,
  { headers, rawBody }: IncomingNotification,
): Promise<NotificationVerdict> {
  if (!headers.has('paypal-transmission-sig')) return { ok: false, reason: 'unsigned' }
  const parsed = v.safeParse(transmissionSchema, {
    id: headers.get('paypal-transmission-id'),
    time: headers.get('paypal-transmission-time'),
    signature: headers.get('paypal-transmission-sig'),
    certificateUrl: headers.get('paypal-cert-url'),
    algorithm: headers.get('paypal-auth-algo'),
  })
  if (!parsed.success) return { ok: false, reason: 'malformed' }
  const transmission = parsed.output
  const refusal =
    verification === 'certificate'
      ? await refusalByCertificate(webhookId, certificates, transmission, rawBody)
      : await refusalByPostback(webhookId, api, transmission, rawBody)
  if (refusal) return { ok: false, reason: refusal }

  const event = v.safeParse(eventSchema, parseJson(Buffer.from(rawBody).toString('utf8')))
  if (!event.success) return { ok: false, reason: 'unreadable' }
  const hint = hintOf(event.output)
  if (!hint) return { ok: false, reason: 'unreadable' }
  return { ok: true, hint, notificationKey: `paypal|${event.output.id}` }
}

async function refusalByCertificate(
  webhookId: string,
  certificates: CertificateSource,
  { id, time, signature, certificateUrl }: Transmission,
  rawBody: Uint8Array,
): Promise<NotificationRefusal | undefined> {
  const found = await certificates.at(certificateUrl)
  if (!found.ok) return found.reason
  const genuine = createVerify('sha256')
    .update(`${id}|${time}|${webhookId}|${crc32(rawBody)}`)
    .verify(found.certificate.publicKey, signature, 'base64')
  return genuine ? undefined : 'signature-mismatch'
}

async function refusalByPostback(
  webhookId: string,
  api: PayPalApi,
  { id, time, signature, certificateUrl, algorithm }: Transmission,
  rawBody: Uint8Array,
): Promise<NotificationRefusal | undefined> {
  const event = Buffer.from(rawBody).toString('utf8')
  // What is spliced in below must be one JSON value, or it could rewrite the question.
  if (parseJson(event) === undefined) return 'unreadable'
  const question = JSON.stringify({
    auth_algo: algorithm,
    cert_url: certificateUrl,
    transmission_id: id,
    transmission_time: time,
    transmission_sig: signature,
    webhook_id: webhookId,
  })
  // Spliced, not re-serialised: PayPal compares the delivered text (contracts.md section 2.7).
  const body = `${question.slice(0, -1)},"webhook_event":${event}}`
  const answer = await api.post(
    '/v1/notifications/verify-webhook-signature',
    body,
    undefined,
    postbackAnswer,
  )
  if (!answer.ok) return answer.failure === 'refused' ? 'signature-mismatch' : 'unverifiable-now'
  return answer.value.verification_status === 'SUCCESS' ? undefined : 'signature-mismatch'
}

function hintOf({ event_type, resource }: Event): NotificationHint | undefined {
  switch (event_type) {
    case 'CHECKOUT.ORDER.APPROVED':
    case 'CHECKOUT.ORDER.COMPLETED':
      return resource.id ? { kind: 'checkout', providerReference: resource.id } : undefined
    case 'CHECKOUT.PAYMENT-APPROVAL.REVERSED':
      return resource.order_id
        ? { kind: 'checkout', providerReference: resource.order_id }
        : undefined
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.PENDING':
    case 'PAYMENT.CAPTURE.DECLINED':
    case 'PAYMENT.CAPTURE.DENIED':
      return resource.id ? { kind: 'payment', paymentId: resource.id } : undefined
    case 'PAYMENT.CAPTURE.REFUNDED':
    case 'PAYMENT.CAPTURE.REVERSED': {
      // The resource is the refund; its own id is no capture's (contracts.md section 2.6).
      const captureId = idAbove(resource.links, 'captures')
      return captureId ? { kind: 'payment', paymentId: captureId } : undefined
    }
    case 'CUSTOMER.DISPUTE.CREATED':
    case 'CUSTOMER.DISPUTE.UPDATED':
    case 'CUSTOMER.DISPUTE.RESOLVED':
      return resource.dispute_id ? { kind: 'dispute', disputeId: resource.dispute_id } : undefined
    default:
      return { kind: 'nothing', topic: event_type }
  }
}
