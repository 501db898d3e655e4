import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { priceCents } from '#core/selling/offer.ts'
import { startPayPalSandbox } from '#sandbox/paypal/start-paypal-sandbox.ts'
import { checkoutRequest } from '../testing/checkout-request.ts'
import { type PayPalPair, startPayPalPair } from '../testing/paypal-pair.ts'
import { createPayPalPayments } from './paypal.ts'

let paypal: PayPalPair

beforeAll(async () => {
  paypal = await startPayPalPair()
})

afterAll(() => paypal.sandbox.close())

beforeEach(() => paypal.sandbox.control.clearFaults())

describe('a capture', () => {
  test('collects an approved order and shows who paid', async () => {
    const order = await paypal.open()
    paypal.sandbox.control.approve(order.providerReference, {
      email: 'ana@example.com',
      givenName: 'Ana',
      surname: 'Lima',
    })
    const captured = await paypal.payments.capture(order, 1)
    expect(captured).toMatchObject({
      ok: true,
      value: {
        outcome: 'paid',
        payments: [
          {
            provider: 'paypal',
            status: 'approved',
            dispute: 'none',
            orderId: order.orderId,
            amountCents: priceCents,
            refundedCents: 0,
            currency: 'BRL',
            payer: { email: 'ana@example.com', name: 'Ana Lima' },
          },
        ],
      },
    })
    const [payment] = await paypal.paymentsOf(order)
    expect(captured.ok && captured.value.payments[0]).toEqual(payment)
    expect(payment?.approvedAtMs).toBeGreaterThan(Date.now() - 60_000)
  })

  test('takes the name from a card used without an account', async () => {
    const order = await paypal.open()
    paypal.sandbox.control.approve(order.providerReference, {
      source: 'card',
      email: 'b@example.com',
    })
    await paypal.payments.capture(order, 1)
    expect(await paypal.paymentsOf(order)).toMatchObject([
      { payer: { email: 'b@example.com', name: 'Ana Lima' } },
    ])
  })

  test('repeated, even after its answer got lost, takes the money once', async () => {
    const order = await paypal.open()
    paypal.sandbox.control.approve(order.providerReference)
    paypal.sandbox.control.fail({ kind: 'lost-answer', times: 2, request: '/capture' })
    expect(await paypal.payments.capture(order, 1)).toMatchObject({ failure: 'unreachable' })
    for (const attempt of [1, 1, 2]) {
      expect(await paypal.payments.capture(order, attempt)).toMatchObject({
        value: { outcome: 'paid' },
      })
    }
    expect(paypal.sandbox.control.books.orders.get(order.providerReference)?.captures).toHaveLength(
      1,
    )
  })

  test('before the buyer’s approval is not approved, and says where to continue', async () => {
    const order = await paypal.open()
    expect(await paypal.payments.capture(order, 1)).toEqual({
      ok: true,
      value: { outcome: 'not-approved', payments: [], checkoutUrl: order.checkoutUrl },
    })
  })

  test('declined may be retried with another card, as a new attempt', async () => {
    const order = await paypal.open()
    paypal.sandbox.control.approve(order.providerReference, { funding: 'instrument-declined' })
    expect(await paypal.payments.capture(order, 1)).toMatchObject({
      value: { outcome: 'declined' },
    })
    paypal.sandbox.control.approve(order.providerReference)
    // The old attempt keeps returning its decline.
    expect(await paypal.payments.capture(order, 1)).toMatchObject({
      value: { outcome: 'declined' },
    })
    expect(await paypal.payments.capture(order, 2)).toMatchObject({ value: { outcome: 'paid' } })
  })

  test('of a completed order with a declined payment is not a payment', async () => {
    const order = await paypal.open()
    paypal.sandbox.control.approve(order.providerReference, { funding: 'capture-declined' })
    expect(await paypal.payments.capture(order, 1)).toMatchObject({
      value: { outcome: 'declined', payments: [{ status: 'rejected', approvedAtMs: null }] },
    })
  })

  test.each([
    ['completed', 'approved'],
    ['denied', 'rejected'],
  ] as const)('under review is pending until it is %s', async (end, status) => {
    const order = await paypal.open()
    paypal.sandbox.control.approve(order.providerReference, { funding: 'pending' })
    const captured = await paypal.payments.capture(order, 1)
    expect(captured).toMatchObject({ value: { outcome: 'pending' } })
    const id = (captured.ok && captured.value.payments[0]?.id) || ''
    paypal.sandbox.control.settle(id, end)
    expect(await paypal.paymentsOf(order)).toMatchObject([{ id, status }])
  })

  test('of somebody else’s PayPal order is refused before any money moves', async () => {
    const mine = await paypal.open()
    const theirs = await paypal.open()
    paypal.sandbox.control.approve(theirs.providerReference)
    const stolen = { orderId: mine.orderId, providerReference: theirs.providerReference }
    expect(await paypal.payments.capture(stolen, 1)).toMatchObject({
      ok: false,
      failure: 'refused',
      issue: 'other-order',
    })
    expect(paypal.sandbox.control.books.orders.get(theirs.providerReference)?.captures).toEqual([])
  })

  test('of a second PayPal order for the same order is stopped by the invoice id', async () => {
    const { order } = await paypal.paid()
    const forgetful = createPayPalPayments(
      paypal.options({
        fetch: (input, init) => {
          const headers = new Headers(init?.headers)
          headers.set('paypal-request-id', crypto.randomUUID())
          return fetch(input, { ...init, headers })
        },
      }),
    )
    const again = await forgetful.createCheckout(checkoutRequest({ orderId: order.orderId }))
    if (!again.ok) throw new Error(again.detail)
    expect(again.value.providerReference).not.toBe(order.providerReference)
    paypal.sandbox.control.approve(again.value.providerReference)
    expect(await forgetful.capture({ ...again.value, orderId: order.orderId }, 1)).toMatchObject({
      failure: 'refused',
      issue: 'DUPLICATE_INVOICE_ID',
    })
  })

  test('of an expired approval is declined', async () => {
    const order = await paypal.open()
    paypal.sandbox.control.approve(order.providerReference)
    paypal.sandbox.control.reverseApproval(order.providerReference)
    expect(await paypal.payments.capture(order, 1)).toMatchObject({
      value: { outcome: 'declined' },
    })
  })

  test('racing another takes the money once', async () => {
    const slow = await startPayPalSandbox({
      clientId: 'client',
      clientSecret: 'secret',
      webhookId: 'WEBHOOK1',
      captureMs: 50,
    })
    try {
      const racing = createPayPalPayments(paypal.options({ apiUrl: slow.apiUrl }))
      const made = await racing.createCheckout(checkoutRequest())
      if (!made.ok) throw new Error(made.detail)
      slow.control.approve(made.value.providerReference)
      const order = { ...made.value, orderId: 'order-1' }
      const results = await Promise.all([racing.capture(order, 1), racing.capture(order, 2)])
      expect(slow.control.lines()).toHaveLength(1)
      // Whichever comes second finds the capture in progress or done.
      for (const result of results) {
        if (result.ok) expect(result.value.outcome).toBe('paid')
        else expect(result.failure).toBe('unreachable')
      }
      expect(results.some(({ ok }) => ok)).toBe(true)
      expect(await racing.capture(order, 2)).toMatchObject({ value: { outcome: 'paid' } })
    } finally {
      await slow.close()
    }
  })
})
