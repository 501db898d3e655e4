import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PayPalSandbox, startPayPalSandbox } from './start-paypal-sandbox.ts'

let sandbox: PayPalSandbox
let token = ''

beforeAll(async () => {
  sandbox = await startPayPalSandbox({
    clientId: 'client',
    clientSecret: 'secret',
    webhookId: 'WEBHOOK1',
  })
  const response = await fetch(`${sandbox.apiUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('client:secret')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  token = (await response.json()).access_token
})

afterAll(() => sandbox.close())

const unit = { custom_id: 'order-1', amount: { currency_code: 'BRL', value: '99.00' } }
const plain = { intent: 'CAPTURE', purchase_units: [unit] }
const withWallet = {
  ...plain,
  payment_source: {
    paypal: {
      experience_context: {
        return_url: 'http://localhost:3000/paypal/ok',
        cancel_url: 'http://localhost:3000/paypal/no',
      },
    },
  },
}

const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(sandbox.apiUrl + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function open(body: unknown = withWallet): Promise<string> {
  const id = crypto.randomUUID()
  const response = await call('/v2/checkout/orders', body, { 'paypal-request-id': id })
  expect(response.status).toBe(201)
  return (await response.json()).id
}

const post = (path: string, fields: Record<string, string>) =>
  fetch(sandbox.apiUrl + path, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

describe('the API', () => {
  test('answers minimally by default, with the link that fits how the order was made', async () => {
    const simple = await call('/v2/checkout/orders', plain)
    const answer = await simple.json()
    expect(Object.keys(answer)).toEqual(['id', 'status', 'links'])
    expect(answer.status).toBe('CREATED')
    expect(answer.links.map(({ rel }: { rel: string }) => rel)).toContain('approve')
    const headers = { 'paypal-request-id': 'one', prefer: 'return=representation' }
    const full = await call('/v2/checkout/orders', withWallet, headers)
    const order = await full.json()
    expect(order).toMatchObject({ status: 'PAYER_ACTION_REQUIRED', payment_source: { paypal: {} } })
    expect(order.links.map(({ rel }: { rel: string }) => rel)).toEqual(['self', 'payer-action'])
    const replay = await call('/v2/checkout/orders', withWallet, headers)
    expect(replay.status).toBe(200)
    expect((await replay.json()).id).toBe(order.id)
  })

  test('refuses a wrong token, and a payment source without a request id', async () => {
    const wrong = await call('/v2/checkout/orders', plain, { authorization: 'Bearer x' })
    expect(wrong.status).toBe(401)
    expect(await wrong.json()).toMatchObject({ name: 'AUTHENTICATION_FAILURE' })
    const missing = await call('/v2/checkout/orders', withWallet)
    expect(missing.status).toBe(400)
    expect(await missing.json()).toMatchObject({
      details: [{ issue: 'PAYPAL_REQUEST_ID_REQUIRED' }],
    })
  })

  test.each([
    ['a number for the amount', { amount: { currency_code: 'BRL', value: 99 } }],
    ['another currency', { amount: { currency_code: 'USD', value: '99.00' } }],
    ['no amount', {}],
    ['spaces in our id', { ...unit, custom_id: 'order 1' }],
  ])('refuses %s', async (_, wrong) => {
    const response = await call('/v2/checkout/orders', { ...plain, purchase_units: [wrong] })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ name: 'INVALID_REQUEST' })
  })

  test('captures an order only once it is approved, and only once', async () => {
    const id = await open()
    const capture = (requestId: string) =>
      call(`/v2/checkout/orders/${id}/capture`, {}, { 'paypal-request-id': requestId })
    const early = await capture('a')
    expect(early.status).toBe(422)
    expect(await early.json()).toMatchObject({ details: [{ issue: 'ORDER_NOT_APPROVED' }] })
    sandbox.control.approve(id)
    expect((await capture('b')).status).toBe(201)
    expect((await capture('b')).status).toBe(200)
    const again = await capture('c')
    expect(await again.json()).toMatchObject({ details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] })
    expect(sandbox.control.books.orders.get(id)?.captures).toHaveLength(1)
  })
})

describe('the hosted page', () => {
  test('says that it is a simulation and sends the buyer back approved', async () => {
    const id = await open()
    const page = await fetch(`${sandbox.apiUrl}/checkoutnow?token=${id}`)
    const text = await page.text()
    expect(text).toContain('simulated payment')
    expect(text).toContain(`http://localhost:3000/paypal/no?token=${id}`)
    expect(page.headers.get('content-security-policy')).toContain('http://localhost:3000')
    const response = await post('/checkoutnow/approve', { token: id, choice: 'card' })
    expect(response.status).toBe(303)
    const url = new URL(response.headers.get('location') ?? '')
    expect(url.pathname).toBe('/paypal/ok')
    expect(url.searchParams.get('token')).toBe(id)
    expect(url.searchParams.get('PayerID')).toMatch(/^[A-Z0-9]{13}$/)
    expect(sandbox.control.books.orders.get(id)?.status).toBe('APPROVED')
  })

  test('offers nothing for a paid or unknown order', async () => {
    const id = await open()
    sandbox.control.approve(id)
    await call(`/v2/checkout/orders/${id}/capture`, {}, { 'paypal-request-id': 'z' })
    const paid = await fetch(`${sandbox.apiUrl}/checkoutnow?token=${id}`)
    expect(await paid.text()).not.toContain('<form')
    expect((await fetch(`${sandbox.apiUrl}/checkoutnow?token=NONE`)).status).toBe(404)
  })
})

describe('the control page', () => {
  test('changes the books by form for people and by JSON for tests', async () => {
    const orderId = await open()
    await call('/control/approve', { orderId, funding: 'pending' })
    await call(`/v2/checkout/orders/${orderId}/capture`, {}, { 'paypal-request-id': 'y' })
    const captureId = sandbox.control.books.orders.get(orderId)?.captures[0]?.id ?? ''
    const line = () => sandbox.control.lines().find(({ id }) => id === captureId)
    expect(line()).toMatchObject({ status: 'PENDING', keptCents: 0 })
    await post('/control/settle', { captureId, outcome: 'completed' })
    expect(line()).toMatchObject({ status: 'COMPLETED', keptCents: 9900 })
    await post('/control/refund', { captureId, amount: '10,00' })
    expect(line()).toMatchObject({ status: 'PARTIALLY_REFUNDED', keptCents: 8900 })
    await call('/control/dispute', { captureId, state: 'lost' })
    expect(line()).toMatchObject({ keptCents: 0 })
    await post('/control/reverse', { captureId })
    const books = await (await fetch(`${sandbox.apiUrl}/control/books`)).json()
    expect(books.payments).toContainEqual({
      id: captureId,
      orderId: 'order-1',
      status: 'REFUNDED',
      amountCents: 9900,
      refundedCents: 9900,
      keptCents: 0,
    })
    const page = await fetch(`${sandbox.apiUrl}/control`)
    expect(await page.text()).toContain(captureId)
  })
})
