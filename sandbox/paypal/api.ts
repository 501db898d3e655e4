/** The REST API that the shop calls. */
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import * as v from 'valibot'
import { centsOf } from '../payment-provider/fields.ts'
import type { SandboxApp } from '../payment-provider/listen.ts'
import {
  captureAnswer,
  disputeAnswer,
  errorAnswer,
  minimalOrder,
  orderAnswer,
  refundAnswer,
} from './answers.ts'
import { type Books, type Capture, type Order, type Refund, Refused } from './books.ts'
import { money, orderBody } from './order-body.ts'

export interface ApiSetup {
  books: Books
  clientId: string
  clientSecret: string
  /** How long a capture takes; a second one in the meantime is refused. */
  captureMs: number
  url: () => string
  onCapture: (capture: Capture) => void
  onRefund: (refund: Refund) => void
}

export interface Tokens {
  /** Invalidates every token issued so far. */
  revoke(): void
}

const refundBody = v.object({ amount: v.optional(money) })

export function addApi(app: SandboxApp, setup: ApiSetup): Tokens {
  const { books, clientId, clientSecret, captureMs, url, onCapture, onRefund } = setup
  const tokens = new Set<string>()
  const ordersByRequest = new Map<string, Order>()
  const declinesByRequest = new Map<string, string>()
  const refundsByRequest = new Map<string, Refund>()
  const capturing = new Set<string>()

  const refuse = (
    c: Context,
    status: 400 | 401 | 404 | 409 | 422,
    issue?: string,
    field?: string,
  ) => c.json(errorAnswer(status, issue, field), status)

  app.post('/v1/oauth2/token', async (c) => {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const { grant_type } = await c.req.parseBody()
    if (c.req.header('authorization') !== `Basic ${basic}`) {
      const error_description = 'Client Authentication failed'
      return c.json({ error: 'invalid_client', error_description }, 401)
    }
    if (grant_type !== 'client_credentials') {
      return c.json({ error: 'unsupported_grant_type' }, 400)
    }
    const access_token = `A21AA${randomBytes(24).toString('base64url')}`
    tokens.add(access_token)
    const scope = 'https://uri.paypal.com/services/checkout'
    const nonce = new Date().toISOString()
    return c.json({
      scope,
      access_token,
      token_type: 'Bearer',
      app_id: 'APP-1',
      expires_in: 32_400,
      nonce,
    })
  })

  for (const guarded of ['/v2/*', '/v1/customer/*', '/v1/notifications/verify-webhook-signature']) {
    app.use(guarded, async (c, next) => {
      const token = c.req.header('authorization')?.replace(/^Bearer /, '') ?? ''
      if (!tokens.has(token)) return refuse(c, 401)
      const json = c.req.header('content-type')?.startsWith('application/json')
      if (c.req.method === 'POST' && !json) return refuse(c, 400, 'INVALID_CONTENT_TYPE')
      return next()
    })
  }

  const shown = (c: Context, order: Order) =>
    c.req.header('prefer') === 'return=representation'
      ? orderAnswer(order, url())
      : minimalOrder(order, url())

  app.post('/v2/checkout/orders', async (c) => {
    const requestId = c.req.header('paypal-request-id')
    if (requestId !== undefined && requestId.length > 108)
      return refuse(c, 400, 'INVALID_STRING_LENGTH')
    const parsed = v.safeParse(orderBody, await bodyOf(c))
    if (!parsed.success) {
      const [issue] = parsed.issues
      const field = `/${(v.getDotPath(issue) ?? '').replaceAll('.', '/')}`
      return refuse(c, 400, 'INVALID_PARAMETER_VALUE', field)
    }
    if (parsed.output.payment_source && requestId === undefined) {
      return refuse(c, 400, 'PAYPAL_REQUEST_ID_REQUIRED')
    }
    const before = requestId === undefined ? undefined : ordersByRequest.get(requestId)
    if (before) return c.json(shown(c, before), 200)
    const amountCents = centsOf(parsed.output.purchase_units[0]?.amount.value) ?? 0
    const order = books.addOrder(parsed.output, amountCents)
    if (requestId !== undefined) ordersByRequest.set(requestId, order)
    return c.json(shown(c, order), 201)
  })

  app.get('/v2/checkout/orders/:id', (c) => {
    const order = books.orders.get(c.req.param('id'))
    return order ? c.json(orderAnswer(order, url())) : refuse(c, 404, 'INVALID_RESOURCE_ID')
  })

  app.post('/v2/checkout/orders/:id/capture', async (c) => {
    const order = books.orders.get(c.req.param('id'))
    if (!order) return refuse(c, 404, 'INVALID_RESOURCE_ID')
    if (capturing.has(order.id)) return refuse(c, 422, 'ORDER_COMPLETION_IN_PROGRESS')
    const requestId = c.req.header('paypal-request-id')
    const request = `${order.id} ${requestId}`
    // The same id answers with the current state of the first request, even a decline.
    const declined = declinesByRequest.get(request)
    if (declined) return refuse(c, 422, declined)
    if (requestId && ordersByRequest.has(request)) return c.json(shown(c, order), 200)
    capturing.add(order.id)
    try {
      await wait(captureMs)
      const capture = books.capture(order.id)
      if (requestId) ordersByRequest.set(request, order)
      onCapture(capture)
      return c.json(shown(c, order), 201)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.issue !== 'INSTRUMENT_DECLINED') return refuse(c, 422, error.issue)
      if (requestId) declinesByRequest.set(request, error.issue)
      const links = [
        { href: `${url()}/checkoutnow?token=${order.id}`, rel: 'redirect', method: 'GET' },
      ]
      return c.json({ ...errorAnswer(422, error.issue), links }, 422)
    } finally {
      capturing.delete(order.id)
    }
  })

  app.get('/v2/payments/captures/:id', (c) => {
    const capture = books.captures.get(c.req.param('id'))
    return capture ? c.json(captureAnswer(capture, url())) : refuse(c, 404, 'INVALID_RESOURCE_ID')
  })

  app.post('/v2/payments/captures/:id/refund', async (c) => {
    const id = c.req.param('id')
    if (!books.captures.has(id)) return refuse(c, 404, 'INVALID_RESOURCE_ID')
    const requestId = c.req.header('paypal-request-id')
    const before = refundsByRequest.get(`${id} ${requestId}`)
    if (requestId && before) return c.json(refundAnswer(before, url()), 200)
    const parsed = v.safeParse(refundBody, await bodyOf(c))
    if (!parsed.success) return refuse(c, 400, 'INVALID_PARAMETER_VALUE')
    try {
      const refund = books.refund(id, centsOf(parsed.output.amount?.value))
      if (requestId) refundsByRequest.set(`${id} ${requestId}`, refund)
      onRefund(refund)
      return c.json(refundAnswer(refund, url()), 201)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return refuse(c, 422, error.issue)
    }
  })

  app.get('/v2/payments/refunds/:id', (c) => {
    const refund = books.refunds.get(c.req.param('id'))
    return refund ? c.json(refundAnswer(refund, url())) : refuse(c, 404, 'INVALID_RESOURCE_ID')
  })

  app.get('/v1/customer/disputes/:id', (c) => {
    const dispute = books.disputes.get(c.req.param('id'))
    return dispute ? c.json(disputeAnswer(dispute, url())) : refuse(c, 404, 'INVALID_RESOURCE_ID')
  })

  return { revoke: () => tokens.clear() }
}

async function bodyOf(c: Context): Promise<unknown> {
  try {
    const text = await c.req.text()
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return undefined
  }
}
