/** Both adapters against providers that misbehave, over real HTTP. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startMercadoPagoSandbox } from '#sandbox/mercado-pago/start-mercado-pago-sandbox.ts'
import { startPayPalSandbox } from '#sandbox/paypal/start-paypal-sandbox.ts'
import type { Payments } from '#server/ports/payments.ts'
import { createMercadoPagoPayments } from './mercado-pago/mercado-pago.ts'
import { createPayPalPayments } from './paypal/paypal.ts'
import { checkoutRequest } from './testing/checkout-request.ts'

type Sandboxes = {
  mercadoPago: Awaited<ReturnType<typeof startMercadoPagoSandbox>>
  payPal: Awaited<ReturnType<typeof startPayPalSandbox>>
}

let sandboxes: Sandboxes
let waits: number[] = []
const order = { orderId: 'order-1', providerReference: 'NONE' }

beforeAll(async () => {
  const credentials = { clientId: 'client', clientSecret: 'secret', webhookId: 'W' }
  sandboxes = {
    mercadoPago: await startMercadoPagoSandbox({ accessToken: 't', webhookSecret: 's' }),
    payPal: await startPayPalSandbox(credentials),
  }
})

afterAll(async () => {
  await sandboxes.mercadoPago.close()
  await sandboxes.payPal.close()
})

beforeEach(() => {
  waits = []
  sandboxes.mercadoPago.control.clearFaults()
  sandboxes.payPal.control.clearFaults()
})

const wait = async (ms: number) => {
  waits.push(ms)
}

function make(
  provider: keyof Sandboxes,
  changes: { apiUrl?: string; timeoutMs?: number; fetch?: typeof fetch } = {},
): Payments {
  const apiUrl = sandboxes[provider].apiUrl
  return provider === 'mercadoPago'
    ? createMercadoPagoPayments({
        ...{ apiUrl, accessToken: 't', webhookSecret: 's', statementDescriptor: 'ENLACE', wait },
        notificationUrl: 'http://localhost:3000/api/webhooks/mercadopago',
        ...changes,
      })
    : createPayPalPayments({
        ...{ apiUrl, clientId: 'client', clientSecret: 'secret', webhookId: 'W', wait },
        brandName: 'Enlace',
        ...changes,
      })
}

/** The first request of the call itself, not for its token. */
const reads = { mercadoPago: 'GET /v1/payments/search', payPal: 'GET /v2/checkout/orders' }
const writes = { mercadoPago: 'POST /checkout/preferences', payPal: 'POST /v2/checkout/orders' }

describe.each(['mercadoPago', 'payPal'] as const)('%s', (provider) => {
  const fault = (kind: 'status' | 'hang' | 'cut' | 'garbage', times: number, more = {}) =>
    sandboxes[provider].control.fail({ kind, times, ...more })

  test.each([500, 503, 429])('that answers %i once is retried', async (status) => {
    fault('status', 1, { status, request: writes[provider] })
    expect(await make(provider).createCheckout(checkoutRequest())).toMatchObject({ ok: true })
    expect(waits).toEqual([250])
  })

  test('that keeps failing is unreachable after two tries', async () => {
    fault('status', 2, { request: reads[provider] })
    expect(await make(provider).paymentsOfOrder(order)).toEqual({
      ok: false,
      failure: 'unreachable',
      detail: 'status 503',
    })
    expect(waits).toHaveLength(1)
  })

  test('that accepts the request and never answers times out', async () => {
    fault('hang', 2)
    const hasty = make(provider, { timeoutMs: 50 })
    expect(await hasty.paymentsOfOrder(order)).toMatchObject({
      failure: 'unreachable',
      detail: 'TimeoutError',
    })
  })

  test('that breaks off halfway through the body is retried, then unreachable', async () => {
    fault('cut', 1, { request: writes[provider] })
    expect(await make(provider).createCheckout(checkoutRequest())).toMatchObject({ ok: true })
    fault('cut', 2, { request: reads[provider] })
    expect(await make(provider).paymentsOfOrder(order)).toMatchObject({ failure: 'unreachable' })
  })

  test('whose body never ends times out at the same deadline', async () => {
    const endless: typeof fetch = async (_, init) => {
      const { signal } = init ?? {}
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(Buffer.from('{"id":'))
          signal?.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return new Response(body, { headers: { 'content-type': 'application/json' } })
    }
    const hasty = make(provider, { timeoutMs: 50, fetch: endless })
    expect(await hasty.createCheckout(checkoutRequest())).toMatchObject({
      failure: 'unreachable',
      detail: 'TimeoutError',
    })
  })

  test('that answers with a page instead of JSON is unintelligible, not retried', async () => {
    fault('garbage', 1, { request: reads[provider] })
    expect(await make(provider).paymentsOfOrder(order)).toMatchObject({
      failure: 'unintelligible',
    })
    expect(waits).toEqual([])
  })

  test('that refuses the connection is unreachable', async () => {
    const nobody = make(provider, { apiUrl: 'http://127.0.0.1:1' })
    expect(await nobody.createCheckout(checkoutRequest())).toMatchObject({
      failure: 'unreachable',
      detail: expect.stringMatching(/ECONNREFUSED|bad port|TypeError/),
    })
  })

  test('that redirects elsewhere is not followed, to keep our credentials', async () => {
    const asked: string[] = []
    const moved = make(provider, {
      fetch: async (input) => {
        asked.push(String(input))
        return Response.redirect('https://evil.example/', 302)
      },
    })
    expect(await moved.createCheckout(checkoutRequest())).toMatchObject({ ok: false })
    expect(asked.filter((url) => url.includes('evil'))).toEqual([])
  })
})
