/** Lets payment providers answer anything at all, and checks that both adapters keep what their port promises. */
import fc from 'fast-check'
import * as v from 'valibot'
import { createMercadoPagoPayments } from '#adapters/payments/mercado-pago/mercado-pago.ts'
import { createPayPalPayments } from '#adapters/payments/paypal/paypal.ts'
import { checkoutRequest } from '#adapters/payments/testing/checkout-request.ts'
import { disputeStates, paymentStatuses, providers } from '#core/selling/payment.ts'
import type { Payments, PaymentsResult } from '#server/ports/payments.ts'
import { standInCredentials } from '#server/testing/open-shop.ts'
import type { PaymentStandIns } from '#server/testing/test-shop.ts'
import type { FuzzOptions } from './fuzz-writer.ts'
import { hostileBytes } from './hostile-json.ts'

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const paymentSchema = v.strictObject({
  provider: v.picklist(providers),
  id: v.pipe(v.string(), v.minLength(1)),
  status: v.picklist(paymentStatuses),
  dispute: v.picklist(disputeStates),
  orderId: v.nullable(v.string()),
  amountCents: cents,
  refundedCents: cents,
  currency: v.string(),
  approvedAtMs: v.nullable(v.pipe(v.number(), v.safeInteger())),
  payer: v.strictObject({
    email: v.nullable(v.string()),
    name: v.nullable(v.string()),
    id: v.optional(v.string()),
  }),
})
const failureSchema = v.looseObject({
  ok: v.literal(false),
  failure: v.picklist(['unreachable', 'unintelligible', 'not-found', 'refused']),
  detail: v.string(),
})
const valueSchemas = {
  createCheckout: v.strictObject({
    providerReference: v.pipe(v.string(), v.minLength(1)),
    checkoutUrl: v.pipe(v.string(), v.url()),
  }),
  paymentsOfOrder: v.array(paymentSchema),
  paymentsOfHint: v.array(paymentSchema),
  capture: v.object({
    outcome: v.picklist(['paid', 'pending', 'declined', 'not-approved']),
    payments: v.array(paymentSchema),
    checkoutUrl: v.optional(v.pipe(v.string(), v.url())),
  }),
  refund: v.strictObject({
    refundId: v.nullable(v.string()),
    status: v.picklist(['done', 'pending']),
  }),
} satisfies Partial<Record<keyof Payments, v.GenericSchema>>

type Call = keyof typeof valueSchemas

/** Which of a call's answers is tampered with, and what replaces it. */
interface Tampering {
  provider: 'mercadoPago' | 'payPal'
  call: Call
  place: number
  status: number | null
  seed: number
}

/** A failure is one of the port's, a success is complete: nothing in between, and nothing thrown. */
export async function fuzzProviders(
  { mercadoPago, payPal }: PaymentStandIns,
  { runs, seed }: FuzzOptions,
): Promise<void> {
  const paid = await payBoth({ mercadoPago, payPal })

  const tampering: fc.Arbitrary<Tampering> = fc.record({
    provider: fc.constantFrom('mercadoPago', 'payPal'),
    call: fc.constantFrom(...(Object.keys(valueSchemas) as Call[])),
    place: fc.nat(2),
    // Without the statuses that are retried, which would make it wait.
    status: fc.option(fc.constantFrom(200, 201, 204, 302, 400, 401, 403, 404, 409, 422)),
    seed: fc.nat(),
  })
  await fc.assert(
    fc.asyncProperty(tampering, async ({ provider, call, place, status, seed: own }) => {
      let asked = 0
      const payments = makePayments(provider, { mercadoPago, payPal }, async (url, init) => {
        const genuine = await fetch(url, init)
        const bytes = await genuine.arrayBuffer()
        const isThis = asked === place
        asked += 1
        const bodiless = genuine.status === 204 || (isThis && status === 204)
        const kept = { status: genuine.status, headers: genuine.headers }
        if (!isThis) return new Response(bodiless ? null : bytes, kept)
        const [body] = fc.sample(hostileBytes(parsedOr(Buffer.from(bytes).toString())), {
          ...{ numRuns: 1, seed: own },
        })
        return new Response(bodiless ? null : body, { ...kept, ...(status !== null && { status }) })
      })
      const { orderId, providerReference, paymentId } = paid[provider]
      const result = await ask(payments, call, { orderId, providerReference, paymentId })
      if (!result.ok) v.parse(failureSchema, result)
      else v.parse(valueSchemas[call], result.value)
    }),
    { numRuns: runs, ...(seed !== undefined && { seed }) },
  )
}

interface Paid {
  orderId: string
  providerReference: string
  paymentId: string
}

async function ask(
  payments: Payments,
  call: Call,
  { orderId, providerReference, paymentId }: Paid,
): Promise<PaymentsResult<unknown>> {
  switch (call) {
    case 'createCheckout':
      return payments.createCheckout(checkoutRequest({ orderId: 'order-2' }))
    case 'paymentsOfOrder':
      return payments.paymentsOfOrder({ orderId, providerReference })
    case 'paymentsOfHint':
      return payments.paymentsOfHint({ kind: 'payment', paymentId })
    case 'capture':
      return payments.capture({ orderId, providerReference }, 1)
    case 'refund':
      return payments.refund({ paymentId, amountCents: 1, currency: 'BRL', key: 'fuzz' })
  }
}

/** Pays an order at each provider without notifying anyone. */
async function payBoth(
  standIns: Pick<PaymentStandIns, 'mercadoPago' | 'payPal'>,
): Promise<Record<Tampering['provider'], Paid>> {
  const { mercadoPago, payPal } = standIns
  const open = async (provider: Tampering['provider']) => {
    const orderId = `order-${provider}`
    const made = await makePayments(provider, standIns, fetch).createCheckout(
      checkoutRequest({ orderId }),
    )
    if (!made.ok) throw new Error(made.detail)
    return { orderId, providerReference: made.value.providerReference }
  }
  const atMercadoPago = await open('mercadoPago')
  const payment = mercadoPago.control.pay(atMercadoPago.providerReference, {
    ...{ outcome: 'approved', delivery: 'never' },
  })
  const atPayPal = await open('payPal')
  payPal.control.approve(atPayPal.providerReference, {}, 'never')
  const captured = await makePayments('payPal', standIns, fetch).capture(atPayPal, 1)
  const [capture] = captured.ok ? captured.value.payments : []
  if (!capture) throw new Error('nothing was captured')
  return {
    mercadoPago: { ...atMercadoPago, paymentId: String(payment.id) },
    payPal: { ...atPayPal, paymentId: capture.id },
  }
}

function makePayments(
  provider: Tampering['provider'],
  { mercadoPago, payPal }: Pick<PaymentStandIns, 'mercadoPago' | 'payPal'>,
  call: typeof fetch,
): Payments {
  const wait = async () => {}
  return provider === 'mercadoPago'
    ? createMercadoPagoPayments({
        ...{ ...standInCredentials.mercadoPago, apiUrl: mercadoPago.apiUrl, fetch: call, wait },
        notificationUrl: 'http://127.0.0.1:9/api/webhooks/mercadopago',
        statementDescriptor: 'ENLACE',
      })
    : createPayPalPayments({
        ...{ ...standInCredentials.payPal, apiUrl: payPal.apiUrl, fetch: call, wait },
        brandName: 'Enlace',
      })
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
