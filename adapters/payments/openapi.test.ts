/** What our adapters send and our stand-ins answer, checked against the providers' own OpenAPI files. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startMercadoPagoSandbox } from '#sandbox/mercado-pago/start-mercado-pago-sandbox.ts'
import { startPayPalSandbox } from '#sandbox/paypal/start-paypal-sandbox.ts'
import type { CheckoutRequest, Payments } from '#server/ports/payments.ts'
import { createMercadoPagoPayments } from './mercado-pago/mercado-pago.ts'
import { createPayPalPayments } from './paypal/paypal.ts'
import { checkoutRequest } from './testing/checkout-request.ts'
import { type Exchange, type Judge, readJudge, recordingFetch } from './testing/openapi-judge.ts'

const folder = resolve(import.meta.dirname, '../../../shared/openapi')
const absent = !existsSync(folder)
const why = 'skipped where the providers’ OpenAPI files are not beside the checkout'

const file = (name: string) => resolve(folder, name)

async function checkout(payments: Payments, changes: Partial<CheckoutRequest>) {
  const request = checkoutRequest({ email: 'ana@example.com', ...changes })
  const made = await payments.createCheckout(request)
  if (!made.ok) throw new Error(made.detail)
  return { orderId: request.orderId, ...made.value }
}

/**
 * PayPal's file contradicts itself: it lists GUEST_CHECKOUT (14 characters) as a landing page but allows at most 13.
 * The live API accepts it: woocommerce/woocommerce-paypal-payments#3521.
 */
const contradictions = new Set([
  'request/payment_source/paypal/experience_context/landing_page must NOT have more than 13 characters',
])

function expectNoComplaints(judge: Judge, exchanges: readonly Exchange[]) {
  for (const exchange of exchanges) {
    const { method, path, status } = exchange
    const complaints = judge.complaintsAbout(exchange).filter((one) => !contradictions.has(one))
    expect({ method, path, status, complaints }).toEqual({
      method,
      path,
      status,
      complaints: [],
    })
  }
}

describe.skipIf(absent)(`the provider’s own specification (${why})`, () => {
  test('agrees with every exchange between adapter and stand-in of Mercado Pago', async () => {
    const sandbox = await startMercadoPagoSandbox({ accessToken: 't', webhookSecret: 's' })
    try {
      sandbox.control.deliveryMode = 'never'
      const exchanges: Exchange[] = []
      const options = {
        apiUrl: sandbox.apiUrl,
        accessToken: 't',
        webhookSecret: 's',
        notificationUrl: 'http://localhost:3000/api/webhooks/mercadopago',
        statementDescriptor: 'ENLACE',
        wait: async () => {},
        fetch: recordingFetch(exchanges),
      }
      const payments = createMercadoPagoPayments(options)
      const order = await checkout(payments, { orderId: 'order-1' })
      for (const outcome of ['rejected', 'pending', 'in_process', 'approved'] as const) {
        sandbox.control.pay(order.providerReference, { outcome })
      }
      await payments.paymentsOfOrder(order)
      const { id } = sandbox.control.pay(order.providerReference, { outcome: 'approved' })
      const paymentId = String(id)
      const refund = (key: string, amountCents: number) =>
        payments.refund({ paymentId, amountCents, currency: 'BRL', key })
      await refund('part', 1000)
      await refund('too-much', 20_000)
      await payments.paymentsOfHint({ kind: 'payment', paymentId })
      await payments.paymentsOfHint({ kind: 'payment', paymentId: '1' })
      const { id: chargebackId } = sandbox.control.chargeBack(id, 'open')
      await payments.paymentsOfHint({ kind: 'dispute', disputeId: `chargeback:${chargebackId}` })
      const stranger = createMercadoPagoPayments({ ...options, accessToken: 'wrong' })
      await stranger.createCheckout(checkoutRequest())
      const statuses = new Set(exchanges.map(({ status }) => status))
      expect([...statuses].sort()).toEqual([200, 201, 400, 401, 404])
      expectNoComplaints(readJudge(file('mercadopago-brazil-spec3.yaml')), exchanges)
    } finally {
      await sandbox.close()
    }
  })

  test('agrees with every exchange between adapter and stand-in of PayPal', async () => {
    const credentials = { clientId: 'client', clientSecret: 'secret', webhookId: 'W' }
    const sandbox = await startPayPalSandbox(credentials)
    try {
      const exchanges: Exchange[] = []
      const payments = createPayPalPayments({
        ...credentials,
        apiUrl: sandbox.apiUrl,
        brandName: 'Enlace',
        wait: async () => {},
        fetch: recordingFetch(exchanges),
      })
      const open = (orderId: string) => checkout(payments, { orderId })
      for (const funding of ['pending', 'instrument-declined', 'capture-declined'] as const) {
        const order = await open(`order-${funding}`)
        await payments.capture(order, 1)
        sandbox.control.approve(order.providerReference, { funding })
        await payments.capture(order, 2)
        await payments.paymentsOfOrder(order)
      }
      const order = await open('order-good')
      await open('order-good')
      sandbox.control.approve(order.providerReference, { source: 'card' })
      const captured = await payments.capture(order, 1)
      const paymentId = (captured.ok && captured.value.payments[0]?.id) || ''
      await payments.refund({ paymentId, amountCents: 1000, currency: 'BRL', key: 'part' })
      await payments.refund({ paymentId, amountCents: 20_000, currency: 'BRL', key: 'too-much' })
      await payments.refund({ paymentId: 'MADEUP', currency: 'BRL', key: 'nothing' })
      await payments.paymentsOfHint({ kind: 'payment', paymentId })
      await payments.paymentsOfOrder({ orderId: 'x', providerReference: 'MADEUP' })

      const judges = {
        checkout: readJudge(file('paypal-checkout_orders_v2.json')),
        payments: readJudge(file('paypal-payments_payment_v2.json')),
      }
      const under = (prefix: string) => exchanges.filter(({ path }) => path.startsWith(prefix))
      const statuses = new Set(exchanges.map(({ status }) => status))
      expect([...statuses].sort()).toEqual([200, 201, 404, 422])
      expect(under('/v2/checkout/').length).toBeGreaterThan(10)
      expect(under('/v2/payments/').length).toBeGreaterThan(3)
      expectNoComplaints(judges.checkout, under('/v2/checkout/'))
      expectNoComplaints(judges.payments, under('/v2/payments/'))
    } finally {
      await sandbox.close()
    }
  })

  test('agrees with every webhook of PayPal’s stand-in and its payload', async () => {
    const credentials = { clientId: 'client', clientSecret: 'secret', webhookId: 'W' }
    const sandbox = await startPayPalSandbox(credentials)
    try {
      const { apiUrl } = sandbox
      const payments = createPayPalPayments({ ...credentials, apiUrl, brandName: 'Enlace' })
      const paid = await checkout(payments, { orderId: 'order-1' })
      const order = sandbox.control.approve(paid.providerReference)
      const approved = sandbox.control.webhookOf({ event: 'CHECKOUT.ORDER.APPROVED', order })
      await payments.capture(paid, 1)
      const [capture] = order.captures
      if (!capture) throw new Error('captured')
      const refund = sandbox.control.refund(capture.id, 1000)
      const about = [
        ['order', approved, 'paypal-checkout_orders_v2.json'],
        [
          'capture-2',
          sandbox.control.webhookOf({ event: 'PAYMENT.CAPTURE.COMPLETED', capture }),
          'paypal-payments_payment_v2.json',
        ],
        [
          'refund',
          sandbox.control.webhookOf({ event: 'PAYMENT.CAPTURE.REFUNDED', capture, refund }),
          'paypal-payments_payment_v2.json',
        ],
      ] as const
      const envelopes = readJudge(file('paypal-notifications_webhooks_v1.json'))
      for (const [schemaName, { body }, name] of about) {
        const event = JSON.parse(body)
        expect(envelopes.complaintsAboutBody('event', event)).toEqual([])
        const complaints = readJudge(file(name)).complaintsAboutBody(schemaName, event.resource)
        expect(complaints).toEqual([])
      }
      expect(envelopes.complaintsAboutBody('event', { links: 'none' })).not.toEqual([])
    } finally {
      await sandbox.close()
    }
  })

  test('complains about a preference item without quantity and an unknown status', () => {
    const judge = readJudge(file('mercadopago-brazil-spec3.yaml'))
    const payment = { method: 'GET', path: '/v1/payments/1', request: undefined, status: 200 }
    const preference = { method: 'POST', path: '/checkout/preferences', status: 201, response: {} }
    expect(judge.complaintsAbout({ ...payment, response: { status: 'weird' } })).toHaveLength(1)
    expect(
      judge.complaintsAbout({ ...preference, request: { items: [{ title: 'x', unit_price: 1 }] } }),
    ).toHaveLength(1)
  })

  test('complains about a PayPal order without amount', () => {
    const judge = readJudge(file('paypal-checkout_orders_v2.json'))
    const request = { intent: 'CAPTURE', purchase_units: [{}] }
    const exchange = { method: 'POST', path: '/v2/checkout/orders', status: 201, response: {} }
    expect(judge.complaintsAbout({ ...exchange, request })).not.toEqual([])
  })
})
