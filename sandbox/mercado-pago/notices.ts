/** Signs webhooks the way the provider does (docs/design/services.md sections 1.3 and 1.5). */
import { createHmac, randomUUID } from 'node:crypto'
import type { Webhook } from '../payment-provider/delivery.ts'
import { dateText } from './answers.ts'

export interface Notice {
  topic: 'payment' | 'topic_chargebacks_wh'
  action: string
  /** The payment's or the chargeback's. */
  id: string
}

export interface NoticeSetup {
  secret: string
  collectorId: number
  now: () => number
}

/** A signed webhook to `notificationUrl`, keeping the URL's own query. */
export function webhookOf(
  { secret, collectorId, now }: NoticeSetup,
  notificationUrl: string,
  { topic, action, id }: Notice,
): Webhook {
  const url = new URL(notificationUrl)
  url.searchParams.set('data.id', id)
  url.searchParams.set('type', topic)
  const requestId = randomUUID()
  const ts = Math.floor(now() / 1000)
  const manifest = `id:${id};request-id:${requestId};ts:${ts};`
  const v1 = createHmac('sha256', secret).update(manifest).digest('hex')
  return {
    url: url.href,
    about: `${action} ${id}`,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'MercadoPago WebHook v1.0 payment',
      'x-request-id': requestId,
      'x-signature': `ts=${ts},v1=${v1}`,
    },
    body: JSON.stringify({
      id: Math.floor(Math.random() * 1e11),
      live_mode: true,
      type: topic,
      date_created: dateText(new Date(now())),
      user_id: collectorId,
      api_version: 'v1',
      action,
      data: { id },
    }),
  }
}

/** The same webhook signed without knowing the secret. */
export function forged(webhook: Webhook): Webhook {
  const signature = webhook.headers['x-signature'] ?? ''
  const other = createHmac('sha256', 'not the secret').update(signature).digest('hex')
  return {
    ...webhook,
    about: `forged ${webhook.about}`,
    headers: { ...webhook.headers, 'x-signature': signature.replace(/v1=.*/, `v1=${other}`) },
  }
}

/** The older, unsigned notification that can arrive at the same address. */
export function legacyNotice(notificationUrl: string, id: string): Webhook {
  const url = new URL(notificationUrl)
  url.searchParams.set('id', id)
  url.searchParams.set('topic', 'payment')
  return {
    url: url.href,
    about: `legacy ${id}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resource: id, topic: 'payment' }),
  }
}
