import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MercadoPagoSandbox, startMercadoPagoSandbox } from './start-mercado-pago-sandbox.ts'

let sandbox: MercadoPagoSandbox

beforeAll(async () => {
  sandbox = await startMercadoPagoSandbox({ accessToken: 'token', webhookSecret: 'secret' })
})

afterAll(() => sandbox.close())

const request = {
  items: [{ title: 'Acesso', quantity: 1, unit_price: 99, currency_id: 'BRL' }],
  back_urls: {
    success: 'http://localhost:3000/ok?kept=1',
    pending: 'http://localhost:3000/wait',
    failure: 'http://localhost:3000/no',
  },
  auto_return: 'approved',
  external_reference: 'order-1',
}

const call = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(sandbox.apiUrl + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: 'Bearer token',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

async function openPreference(changes: object = {}): Promise<string> {
  const response = await call('/checkout/preferences/', { ...request, ...changes })
  expect(response.status).toBe(201)
  return (await response.json()).id
}

const post = (path: string, fields: Record<string, string>, accept = 'text/html') =>
  fetch(sandbox.apiUrl + path, {
    method: 'POST',
    headers: { accept },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

describe('the API', () => {
  test('refuses a wrong token, an unknown id and a return without an address', async () => {
    const wrong = await call('/checkout/preferences', request, { authorization: 'Bearer x' })
    expect(wrong.status).toBe(401)
    expect((await call('/v1/payments/1')).status).toBe(404)
    const { back_urls: _, ...homeless } = request
    const refused = await call('/checkout/preferences', homeless)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ error: 'invalid_auto_return' })
  })

  test.each([
    ['no items', { items: [] }],
    ['a price of nothing', { items: [{ title: 'x', quantity: 1, unit_price: 0 }] }],
    ['a price as text', { items: [{ title: 'x', quantity: 1, unit_price: '99.00' }] }],
    ['a long descriptor', { statement_descriptor: 'x'.repeat(23) }],
    ['a date without offset', { expires: true, expiration_date_to: '2027-01-01T00:00:00Z' }],
  ])('refuses a preference with %s', async (_, changes) => {
    expect((await call('/checkout/preferences', { ...request, ...changes })).status).toBe(400)
  })

  test('requires an idempotency key for refunds and a sort order for a search', async () => {
    const { id } = sandbox.control.pay(await openPreference(), { outcome: 'approved' })
    expect((await call(`/v1/payments/${id}/refunds`, {})).status).toBe(400)
    expect((await call('/v1/payments/search?external_reference=x')).status).toBe(400)
  })

  test('answers only to loopback’s names', async () => {
    const { request: send } = await import('node:http')
    const status = await new Promise((resolve, reject) => {
      const headers = { host: 'evil.example' }
      send(`${sandbox.apiUrl}/control/books`, { headers }, ({ statusCode }) => resolve(statusCode))
        .on('error', reject)
        .end()
    })
    expect(status).toBe(403)
  })
})

describe('the hosted page', () => {
  test('says that it is a simulation, shows the price and allows no script', async () => {
    const id = await openPreference()
    const response = await fetch(`${sandbox.apiUrl}/checkout/v1/redirect?pref_id=${id}`)
    const text = await response.text()
    expect(text).toContain('simulated payment')
    expect(text).toMatch(/R\$\s99,00/)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://localhost:3000")
  })

  test('brings the buyer back with everything the provider adds', async () => {
    const id = await openPreference()
    const response = await post('/checkout/v1/pay', { pref_id: id, choice: 'card-approved' })
    expect(response.status).toBe(303)
    const url = new URL(response.headers.get('location') ?? '')
    const paymentId = String([...sandbox.control.books.payments.keys()].at(-1))
    expect(url.pathname).toBe('/ok')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      kept: '1',
      collection_id: paymentId,
      collection_status: 'approved',
      payment_id: paymentId,
      status: 'approved',
      external_reference: 'order-1',
      payment_type: 'credit_card',
      merchant_order_id: expect.stringMatching(/^\d+$/),
      preference_id: id,
      site_id: 'MLB',
      processing_mode: 'aggregator',
      merchant_account_id: 'null',
    })
  })

  test('offers a way back without paying, with the word null for missing values', async () => {
    const id = await openPreference()
    const page = await fetch(`${sandbox.apiUrl}/checkout/v1/redirect?pref_id=${id}`)
    expect(await page.text()).toContain(
      'http://localhost:3000/no?collection_id=null&amp;collection_status=null&amp;payment_id=null&amp;status=null',
    )
  })

  test.each([
    ['card-rejected', 'http://localhost:3000/no', 'rejected'],
    ['slip-pending', 'http://localhost:3000/wait', 'pending'],
  ])('does not return by itself after %s, but links back', async (choice, back, status) => {
    const response = await post('/checkout/v1/pay', { pref_id: await openPreference(), choice })
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).toContain(back)
    expect(text).toContain(`status=${status}`)
  })

  test('can pay twice', async () => {
    const id = await openPreference({ external_reference: 'order-twice' })
    await post('/checkout/v1/pay', { pref_id: id, choice: 'pay-twice' })
    const lines = sandbox.control.lines().filter(({ orderId }) => orderId === 'order-twice')
    expect(lines.map(({ keptCents }) => keptCents)).toEqual([9900, 9900])
  })

  test('takes no payment once the preference has expired', async () => {
    const ended = { expires: true, expiration_date_to: '2020-01-01T00:00:00.000+00:00' }
    const pref_id = await openPreference(ended)
    const response = await post('/checkout/v1/pay', { pref_id, choice: 'card-approved' })
    expect(response.status).toBe(410)
  })
})

describe('the control page', () => {
  test('changes the books by form for people and by JSON for tests', async () => {
    const preferenceId = await openPreference({ external_reference: 'order-control' })
    const paid = await call('/control/pay', { preferenceId, outcome: 'pending', method: 'pix' })
    const { paymentId, returnUrl } = await paid.json()
    expect(returnUrl).toContain('http://localhost:3000/wait')
    const line = () => sandbox.control.lines().find(({ id }) => id === String(paymentId))
    expect(line()).toMatchObject({ status: 'pending', keptCents: 0 })
    const settled = await post('/control/settle', { paymentId, outcome: 'approved' })
    expect(settled.headers.get('location')).toBe('/control')
    expect(line()).toMatchObject({ status: 'approved', keptCents: 9900 })
    await post('/control/refund', { paymentId, amount: '10,00' })
    const books = await (await call('/control/books')).json()
    expect(books.payments).toContainEqual({
      id: String(paymentId),
      orderId: 'order-control',
      status: 'approved',
      amountCents: 9900,
      refundedCents: 1000,
      keptCents: 8900,
    })
    await call('/control/chargeback', { paymentId, state: 'lost' })
    expect(line()).toMatchObject({ status: 'charged_back', keptCents: 0 })
    expect((await call('/control/settle', { paymentId })).status).toBe(409)
    const page = await fetch(`${sandbox.apiUrl}/control`)
    expect(await page.text()).toContain(`${paymentId}: charged_back (settled)`)
  })

  test('makes the API fail as often as told', async () => {
    await call('/control/fault', { kind: 'status', status: 502, times: 2, request: 'search' })
    const search = () => call('/v1/payments/search?sort=date_created&criteria=desc')
    const statuses = [(await search()).status, (await search()).status, (await search()).status]
    expect(statuses).toEqual([502, 502, 200])
  })
})
