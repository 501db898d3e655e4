import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { priceCents } from '#core/selling/offer.ts'
import { checkoutRequest } from '../testing/checkout-request.ts'
import { type PayPalPair, startPayPalPair } from '../testing/paypal-pair.ts'
import { createPayPalPayments } from './paypal.ts'

let paypal: PayPalPair

beforeAll(async () => {
  paypal = await startPayPalPair()
})

afterAll(() => paypal.sandbox.close())

beforeEach(() => paypal.sandbox.control.clearFaults())

describe('a checkout', () => {
  test('is an order with everything the provider asks for', async () => {
    const { orderId, providerReference, checkoutUrl } = await paypal.open()
    expect(checkoutUrl).toBe(`${paypal.sandbox.apiUrl}/checkoutnow?token=${providerReference}`)
    const kept = paypal.sandbox.control.books.orders.get(providerReference)
    expect(kept?.body).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: orderId,
          invoice_id: orderId,
          amount: { currency_code: 'BRL', value: '99.00' },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            locale: 'pt-BR',
            landing_page: 'GUEST_CHECKOUT',
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
          },
        },
      },
    })
  })

  test('asked for twice is the same order', async () => {
    const request = checkoutRequest({ orderId: 'order-twice' })
    const first = await paypal.payments.createCheckout(request)
    expect(first.ok).toBe(true)
    expect(await paypal.payments.createCheckout(request)).toEqual(first)
  })

  test('whose answer got lost is the same order when asked again', async () => {
    const before = paypal.sandbox.control.books.orders.size
    paypal.sandbox.control.fail({
      kind: 'lost-answer',
      times: 1,
      request: 'POST /v2/checkout/orders',
    })
    await paypal.open()
    expect(paypal.sandbox.control.books.orders.size).toBe(before + 1)
  })

  test('with wrong credentials is refused', async () => {
    const stranger = createPayPalPayments(paypal.options({ clientSecret: 'wrong' }))
    expect(await stranger.createCheckout(checkoutRequest())).toMatchObject({
      ok: false,
      failure: 'refused',
      issue: 'credentials',
    })
  })
})

describe('the access token', () => {
  test('is fetched once for many calls, and again when refused or expired', async () => {
    let nowMs = Date.now()
    let asked = 0
    const counting = createPayPalPayments(
      paypal.options({
        now: () => nowMs,
        fetch: (input, init) => {
          if (String(input).endsWith('/token')) asked += 1
          return fetch(input, init)
        },
      }),
    )
    const ask = () => counting.paymentsOfOrder({ orderId: 'x', providerReference: 'NONE' })
    await Promise.all([ask(), ask(), ask()])
    expect(asked).toBe(1)
    paypal.sandbox.control.revokeTokens()
    expect(await ask()).toMatchObject({ failure: 'not-found' })
    expect(asked).toBe(2)
    nowMs += 9 * 60 * 60 * 1000
    await ask()
    expect(asked).toBe(3)
  })
})

describe('a refund', () => {
  test('returns the full amount, once per key', async () => {
    const { order, paymentId, key } = await paypal.paid()
    const request = { paymentId, currency: 'BRL', key } as const
    paypal.sandbox.control.fail({ kind: 'lost-answer', times: 1, request: '/refund' })
    const first = await paypal.payments.refund(request)
    expect(first).toMatchObject({ ok: true, value: { status: 'done' } })
    expect(await paypal.payments.refund(request)).toEqual(first)
    expect(await paypal.paymentsOf(order)).toMatchObject([
      { status: 'refunded', refundedCents: priceCents },
    ])
  })

  test('in parts adds up to the full amount', async () => {
    const { order, paymentId } = await paypal.paid()
    const part = (key: string, amountCents: number) =>
      paypal.payments.refund({ paymentId, amountCents, currency: 'BRL', key })
    await part('a', 1000)
    await part('b', 1050)
    expect(await paypal.paymentsOf(order)).toMatchObject([
      { status: 'approved', refundedCents: 2050 },
    ])
    await part('c', priceCents - 2050)
    expect(await paypal.paymentsOf(order)).toMatchObject([{ status: 'refunded' }])
  })

  test('of a payment already refunded by hand succeeds', async () => {
    const { paymentId, key } = await paypal.paid()
    paypal.sandbox.control.refund(paymentId)
    expect(await paypal.payments.refund({ paymentId, currency: 'BRL', key })).toEqual({
      ok: true,
      value: { refundId: null, status: 'done' },
    })
  })

  test('of part of a disputed payment is refused with the provider’s own error code', async () => {
    const { paymentId, key } = await paypal.paid()
    paypal.sandbox.control.dispute(paymentId, 'open')
    expect(
      await paypal.payments.refund({ paymentId, amountCents: 1000, currency: 'BRL', key }),
    ).toMatchObject({
      failure: 'refused',
      issue: 'TRANSACTION_DISPUTED',
    })
  })
})

describe('the books', () => {
  test('are empty before anybody paid, and do not contain a made-up order', async () => {
    expect(await paypal.paymentsOf(await paypal.open())).toEqual([])
    expect(
      await paypal.payments.paymentsOfOrder({ orderId: 'x', providerReference: 'MADEUP' }),
    ).toMatchObject({ failure: 'not-found' })
  })

  test('show a reversal as money lost', async () => {
    const { order, paymentId } = await paypal.paid()
    paypal.sandbox.control.reverse(paymentId)
    expect(await paypal.paymentsOf(order)).toMatchObject([{ status: 'refunded' }])
  })

  test.each([
    ['open', 'approved'],
    ['won', 'approved'],
    ['lost', 'charged-back'],
  ] as const)('show a dispute that is %s', async (state, status) => {
    const { paymentId } = await paypal.paid()
    const { id: disputeId } = paypal.sandbox.control.dispute(paymentId, state)
    expect(await paypal.payments.paymentsOfHint({ kind: 'dispute', disputeId })).toMatchObject({
      value: [{ id: paymentId, status, dispute: state }],
    })
  })

  test('are found from a capture alone', async () => {
    const { order, paymentId } = await paypal.paid()
    expect(await paypal.payments.paymentsOfHint({ kind: 'payment', paymentId })).toEqual({
      ok: true,
      value: await paypal.paymentsOf(order),
    })
  })
})
