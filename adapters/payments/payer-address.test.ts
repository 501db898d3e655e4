/** Where the payer's address and id are read from: both stand-ins over HTTP, with their answers altered on the way. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Payer } from '#core/selling/payment.ts'
import {
  type MercadoPagoSandbox,
  startMercadoPagoSandbox,
} from '#sandbox/mercado-pago/start-mercado-pago-sandbox.ts'
import type { Payments } from '#server/ports/payments.ts'
import { createMercadoPagoPayments } from './mercado-pago/mercado-pago.ts'
import { createPayPalPayments } from './paypal/paypal.ts'
import { checkoutRequest } from './testing/checkout-request.ts'
import { type PayPalPair, startPayPalPair } from './testing/paypal-pair.ts'

type Places = { payer?: string | null; topLevel?: string | null; id?: string | number | null }

let mercadoPago: MercadoPagoSandbox
let payPal: PayPalPair

beforeAll(async () => {
  mercadoPago = await startMercadoPagoSandbox({ accessToken: 'token', webhookSecret: 'secret' })
  mercadoPago.control.deliveryMode = 'never'
  payPal = await startPayPalPair()
})

afterAll(async () => {
  await Promise.all([mercadoPago.close(), payPal.sandbox.close()])
})

/** Passes on every answer unchanged except where an address may appear. */
function answering({ payer, topLevel, id }: Places): typeof fetch {
  const moved = (_key: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    if ('external_reference' in value && 'payer' in value) {
      return { ...value, payer: { ...Object(value.payer), email: payer, id }, email: topLevel }
    }
    if (!('purchase_units' in value)) return value
    const person = { email_address: payer, payer_id: id?.toString() }
    return { ...value, payer: person, payment_source: {}, email: topLevel }
  }
  return async (...request) => {
    const answer = await fetch(...request)
    const text = await answer.text()
    const body = text === '' ? text : JSON.stringify(JSON.parse(text, moved))
    const { status, headers } = answer
    return new Response(body === '' ? null : body, { status, headers: new Headers(headers) })
  }
}

async function payerAtMercadoPago(places: Places): Promise<Payer | undefined> {
  const payments = createMercadoPagoPayments({
    ...{ apiUrl: mercadoPago.apiUrl, accessToken: 'token', webhookSecret: 'secret' },
    ...{ notificationUrl: 'http://localhost:3000/', statementDescriptor: 'ENLACE' },
    fetch: answering(places),
  })
  return payerOf(payments, (reference) =>
    mercadoPago.control.pay(reference, { outcome: 'approved' }),
  )
}

async function payerAtPayPal(places: Places): Promise<Payer | undefined> {
  const payments = createPayPalPayments(payPal.options({ fetch: answering(places) }))
  return payerOf(payments, (reference) => payPal.sandbox.control.approve(reference))
}

let orders = 0
async function payerOf(payments: Payments, pay: (reference: string) => unknown) {
  orders += 1
  const orderId = `payer-${orders}`
  const made = await payments.createCheckout(checkoutRequest({ orderId }))
  if (!made.ok) throw new Error(made.detail)
  pay(made.value.providerReference)
  const captured = await payments.capture({ orderId, ...made.value }, 1)
  if (!captured.ok) throw new Error(captured.detail)
  const [payment] = captured.value.payments
  return payment?.payer
}

describe.each([
  ['Mercado Pago', payerAtMercadoPago],
  ['PayPal', payerAtPayPal],
])('at %s the payer', (_provider, payerWith) => {
  test('has the payer’s own address rather than the top-level one', async () => {
    const places = { payer: 'ana@example.org', topLevel: 'other@example.org' }
    expect(await payerWith(places)).toMatchObject({ email: 'ana@example.org' })
  })

  test.each([null, '', 'XXXXXXXXXXX'])(
    'has the top-level address where the payer has “%s”',
    async (payer) => {
      expect(await payerWith({ payer, topLevel: 'ana@example.org' })).toMatchObject({
        email: 'ana@example.org',
      })
    },
  )

  test.each(['XXXXXXXXXXX', 'X***@example.org', 'ana'])(
    'has no address where the provider gives “%s”',
    async (text) => {
      expect(await payerWith({ payer: text })).toMatchObject({ email: null })
      expect(await payerWith({ payer: text, topLevel: text })).toMatchObject({ email: null })
    },
  )

  test.each(['QYR5Z8XDVJNXQ', 987654321])(
    'has the id %s, with or without an address',
    async (id) => {
      for (const payer of ['ana@example.org', null]) {
        expect(await payerWith({ payer, id })).toMatchObject({ email: payer, id: `${id}` })
      }
    },
  )

  test.each([undefined, null, '', 'null', '0', 'XXXXXXXXX', 'an id', '<b>'])(
    'has no id where the provider gives “%s”',
    async (id) => {
      expect(await payerWith({ payer: null, ...(id !== undefined && { id }) })).not.toHaveProperty(
        'id',
      )
    },
  )
})
