import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSellingClient, type SellingClient } from './selling-client.ts'

/** The server's next answer, and what it was asked. */
let next: { status: number; body: string } = { status: 200, body: '{}' }
let asked: { method: string; path: string; body: string }[] = []
let open = 0
let mostOpen = 0
let client: SellingClient

const server = createServer(async (request, response) => {
  open += 1
  mostOpen = Math.max(mostOpen, open)
  let body = ''
  for await (const part of request) body += String(part)
  asked.push({ method: request.method ?? '', path: request.url ?? '', body })
  // Time for a second request to arrive before the first is answered.
  await new Promise((resolve) => setTimeout(resolve, 20))
  open -= 1
  response.writeHead(next.status, { 'content-type': 'application/json' }).end(next.body)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  client = createSellingClient((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  asked = []
  mostOpen = 0
})

function answers(status: number, body: object | string): void {
  next = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

const refused = (code: string) => ({ error: { code, message: 'não' } })

test('a checkout is requested with language and e-mail, and its answer accepted only whole', async () => {
  const checkout = { orderId: 'o', preferenceId: 'p', checkoutUrl: 'https://provider.example/x' }
  answers(200, checkout)
  const wish = { language: 'pt', email: 'ana@example.org' } as const
  expect(await client.makeMercadoPagoCheckout(wish)).toEqual({ answer: 'made', checkout })
  expect(asked).toEqual([
    { method: 'POST', path: '/api/checkout/mercadopago', body: JSON.stringify(wish) },
  ])
  answers(200, { orderId: 'o' })
  expect(await client.makeMercadoPagoCheckout(wish)).toEqual({ answer: 'failed' })
  answers(502, refused('payment-failed'))
  expect(await client.makePayPalCheckout(wish)).toEqual({ answer: 'failed' })
})

test('two checkouts are requested one after the other, so that both belong to one purchase cookie', async () => {
  answers(200, {})
  const wish = { language: 'pt', email: '' } as const
  await Promise.all([client.makeMercadoPagoCheckout(wish), client.makePayPalCheckout(wish)])
  expect(asked).toHaveLength(2)
  expect(mostOpen).toBe(1)
})

test('a checkout requested too often passes on the server’s sentence, which says when to try again', async () => {
  const message = 'Tente novamente em 12 minutos.'
  answers(429, { error: { code: 'too-many-attempts', message } })
  const outcome = { answer: 'failed', sentence: message }
  const wish = { language: 'pt', email: '' } as const
  expect(await client.makeMercadoPagoCheckout(wish)).toEqual(outcome)
  expect(await client.makePayPalCheckout(wish)).toEqual(outcome)
})

test('a capture names the order in the address and says how it went', async () => {
  answers(200, { status: 'declined' })
  expect(await client.capturePayPal('5O/1')).toBe('declined')
  expect(asked[0]?.path).toBe('/api/checkout/paypal/5O%2F1/capture')
  answers(404, refused('order-not-found'))
  expect(await client.capturePayPal('X')).toBe('order-not-found')
  answers(502, refused('payment-failed'))
  expect(await client.capturePayPal('X')).toBe('failed')
})

test('a claim that gets no answer is unheard, never unpaid', async () => {
  answers(200, { status: 'failed' })
  expect(await client.claim({ returned: 'failure' })).toEqual({ status: 'failed' })
  answers(404, refused('order-not-found'))
  expect(await client.claim({})).toEqual({ status: 'order-not-found' })
  for (const [status, body] of [
    [500, refused('internal')],
    [503, '<html>'],
    [200, { status: 'paid' }],
  ] as const) {
    answers(status, body)
    expect(await client.claim({})).toEqual({ status: 'unheard' })
  }
})

test('a withdrawal outside its window differs from one that got no answer', async () => {
  answers(200, { status: 'requested' })
  expect(await client.withdraw()).toBe('requested')
  answers(200, { status: 'requested', byHand: true })
  expect(await client.withdraw()).toBe('by-hand')
  answers(409, refused('withdrawal-window-closed'))
  expect(await client.withdraw()).toBe('withdrawal-window-closed')
  answers(401, refused('session-required'))
  expect(await client.withdraw()).toBe('failed')
  answers(200, { purchase: null })
  expect(await client.withdrawable()).toBeNull()
  answers(401, refused('session-required'))
  expect(await client.withdrawable()).toBeUndefined()
})
