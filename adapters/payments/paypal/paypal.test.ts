import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { priceCents } from '#core/offer.ts'
import { type PayPalSandbox, startPayPalSandbox } from '#sandbox/paypal/start-paypal-sandbox.ts'
import type { OrderReference, Payments } from '#server/ports/payments.ts'
import { checkoutRequest } from '../testing/checkout-request.ts'
import { createPayPalPayments, type PayPalOptions } from './paypal.ts'

let sandbox: PayPalSandbox
let payments: Payments
let orders = 0

const options = (changes: Partial<PayPalOptions> = {}): PayPalOptions => ({
  apiUrl: sandbox.apiUrl,
  clientId: 'client',
  clientSecret: 'secret',
  webhookId: 'WEBHOOK1',
  brandName: 'Enlace',
  wait: async () => {},
  ...changes,
})

beforeAll(async () => {
  sandbox = await startPayPalSandbox({
    clientId: 'client',
    clientSecret: 'secret',
    webhookId: 'WEBHOOK1',
  })
  payments = createPayPalPayments(options())
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

/** An order whose buyer paid, and its payment. */
async function paid() {
  const order = await open()
  sandbox.control.approve(order.providerReference)
  const captured = await payments.capture(order, 1)
  const payment = captured.ok ? captured.value.payments[0] : undefined
  if (!payment) throw new Error('captured')
  return { order, paymentId: payment.id, key: `${order.orderId}.withdrawal` }
}

async function paymentsOf(order: OrderReference) {
  const found = await payments.paymentsOfOrder(order)
  if (!found.ok) throw new Error(found.detail)
  return found.value
}

describe('a checkout', () => {
  test('is an order that carries all the provider asks for', async () => {
    const { orderId, providerReference, checkoutUrl } = await open()
    expect(checkoutUrl).toBe(`${sandbox.apiUrl}/checkoutnow?token=${providerReference}`)
    const kept = sandbox.control.books.orders.get(providerReference)
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
    const first = await payments.createCheckout(request)
    expect(first.ok).toBe(true)
    expect(await payments.createCheckout(request)).toEqual(first)
  })

  test('whose answer got lost is the same order when asked again', async () => {
    const before = sandbox.control.books.orders.size
    sandbox.control.fail({ kind: 'lost-answer', times: 1, request: 'POST /v2/checkout/orders' })
    await open()
    expect(sandbox.control.books.orders.size).toBe(before + 1)
  })

  test('with wrong credentials is refused', async () => {
    const stranger = createPayPalPayments(options({ clientSecret: 'wrong' }))
    expect(await stranger.createCheckout(checkoutRequest())).toMatchObject({
      ok: false,
      failure: 'refused',
      issue: 'credentials',
    })
  })
})

describe('the access token', () => {
  test('is asked for once for many calls, again when refused, again when it ends', async () => {
    let nowMs = Date.now()
    let asked = 0
    const counting = createPayPalPayments(
      options({
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
    sandbox.control.revokeTokens()
    expect(await ask()).toMatchObject({ failure: 'not-found' })
    expect(asked).toBe(2)
    nowMs += 9 * 60 * 60 * 1000
    await ask()
    expect(asked).toBe(3)
  })
})

describe('a capture', () => {
  test('collects an approved order and shows who paid', async () => {
    const order = await open()
    sandbox.control.approve(order.providerReference, {
      email: 'ana@example.com',
      givenName: 'Ana',
      surname: 'Lima',
    })
    const captured = await payments.capture(order, 1)
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
    const [payment] = await paymentsOf(order)
    expect(captured.ok && captured.value.payments[0]).toEqual(payment)
    expect(payment?.approvedAtMs).toBeGreaterThan(Date.now() - 60_000)
  })

  test('takes the name from a card paid without an account', async () => {
    const order = await open()
    sandbox.control.approve(order.providerReference, { source: 'card', email: 'b@example.com' })
    await payments.capture(order, 1)
    expect(await paymentsOf(order)).toMatchObject([
      { payer: { email: 'b@example.com', name: 'Ana Lima' } },
    ])
  })

  test('repeated, and repeated after the answer got lost, takes the money once', async () => {
    const order = await open()
    sandbox.control.approve(order.providerReference)
    sandbox.control.fail({ kind: 'lost-answer', times: 2, request: '/capture' })
    expect(await payments.capture(order, 1)).toMatchObject({ failure: 'unreachable' })
    for (const attempt of [1, 1, 2]) {
      expect(await payments.capture(order, attempt)).toMatchObject({ value: { outcome: 'paid' } })
    }
    expect(sandbox.control.books.orders.get(order.providerReference)?.captures).toHaveLength(1)
  })

  test('before the buyer approved is not approved, and says where to go on', async () => {
    const order = await open()
    expect(await payments.capture(order, 1)).toEqual({
      ok: true,
      value: { outcome: 'not-approved', payments: [], checkoutUrl: order.checkoutUrl },
    })
  })

  test('declined may be tried again with another card, under a new attempt', async () => {
    const order = await open()
    sandbox.control.approve(order.providerReference, { funding: 'instrument-declined' })
    expect(await payments.capture(order, 1)).toMatchObject({ value: { outcome: 'declined' } })
    sandbox.control.approve(order.providerReference)
    // The old attempt answers its old decline for ever.
    expect(await payments.capture(order, 1)).toMatchObject({ value: { outcome: 'declined' } })
    expect(await payments.capture(order, 2)).toMatchObject({ value: { outcome: 'paid' } })
  })

  test('of a completed order with a declined payment is no payment', async () => {
    const order = await open()
    sandbox.control.approve(order.providerReference, { funding: 'capture-declined' })
    expect(await payments.capture(order, 1)).toMatchObject({
      value: { outcome: 'declined', payments: [{ status: 'rejected', approvedAtMs: null }] },
    })
  })

  test.each([
    ['completed', 'approved'],
    ['denied', 'rejected'],
  ] as const)('under review is pending until it is %s', async (end, status) => {
    const order = await open()
    sandbox.control.approve(order.providerReference, { funding: 'pending' })
    const captured = await payments.capture(order, 1)
    expect(captured).toMatchObject({ value: { outcome: 'pending' } })
    const id = (captured.ok && captured.value.payments[0]?.id) || ''
    sandbox.control.settle(id, end)
    expect(await paymentsOf(order)).toMatchObject([{ id, status }])
  })

  test('of somebody else’s PayPal order is refused before any money moves', async () => {
    const mine = await open()
    const theirs = await open()
    sandbox.control.approve(theirs.providerReference)
    const stolen = { orderId: mine.orderId, providerReference: theirs.providerReference }
    expect(await payments.capture(stolen, 1)).toMatchObject({
      ok: false,
      failure: 'refused',
      issue: 'other-order',
    })
    expect(sandbox.control.books.orders.get(theirs.providerReference)?.captures).toEqual([])
  })

  test('of a second PayPal order for the same order is stopped by the invoice id', async () => {
    const { order } = await paid()
    const forgetful = createPayPalPayments(
      options({
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
    sandbox.control.approve(again.value.providerReference)
    expect(await forgetful.capture({ ...again.value, orderId: order.orderId }, 1)).toMatchObject({
      failure: 'refused',
      issue: 'DUPLICATE_INVOICE_ID',
    })
  })

  test('of an approval that ran out is declined', async () => {
    const order = await open()
    sandbox.control.approve(order.providerReference)
    sandbox.control.reverseApproval(order.providerReference)
    expect(await payments.capture(order, 1)).toMatchObject({ value: { outcome: 'declined' } })
  })

  test('at the same moment as another takes the money once', async () => {
    const slow = await startPayPalSandbox({
      clientId: 'client',
      clientSecret: 'secret',
      webhookId: 'WEBHOOK1',
      captureMs: 50,
    })
    try {
      const racing = createPayPalPayments(options({ apiUrl: slow.apiUrl }))
      const made = await racing.createCheckout(checkoutRequest())
      if (!made.ok) throw new Error(made.detail)
      slow.control.approve(made.value.providerReference)
      const order = { ...made.value, orderId: 'order-1' }
      const results = await Promise.all([racing.capture(order, 1), racing.capture(order, 2)])
      expect(slow.control.lines()).toHaveLength(1)
      // Whichever comes second finds it under way or done.
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

describe('a refund', () => {
  test('sends everything back, once for each key', async () => {
    const { order, paymentId, key } = await paid()
    const request = { paymentId, currency: 'BRL', key } as const
    sandbox.control.fail({ kind: 'lost-answer', times: 1, request: '/refund' })
    const first = await payments.refund(request)
    expect(first).toMatchObject({ ok: true, value: { status: 'done' } })
    expect(await payments.refund(request)).toEqual(first)
    expect(await paymentsOf(order)).toMatchObject([
      { status: 'refunded', refundedCents: priceCents },
    ])
  })

  test('in parts adds up to the whole', async () => {
    const { order, paymentId } = await paid()
    const part = (key: string, amountCents: number) =>
      payments.refund({ paymentId, amountCents, currency: 'BRL', key })
    await part('a', 1000)
    await part('b', 1050)
    expect(await paymentsOf(order)).toMatchObject([{ status: 'approved', refundedCents: 2050 }])
    await part('c', priceCents - 2050)
    expect(await paymentsOf(order)).toMatchObject([{ status: 'refunded' }])
  })

  test('of what went back by hand before is done', async () => {
    const { paymentId, key } = await paid()
    sandbox.control.refund(paymentId)
    expect(await payments.refund({ paymentId, currency: 'BRL', key })).toEqual({
      ok: true,
      value: { refundId: null, status: 'done' },
    })
  })

  test('of a part of a disputed payment is refused with the provider’s own word', async () => {
    const { paymentId, key } = await paid()
    sandbox.control.dispute(paymentId, 'open')
    expect(
      await payments.refund({ paymentId, amountCents: 1000, currency: 'BRL', key }),
    ).toMatchObject({
      failure: 'refused',
      issue: 'TRANSACTION_DISPUTED',
    })
  })
})

describe('the books', () => {
  test('are empty before anybody paid, and know nothing of a made-up order', async () => {
    expect(await paymentsOf(await open())).toEqual([])
    expect(
      await payments.paymentsOfOrder({ orderId: 'x', providerReference: 'MADEUP' }),
    ).toMatchObject({ failure: 'not-found' })
  })

  test('show a reversal as money that is gone', async () => {
    const { order, paymentId } = await paid()
    sandbox.control.reverse(paymentId)
    expect(await paymentsOf(order)).toMatchObject([{ status: 'refunded' }])
  })

  test.each([
    ['open', 'approved'],
    ['won', 'approved'],
    ['lost', 'charged-back'],
  ] as const)('show a dispute that is %s', async (state, status) => {
    const { paymentId } = await paid()
    const { id: disputeId } = sandbox.control.dispute(paymentId, state)
    expect(await payments.paymentsOfHint({ kind: 'dispute', disputeId })).toMatchObject({
      value: [{ id: paymentId, status, dispute: state }],
    })
  })

  test('are found from a capture alone', async () => {
    const { order, paymentId } = await paid()
    expect(await payments.paymentsOfHint({ kind: 'payment', paymentId })).toEqual({
      ok: true,
      value: await paymentsOf(order),
    })
  })
})
