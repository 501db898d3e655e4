/**
 * Verifies that a notification is Mercado Pago's and reads what it points at (docs/design/services.md sections 1.3 and
 * 1.5).
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type {
  IncomingNotification,
  NotificationHint,
  NotificationVerdict,
} from '#server/ports/payments.ts'
import { parseJson } from '../provider-request.ts'

const bodySchema = v.object({ type: v.optional(v.string()), topic: v.optional(v.string()) })

export interface NotificationSettings {
  /** The application's webhook secret. */
  secret: string
  /**
   * Oldest acceptable signature; left out: any age. A resend may carry its first timestamp for days, and a replay can
   * only make us ask for the truth again.
   */
  maxAgeMs?: number
  /** Epoch milliseconds. */
  now: () => number
}

/**
 * The signature covers the query's `data.id`, `x-request-id` and `ts`, and nothing of the body, so hint and key are
 * made from those alone. Which resource the id names (`type`) is not signed; asking for the wrong one finds nothing.
 */
export function verifyMercadoPagoNotification(
  { secret, maxAgeMs, now }: NotificationSettings,
  { headers, query, rawBody }: IncomingNotification,
): NotificationVerdict {
  const header = headers.get('x-signature')
  if (header === null) return { ok: false, reason: 'unsigned' }
  const { ts, v1 } = partsOf(header)
  if (ts === undefined || !/^\d{1,16}$/.test(ts)) return { ok: false, reason: 'malformed' }
  if (v1 === undefined || !/^[0-9a-f]{64}$/i.test(v1)) return { ok: false, reason: 'malformed' }

  const dataId = query.get('data.id')
  const requestId = headers.get('x-request-id')
  // Guides and official SDKs disagree about the case of alphanumeric ids: verbatim first, then lower-case.
  const spellings = new Set([dataId, dataId?.toLowerCase() ?? null])
  const genuine = [...spellings].some((id) => {
    const expected = createHmac('sha256', secret)
      .update(manifestOf(id, requestId, ts))
      .digest()
    return timingSafeEqual(expected, Buffer.from(v1, 'hex'))
  })
  if (!genuine) return { ok: false, reason: 'signature-mismatch' }
  if (maxAgeMs !== undefined && Math.abs(now() - epochMsOf(ts)) > maxAgeMs) {
    return { ok: false, reason: 'signature-mismatch' }
  }
  if (dataId === null) return { ok: false, reason: 'unreadable' }

  const topic = query.get('type') ?? topicOf(rawBody)
  if (topic === undefined) return { ok: false, reason: 'unreadable' }
  return {
    ok: true,
    hint: hintOf(topic, dataId),
    notificationKey: ['mercado-pago', dataId, requestId ?? '', ts].join('|'),
  }
}

function partsOf(header: string): Partial<Record<'ts' | 'v1', string>> {
  return Object.fromEntries(
    header.split(',').map((part) => {
      const [name = '', value = ''] = part.split('=', 2)
      return [name.trim(), value.trim()]
    }),
  )
}

/** Absent values are dropped with their names; `ts` is always included. */
function manifestOf(dataId: string | null, requestId: string | null, ts: string): string {
  const id = dataId === null ? '' : `id:${dataId};`
  const request = requestId === null ? '' : `request-id:${requestId};`
  return `${id}${request}ts:${ts};`
}

/** Seconds or milliseconds: the provider's text and its examples disagree. */
function epochMsOf(ts: string): number {
  const number = Number(ts)
  return number > 1e11 ? number : number * 1000
}

function topicOf(rawBody: Uint8Array): string | undefined {
  const body = v.safeParse(bodySchema, parseJson(Buffer.from(rawBody).toString('utf8')))
  return body.success ? (body.output.type ?? body.output.topic) : undefined
}

function hintOf(topic: string, dataId: string): NotificationHint {
  switch (topic) {
    case 'payment':
      return { kind: 'payment', paymentId: dataId }
    case 'topic_chargebacks_wh':
    case 'chargebacks':
      return { kind: 'dispute', disputeId: `chargeback:${dataId}` }
    case 'topic_claims_integration_wh':
    case 'claims':
      return { kind: 'dispute', disputeId: `claim:${dataId}` }
    default:
      return { kind: 'nothing', topic }
  }
}
