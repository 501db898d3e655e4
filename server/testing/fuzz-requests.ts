/** Every call that takes input from outside, with hostile bodies, headers, cookies and addresses. */
import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { writingRequest } from '#core/writer/testing/writing-request.ts'
import { hostileBytes, hostileHeader, hostileMark } from '../../testing/hostile-json.ts'
import { standInCredentials } from './open-shop.ts'

/** A request as it is sent over HTTP; `target` names the call in a report. */
export interface HostileRequest {
  target: string
  method: string
  path: string
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
  /** Signed as PayPal would sign it before it is sent. */
  wantsPayPalSignature?: boolean
}

interface Target {
  path: string
  /** A valid body. */
  usual: unknown
  method?: string
}

const targets: readonly Target[] = [
  { path: '/api/writing', usual: writingRequest() },
  { path: '/api/session', usual: { pin: '123 456', email: 'ana@example.org', language: 'fr' } },
  { path: '/api/session', usual: { enrolment: 'aaaaaaaaaaaaaaaaaaaaaa', language: 'en' } },
  { path: '/api/session/reminder', usual: { email: 'ana@example.org' } },
  { path: '/api/checkout/mercadopago', usual: { language: 'pt', email: 'ana@example.org' } },
  { path: '/api/checkout/paypal', usual: { language: 'es', email: '' } },
  { path: '/api/checkout/claim', usual: { returned: 'success', paymentId: '123' } },
  { path: '/api/withdrawal', usual: {} },
]

const usualHeaders: Record<string, string> = {
  'content-type': 'application/json',
  accept: 'text/event-stream',
  'accept-language': 'pt-BR,pt;q=0.9,en;q=0.5',
  'x-forwarded-for': '203.0.113.7, 2001:db8::1',
  'if-none-match': '"x"',
}

/** Cookies of the sending browser; `session` opens the door. */
export interface FuzzCookies {
  session: string
  purchase: string
}

export function hostileRequest(cookies: FuzzCookies): fc.Arbitrary<HostileRequest> {
  const own = `enlace-session=${cookies.session}; enlace-purchase=${cookies.purchase}`
  const cookie = fc.oneof(
    { arbitrary: fc.constant(own), weight: 8 },
    fc.constant(''),
    fc.constantFrom(
      'enlace-session=',
      'enlace-session=%',
      'enlace-device=%ff',
      '=',
      ';;;',
      'a=b; ',
    ),
    hostileHeader('enlace-session=x').map((value) => `enlace-purchase=${value}; enlace-device=a`),
  )
  const oneHeader = fc
    .constantFrom(...Object.keys(usualHeaders))
    .chain((name) => hostileHeader(usualHeaders[name] ?? '').map((value) => ({ [name]: value })))
  const headers = fc
    .tuple(oneHeader, cookie)
    .map(([hostile, value]) => ({ ...usualHeaders, ...hostile, cookie: value }))

  const calls = fc.constantFrom(...targets).chain(({ path, usual, method = 'POST' }) =>
    fc.record({
      target: fc.constant(`${method} ${path}`),
      method: fc.constant(method),
      path: fc.constant(path),
      headers,
      body: fc.oneof(
        { arbitrary: hostileBytes(usual), weight: 9 },
        { arbitrary: fc.constant(new Uint8Array(Buffer.from(JSON.stringify(usual)))), weight: 1 },
      ),
    }),
  )
  // Sent without the session that the other calls need.
  const logouts = fc.record({
    target: fc.constant('DELETE /api/session'),
    method: fc.constant('DELETE'),
    path: fc.constantFrom('/api/session?everywhere=1&forget=1', '/api/session?everywhere=%ff&&='),
    headers: hostileHeader('').map((value) => ({ cookie: `enlace-session=${value}` })),
    body: hostileBytes({}),
  })
  const captures = fc.record({
    target: fc.constant('POST /api/checkout/paypal/:id/capture'),
    method: fc.constant('POST'),
    path: pathPart.map((id) => `/api/checkout/paypal/${id}/capture`),
    headers,
    body: hostileBytes({}),
  })
  return fc.oneof(
    { arbitrary: calls, weight: 6 },
    { arbitrary: captures, weight: 1 },
    { arbitrary: logouts, weight: 1 },
    { arbitrary: mercadoPagoWebhook, weight: 2 },
    { arbitrary: payPalWebhook, weight: 2 },
  )
}

const pathPart = fc.oneof(
  fc.constantFrom(
    '%',
    '%00',
    '%2e%2e',
    '%ff',
    '..%2f..',
    '__proto__',
    'x'.repeat(4_000),
    hostileMark,
  ),
  fc.string({ minLength: 1, maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
)

/** Any notification id, some of them validly signed and so followed up at the provider. */
const mercadoPagoWebhook: fc.Arbitrary<HostileRequest> = fc
  .record({
    dataId: fc.oneof(
      fc.constantFrom('1', '-1', '../../v1/payments/1', '1?access_token=x', '1/refunds', '%', ''),
      fc.constantFrom('9'.repeat(200), hostileMark, 'null', '__proto__', 'x'.repeat(2_000)),
      fc.string({ maxLength: 40 }).map((text) => text.toWellFormed()),
    ),
    topic: fc.constantFrom(
      ...['payment', 'topic_chargebacks_wh', 'topic_claims_integration_wh', 'claims', 'x', ''],
    ),
    requestId: hostileHeader('5f1c').map((id) => id.trim()),
    ts: fc.constantFrom('1704908010', '0', '9999999999999999', '-1', 'x', ''),
    isSigned: fc.boolean(),
    signature: hostileHeader(`ts=1704908010,v1=${'0'.repeat(64)}`),
    body: hostileBytes({ type: 'payment', action: 'payment.updated', data: { id: '1' } }),
  })
  .map(({ dataId, topic, requestId, ts, isSigned, signature, body }) => {
    const id = dataId === '' ? '' : `id:${dataId};`
    const manifest = `${id}request-id:${requestId};ts:${ts};`
    const v1 = createHmac('sha256', standInCredentials.mercadoPago.webhookSecret)
      .update(manifest)
      .digest('hex')
    const query = new URLSearchParams({ 'data.id': dataId, ...(topic !== '' && { type: topic }) })
    return {
      target: 'POST /api/webhooks/mercadopago',
      method: 'POST',
      path: `/api/webhooks/mercadopago?${query}`,
      headers: {
        'x-signature': isSigned ? `ts=${ts},v1=${v1}` : signature,
        'x-request-id': requestId,
      },
      body,
    }
  })

const payPalWebhook: fc.Arbitrary<HostileRequest> = fc
  .record({
    'paypal-transmission-id': hostileHeader('69cd13f0-d67a-11e5-baa3-778b53f4ae55'),
    'paypal-transmission-time': hostileHeader('2026-11-20T12:00:00Z'),
    'paypal-transmission-sig': hostileHeader('AAAA'),
    'paypal-cert-url': hostileHeader(
      'https://api.paypal.com.evil.example/v1/notifications/certs/A',
    ),
    'paypal-auth-algo': hostileHeader('SHA256withRSA'),
    body: hostileBytes({
      id: 'WH-1',
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { id: 'C1', links: [{ href: 'https://api.paypal.com/v2/x', rel: 'up' }] },
    }),
    wantsPayPalSignature: fc.boolean(),
  })
  .map(({ body, wantsPayPalSignature, ...headers }) => ({
    target: 'POST /api/webhooks/paypal',
    method: 'POST',
    path: '/api/webhooks/paypal',
    headers,
    body,
    wantsPayPalSignature,
  }))
