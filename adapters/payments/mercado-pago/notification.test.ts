import { createHmac } from 'node:crypto'
import { WebhookSignatureValidator } from 'mercadopago'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type MercadoPagoSandbox,
  startMercadoPagoSandbox,
} from '#sandbox/mercado-pago/start-mercado-pago-sandbox.ts'
import type { IncomingNotification } from '#server/ports/payments.ts'
import { checkoutRequest } from '../testing/checkout-request.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts'
import { createMercadoPagoPayments } from './mercado-pago.ts'
import { verifyMercadoPagoNotification } from './notification.ts'

const secret = 'webhook-secret'
const settings = { secret, now: Date.now }
let sandbox: MercadoPagoSandbox

beforeAll(async () => {
  sandbox = await startMercadoPagoSandbox({
    accessToken: 'token',
    webhookSecret: secret,
    delivery: { retryDelaysMs: [1, 1], lateMs: 60_000 },
  })
})

afterAll(() => sandbox.close())

/** An order at the stand-in whose webhooks go to a receiver of their own. */
async function withReceiver(
  run: (preferenceId: string, receiver: WebhookReceiver) => Promise<void>,
  statuses?: number[],
): Promise<void> {
  const receiver = await startWebhookReceiver(statuses)
  try {
    const payments = createMercadoPagoPayments({
      apiUrl: sandbox.apiUrl,
      accessToken: 'token',
      webhookSecret: secret,
      notificationUrl: receiver.url,
      statementDescriptor: 'ENLACE',
    })
    const made = await payments.createCheckout(checkoutRequest())
    if (!made.ok) throw new Error(made.detail)
    await run(made.value.providerReference, receiver)
  } finally {
    await receiver.close()
  }
}

/** A notification signed with the right secret, by the provider's published rule. */
function signed(changes: { id?: string; requestId?: string; ts?: string; type?: string } = {}) {
  const { id = '999', requestId = 'request-1', ts = '1704908010', type = 'payment' } = changes
  const v1 = createHmac('sha256', secret)
    .update(`id:${id};request-id:${requestId};ts:${ts};`)
    .digest('hex')
  return {
    headers: new Headers({ 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId }),
    query: new URLSearchParams({ 'data.id': id, type }),
    from: '203.0.113.1',
    rawBody: Buffer.from(JSON.stringify({ type, action: `${type}.updated`, data: { id } })),
  }
}

const first = (receiver: WebhookReceiver, place = 0): IncomingNotification => {
  const notification = receiver.received[place]
  if (!notification) throw new Error('nothing came')
  return notification
}

describe('a webhook of the stand-in', () => {
  test('passes the provider’s own validator and ours', () =>
    withReceiver(async (preferenceId, receiver) => {
      const { id } = sandbox.control.pay(preferenceId, { outcome: 'approved' })
      await sandbox.control.deliverLate()
      expect(receiver.received).toHaveLength(2)
      for (const { headers, query } of receiver.received) {
        WebhookSignatureValidator.validate({
          xSignature: headers.get('x-signature') ?? '',
          xRequestId: headers.get('x-request-id') ?? '',
          dataId: query.get('data.id') ?? '',
          secret,
          toleranceSeconds: 300,
        })
      }
      expect(verifyMercadoPagoNotification(settings, first(receiver))).toMatchObject({
        ok: true,
        hint: { kind: 'payment', paymentId: String(id) },
      })
      expect(first(receiver).query.get('source_news')).toBe('webhooks')
    }))

  test('is refused by both when forged', () =>
    withReceiver(async (preferenceId, receiver) => {
      sandbox.control.pay(preferenceId, { outcome: 'approved', delivery: 'forged' })
      await sandbox.control.deliverLate()
      const notification = first(receiver)
      expect(() =>
        WebhookSignatureValidator.validate({
          xSignature: notification.headers.get('x-signature') ?? '',
          xRequestId: notification.headers.get('x-request-id') ?? '',
          dataId: notification.query.get('data.id') ?? '',
          secret,
        }),
      ).toThrow()
      expect(verifyMercadoPagoNotification(settings, notification)).toEqual({
        ok: false,
        reason: 'signature-mismatch',
      })
    }))

  test('has the same key when it comes twice', () =>
    withReceiver(async (preferenceId, receiver) => {
      sandbox.control.pay(preferenceId, { outcome: 'approved', delivery: 'twice' })
      await sandbox.control.deliverLate()
      const verdicts = receiver.received.map((one) => verifyMercadoPagoNotification(settings, one))
      const keys = verdicts.map((verdict) => verdict.ok && verdict.notificationKey)
      expect(keys).toHaveLength(4)
      expect(keys[0]).toBe(keys[1])
      expect(keys[2]).toBe(keys[3])
      expect(keys[0]).not.toBe(keys[2])
    }))

  test('can be told to come out of order, late or never', () =>
    withReceiver(async (preferenceId, receiver) => {
      const actions = () =>
        receiver.received.map(({ rawBody }) => JSON.parse(Buffer.from(rawBody).toString()).action)
      sandbox.control.pay(preferenceId, { outcome: 'approved', delivery: 'never' })
      sandbox.control.pay(preferenceId, { outcome: 'approved', delivery: 'reversed' })
      await sandbox.control.deliverLate()
      expect(actions()).toEqual(['payment.updated', 'payment.created'])
      sandbox.control.pay(preferenceId, { outcome: 'approved', delivery: 'late' })
      expect(actions()).toHaveLength(2)
      await sandbox.control.deliverLate()
      expect(actions()).toHaveLength(4)
    }))

  test('is redelivered until it is accepted', () =>
    withReceiver(
      async (preferenceId, receiver) => {
        sandbox.control.pay(preferenceId, { outcome: 'approved' })
        await sandbox.control.deliverLate()
        // Two refused at first, each then redelivered once.
        expect(receiver.received).toHaveLength(4)
      },
      [503, 401],
    ))

  test('from the older system is unsigned and refused', () =>
    withReceiver(async (preferenceId, receiver) => {
      const { id } = sandbox.control.pay(preferenceId, { outcome: 'approved', delivery: 'never' })
      sandbox.control.notifyLegacy(id)
      await sandbox.control.deliverLate()
      expect(verifyMercadoPagoNotification(settings, first(receiver))).toEqual({
        ok: false,
        reason: 'unsigned',
      })
    }))
})

describe('a signature', () => {
  test('does not fit another payment, request or time', () => {
    const genuine = signed()
    const query = new URLSearchParams({ 'data.id': '1000', type: 'payment' })
    const headers = new Headers(genuine.headers)
    headers.set('x-request-id', 'request-2')
    const later = new Headers(genuine.headers)
    later.set(
      'x-signature',
      (genuine.headers.get('x-signature') ?? '').replace('ts=1704908010', 'ts=1704908011'),
    )
    for (const forgery of [
      { ...genuine, query },
      { ...genuine, headers },
      { ...genuine, headers: later },
    ]) {
      expect(verifyMercadoPagoNotification(settings, forgery)).toEqual({
        ok: false,
        reason: 'signature-mismatch',
      })
    }
  })

  test('counts for the signed id in the query, whatever the unsigned body says', () => {
    const rawBody = Buffer.from(JSON.stringify({ type: 'payment', data: { id: '1000' } }))
    expect(verifyMercadoPagoNotification(settings, { ...signed(), rawBody })).toMatchObject({
      ok: true,
      hint: { kind: 'payment', paymentId: '999' },
      notificationKey: 'mercado-pago|999|request-1|1704908010',
    })
  })

  test('is valid over the id in lower case as well as verbatim', () => {
    const lower = signed({ id: 'abc1' })
    const query = new URLSearchParams({ 'data.id': 'ABC1', type: 'payment' })
    expect(verifyMercadoPagoNotification(settings, { ...lower, query }).ok).toBe(true)
    expect(verifyMercadoPagoNotification(settings, signed({ id: 'ABC1' })).ok).toBe(true)
  })

  test('expires alike in seconds and milliseconds, where a maximum age is set', () => {
    const now = () => 1704908010_000 + 60_000
    for (const ts of ['1704908010', '1704908010000']) {
      const notification = signed({ ts })
      const judge = (maxAgeMs: number) =>
        verifyMercadoPagoNotification({ secret, now, maxAgeMs }, notification).ok
      expect(judge(61_000)).toBe(true)
      expect(judge(59_000)).toBe(false)
    }
  })

  test.each(['', 'ts=1', 'v1=00', 'ts=abc,v1=00', `ts=1,v1=${'g'.repeat(64)}`, 'ts=1,v1=ff'])(
    'that cannot be read is malformed: %j',
    (header) => {
      const headers = new Headers({ 'x-signature': header })
      expect(verifyMercadoPagoNotification(settings, { ...signed(), headers })).toEqual({
        ok: false,
        reason: 'malformed',
      })
    },
  )

  test.each([
    ['topic_chargebacks_wh', { kind: 'dispute', disputeId: 'chargeback:999' }],
    ['topic_claims_integration_wh', { kind: 'dispute', disputeId: 'claim:999' }],
    ['topic_merchant_order_wh', { kind: 'nothing', topic: 'topic_merchant_order_wh' }],
  ])('of topic %s points at %j', (type, hint) => {
    expect(verifyMercadoPagoNotification(settings, signed({ type }))).toMatchObject({
      ok: true,
      hint,
    })
  })
})
