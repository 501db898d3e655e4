/**
 * Verifies that a notification is PayPal's and reads what it points to (docs/design/services.md sections 2.6 and 2.7).
 */
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
import type { AskingAllowance, AskingBounds } from './asking-allowance.ts'
import { idAbove } from './books.ts'
import type { CertificateSource } from './certificate.ts'

export interface PayPalNotificationSettings {
  /** The id of the webhook registration, not of an event. */
  webhookId: string
  /** `certificate` verifies locally, even while PayPal's API is down; `postback` asks PayPal. */
  verification: 'certificate' | 'postback'
  /** Limits postbacks, since each notification causes one. */
  mayAsk: AskingAllowance
}

/** Enough for genuine notifications too: a few per purchase, from few addresses. */
export const postbacksPerMinute: AskingBounds = { oneSender: 60, allSenders: 300 }

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
 * The signature covers only the CRC-32 of the body, so anyone with one genuine notification can forge a body that
 * matches: another reason to treat a notification as a hint, never as fact.
 */
export async function verifyPayPalNotification(
  { webhookId, verification, mayAsk }: PayPalNotificationSettings,
  certificates: CertificateSource,
  api: PayPalApi,
  { headers, rawBody, from }: IncomingNotification,
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
      ? await refusalByCertificate({ webhookId, certificates, from }, transmission, rawBody)
      : await refusalByPostback({ webhookId, api, mayAsk, from }, transmission, rawBody)
  if (refusal && refusal !== 'unverifiable-now') return { ok: false, reason: refusal }

  const event = v.safeParse(eventSchema, parseJson(Buffer.from(rawBody).toString('utf8')))
  const hint = event.success ? hintOf(event.output) : undefined
  if (refusal) return { ok: false, reason: refusal, ...(hint && { claimed: hint }) }
  if (!event.success || !hint) return { ok: false, reason: 'unreadable' }
  return { ok: true, hint, notificationKey: `paypal|${event.output.id}` }
}

async function refusalByCertificate(
  {
    webhookId,
    certificates,
    from,
  }: { webhookId: string; certificates: CertificateSource; from: string },
  { id, time, signature, certificateUrl }: Transmission,
  rawBody: Uint8Array,
): Promise<NotificationRefusal | undefined> {
  const found = await certificates.at(certificateUrl, from)
  if (!found.ok) return found.reason
  const genuine = createVerify('sha256')
    .update(`${id}|${time}|${webhookId}|${crc32(rawBody)}`)
    .verify(found.certificate.publicKey, signature, 'base64')
  return genuine ? undefined : 'signature-mismatch'
}

async function refusalByPostback(
  {
    webhookId,
    api,
    mayAsk,
    from,
  }: { webhookId: string; api: PayPalApi; mayAsk: AskingAllowance; from: string },
  { id, time, signature, certificateUrl, algorithm }: Transmission,
  rawBody: Uint8Array,
): Promise<NotificationRefusal | undefined> {
  const event = Buffer.from(rawBody).toString('utf8')
  // The body spliced in below must be a single JSON value, or it could rewrite the request.
  if (parseJson(event) === undefined) return 'unreadable'
  if (!mayAsk(from)) return 'unverifiable-now'
  const question = JSON.stringify({
    auth_algo: algorithm,
    cert_url: certificateUrl,
    transmission_id: id,
    transmission_time: time,
    transmission_sig: signature,
    webhook_id: webhookId,
  })
  // Spliced in rather than reserialised: PayPal compares the text exactly as delivered
  // (docs/design/services.md section 2.7).
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
      // The resource is the refund, so its id is not the capture's (docs/design/services.md section 2.6).
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
