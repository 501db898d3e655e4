import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { priceCents } from '#core/selling/offer.ts'
import { advanceOrder, createOrder } from '#core/selling/order.ts'
import {
  type MercadoPagoSandbox,
  startMercadoPagoSandbox,
} from '#sandbox/mercado-pago/start-mercado-pago-sandbox.ts'
import type { OrderReference, Payments } from '#server/ports/payments.ts'
import { checkoutRequest } from '../testing/checkout-request.ts'
import { createMercadoPagoPayments, type MercadoPagoOptions } from './mercado-pago.ts'

let sandbox: MercadoPagoSandbox
let payments: Payments
let orders = 0

const options = (changes: Partial<MercadoPagoOptions> = {}): MercadoPagoOptions => ({
  apiUrl: sandbox.apiUrl,
  accessToken: 'APP_USR-test',
  webhookSecret: 'secret',
  notificationUrl: 'http://localhost:3000/api/webhooks/mercadopago',
  statementDescriptor: 'ENLACE CERIMONIAS DE CASAMENTO',
  wait: async () => {},
  ...changes,
})

beforeAll(async () => {
  sandbox = await startMercadoPagoSandbox({
    accessToken: 'APP_USR-test',
    webhookSecret: 'secret',
  })
  sandbox.control.deliveryMode = 'never'
  payments = createMercadoPagoPayments(options())
})

afterAll(() => sandbox.close())

beforeEach(() => sandbox.control.clearFaults())

/** A checkout of a new order at the provider. */
async function open(): Promise<OrderReference & { checkoutUrl: string }> {
  orders += 1
  const orderId = `order-${orders}`
  const made = await payments.createCheckout(checkoutRequest({ orderId }))
  if (!made.ok) throw new Error(made.detail)
  return { orderId, ...made.value }
}

async function paymentsOf(order: OrderReference) {
  const found = await payments.paymentsOfOrder(order)
  if (!found.ok) throw new Error(found.detail)
  return found.value
}

describe('a checkout', () => {
  test('is a preference with everything the provider asks for', async () => {
    const { orderId, providerReference, checkoutUrl } = await open()
    expect(checkoutUrl).toBe(`${sandbox.apiUrl}/checkout/v1/redirect?pref_id=${providerReference}`)
    const kept = sandbox.control.books.preferences.get(providerReference)
    expect(kept?.amountCents).toBe(priceCents)
    expect(kept?.body).toMatchObject({
      external_reference: orderId,
      auto_return: 'approved',
      notification_url: 'http://localhost:3000/api/webhooks/mercadopago?source_news=webhooks',
      expires: true,
      statement_descriptor: 'ENLACE CERIMONIAS DE C',
      items: [{ quantity: 1, unit_price: 99, currency_id: 'BRL' }],
    })
    expect(kept?.body.date_of_expiration).toBe(kept?.body.expiration_date_to)
  })

  test('made with a wrong token is refused, not retried', async () => {
    let calls = 0
    const stranger = createMercadoPagoPayments(
      options({
        accessToken: 'wrong',
        fetch: (...request) => {
          calls += 1
          return fetch(...request)
        },
      }),
    )
    expect(await stranger.createCheckout(checkoutRequest())).toMatchObject({
      ok: false,
      failure: 'refused',
    })
    expect(calls).toBe(1)
  })
})

describe('the books of an order', () => {
  test('are empty before anybody tried to pay', async () => {
    expect(await paymentsOf(await open())).toEqual([])
  })

  test('show who paid how much, and when it was approved', async () => {
    const order = await open()
    const { id } = sandbox.control.pay(order.providerReference, {
      outcome: 'approved',
      email: 'ana@example.com',
      firstName: 'Ana',
      lastName: 'Lima',
    })
    expect(await paymentsOf(order)).toEqual([
      {
        provider: 'mercado-pago',
        id: String(id),
        status: 'approved',
        dispute: 'none',
        orderId: order.orderId,
        amountCents: priceCents,
        refundedCents: 0,
        currency: 'BRL',
        approvedAtMs: sandbox.control.books.payments.get(id)?.dateApproved?.getTime(),
        payer: { email: 'ana@example.com', name: 'Ana Lima', id: expect.stringMatching(/^\d{9}$/) },
      },
    ])
  })

  test.each([
    ['rejected', 'rejected', 'declined'],
    ['pending', 'pending', 'pending'],
    ['in_process', 'pending', 'pending'],
    ['approved', 'approved', 'paid'],
  ] as const)('call a payment that is %s %s', async (outcome, status, captured) => {
    const order = await open()
    sandbox.control.pay(order.providerReference, { outcome })
    expect(await paymentsOf(order)).toMatchObject([{ status }])
    expect(await payments.capture(order, 1)).toMatchObject({ value: { outcome: captured } })
  })

  test.each([
    ['approved', 'approved'],
    ['rejected', 'rejected'],
    ['expired', 'expired'],
  ] as const)('follow a slip that ends %s', async (end, status) => {
    const order = await open()
    const { id } = sandbox.control.pay(order.providerReference, {
      outcome: 'pending',
      method: 'bolbradesco',
    })
    sandbox.control.settle(id, end)
    expect(await paymentsOf(order)).toMatchObject([{ status }])
  })

  test('show partial refunds, disputes and chargebacks, lost or won', async () => {
    const order = await open()
    const { id } = sandbox.control.pay(order.providerReference, { outcome: 'approved' })
    sandbox.control.refund(id, 1000)
    expect(await paymentsOf(order)).toMatchObject([{ status: 'approved', refundedCents: 1000 }])
    sandbox.control.mediate(id)
    expect(await paymentsOf(order)).toMatchObject([{ status: 'approved', dispute: 'open' }])
    const { id: disputeId } = sandbox.control.chargeBack(id, 'open')
    expect(await paymentsOf(order)).toMatchObject([{ status: 'charged-back', dispute: 'open' }])
    sandbox.control.chargeBack(id, 'lost')
    const hint = { kind: 'dispute', disputeId: `chargeback:${disputeId}` } as const
    expect(await payments.paymentsOfHint(hint)).toMatchObject({
      value: [{ id: String(id), status: 'charged-back', dispute: 'lost' }],
    })
    sandbox.control.chargeBack(id, 'won')
    expect(await paymentsOf(order)).toMatchObject([{ status: 'approved', dispute: 'won' }])
  })

  test('are read to the last page', async () => {
    const order = await open()
    for (let tries = 0; tries < 60; tries += 1) {
      sandbox.control.pay(order.providerReference, { outcome: 'rejected' })
    }
    sandbox.control.pay(order.providerReference, { outcome: 'approved' })
    const found = await paymentsOf(order)
    expect(found).toHaveLength(61)
    expect(new Set(found.map(({ id }) => id)).size).toBe(61)
  })

  test.each([
    ['amount', { amountCents: 100 }],
    ['currency', { currency: 'ARS' }],
    ['other-order', { externalReference: 'order-of-somebody-else' }],
  ] as const)('never pay an order with the wrong %s', async (mismatch, tamper) => {
    const order = await open()
    const { id } = sandbox.control.pay(order.providerReference, { outcome: 'approved', tamper })
    const found = await payments.paymentsOfHint({ kind: 'payment', paymentId: String(id) })
    if (!found.ok || !found.value[0]) throw new Error('the payment exists')
    const state = createOrder({
      orderId: order.orderId,
      provider: 'mercado-pago',
      priceCents,
      currency: 'BRL',
    })
    const { order: after, effects } = advanceOrder(state, found.value[0])
    expect(after.status).toBe('created')
    expect(effects).toEqual([
      {
        effect: 'notify-operator',
        paymentId: String(id),
        notice: 'payment-mismatch',
        mismatches: [mismatch],
      },
    ])
  })

  test('do not contain an id that the simulator made up', async () => {
    expect(await payments.paymentsOfHint({ kind: 'payment', paymentId: '123456' })).toMatchObject({
      ok: false,
      failure: 'not-found',
    })
  })
})

describe('a refund', () => {
  async function paid() {
    const order = await open()
    const { id } = sandbox.control.pay(order.providerReference, { outcome: 'approved' })
    return { order, paymentId: String(id), key: `${order.orderId}.withdrawal` }
  }

  test('returns the full amount, once per key', async () => {
    const { order, paymentId, key } = await paid()
    const request = { paymentId, currency: 'BRL', key } as const
    const first = await payments.refund(request)
    expect(first).toMatchObject({ ok: true, value: { status: 'done' } })
    expect(await payments.refund(request)).toEqual(first)
    expect(await paymentsOf(order)).toMatchObject([
      { status: 'refunded', refundedCents: priceCents },
    ])
  })

  test('of a part leaves the rest', async () => {
    const { order, paymentId, key } = await paid()
    await payments.refund({ paymentId, amountCents: 1050, currency: 'BRL', key })
    expect(await paymentsOf(order)).toMatchObject([{ status: 'approved', refundedCents: 1050 }])
  })

  test('of a payment already refunded by hand succeeds', async () => {
    const { paymentId, key } = await paid()
    sandbox.control.refund(Number(paymentId))
    expect(await payments.refund({ paymentId, currency: 'BRL', key })).toEqual({
      ok: true,
      value: { refundId: null, status: 'done' },
    })
  })

  test('of more than was paid is refused, of an unknown payment not found', async () => {
    const { paymentId, key } = await paid()
    expect(
      await payments.refund({ paymentId, amountCents: 20_000, currency: 'BRL', key }),
    ).toMatchObject({ ok: false, failure: 'refused', issue: '2063' })
    expect(await payments.refund({ paymentId: '1', currency: 'BRL', key })).toMatchObject({
      failure: 'not-found',
    })
  })

  test('whose answer got lost is retried under its key and happens once', async () => {
    const { order, paymentId, key } = await paid()
    sandbox.control.fail({ kind: 'lost-answer', times: 1, request: 'POST /v1/payments' })
    const result = await payments.refund({ paymentId, amountCents: 1000, currency: 'BRL', key })
    expect(result).toMatchObject({ ok: true })
    expect(await paymentsOf(order)).toMatchObject([{ refundedCents: 1000 }])
  })
})
