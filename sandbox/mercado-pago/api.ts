/** The REST API that the shop calls. */
import type { Context } from 'hono'
import * as v from 'valibot'
import type { SandboxApp } from '../payment-provider/listen.ts'
import {
  chargebackAnswer,
  errorAnswer,
  paymentAnswer,
  preferenceAnswer,
  refundAnswer,
} from './answers.ts'
import { type Books, type Refund, RefusedChange } from './books.ts'
import { preferenceBody } from './preference-body.ts'

export interface ApiSetup {
  books: Books
  accessToken: string
  collectorId: number
  /** The stand-in's address, known once it listens. */
  url: () => string
  /** Called after a refund through the API. */
  onRefund: (refund: Refund) => void
}

const refundBody = v.object({ amount: v.optional(v.pipe(v.number(), v.gtValue(0))) })

/** Adds the routes, each also with a trailing slash, as at the provider. */
export function addApi(app: SandboxApp, setup: ApiSetup): void {
  const { books, accessToken, collectorId, url, onRefund } = setup
  const refundsByKey = new Map<string, Refund>()

  const refuse = (
    c: Context,
    status: 400 | 401 | 404,
    error: string,
    message: string,
    code?: number,
  ) => c.json(errorAnswer(status, error, message, code), status)
  const notFound = (c: Context) => refuse(c, 404, 'not_found', 'resource not found', 2000)

  for (const guarded of ['/checkout/preferences/*', '/v1/*', '/post-purchase/*']) {
    app.use(guarded, async (c, next) => {
      if (c.req.header('authorization') !== `Bearer ${accessToken}`) {
        return refuse(c, 401, 'unauthorized', 'invalid access token')
      }
      const json = c.req.header('content-type')?.startsWith('application/json')
      if (c.req.method === 'POST' && !json) {
        return refuse(c, 400, 'bad_request', 'content type must be application/json')
      }
      return next()
    })
  }

  const createPreference = async (c: Context) => {
    const parsed = v.safeParse(preferenceBody, await bodyOf(c))
    if (!parsed.success) {
      const [issue] = parsed.issues
      if (issue.message === 'invalid_auto_return') {
        const message = 'auto_return invalid. back_url.success must be defined'
        return refuse(c, 400, 'invalid_auto_return', message)
      }
      return refuse(c, 400, 'bad_request', `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
    }
    const amountCents = parsed.output.items.reduce(
      (sum, item) => sum + Math.round(item.unit_price * 100) * item.quantity,
      0,
    )
    const preference = books.addPreference(parsed.output, amountCents)
    return c.json(preferenceAnswer(preference, url(), collectorId), 201)
  }
  app.post('/checkout/preferences', createPreference)
  app.post('/checkout/preferences/', createPreference)

  app.get('/checkout/preferences/:id', (c) => {
    const preference = books.preferences.get(c.req.param('id'))
    return preference ? c.json(preferenceAnswer(preference, url(), collectorId)) : notFound(c)
  })

  app.get('/v1/payments/search', (c) => {
    const query = (name: string) => c.req.query(name)
    if (!query('sort') || !query('criteria')) {
      return refuse(c, 400, 'bad_request', 'sort and criteria are required')
    }
    const limit = Math.min(Number(query('limit') ?? 30), 1000)
    const offset = Number(query('offset') ?? 0)
    const found = [...books.payments.values()].filter(
      (payment) =>
        (!query('external_reference') ||
          payment.externalReference === query('external_reference')) &&
        (!query('status') || payment.status === query('status')),
    )
    if (query('criteria') === 'desc') found.reverse()
    return c.json({
      paging: { total: found.length, limit, offset },
      results: found.slice(offset, offset + limit).map((one) => paymentAnswer(one, collectorId)),
    })
  })

  app.get('/v1/payments/:id', (c) => {
    const payment = books.payments.get(Number(c.req.param('id')))
    return payment ? c.json(paymentAnswer(payment, collectorId)) : notFound(c)
  })

  const refund = async (c: Context) => {
    const id = Number(c.req.param('id'))
    const key = c.req.header('x-idempotency-key')
    if (!key) return refuse(c, 400, 'bad_request', "Header X-Idempotency-Key can't be null", 4292)
    if (!books.payments.has(id)) return notFound(c)
    const known = refundsByKey.get(`${id} ${key}`)
    if (known) return c.json(refundAnswer(known), 201)
    const parsed = v.safeParse(refundBody, await bodyOf(c))
    if (!parsed.success) return refuse(c, 400, 'bad_request', 'amount must be a positive number')
    const { amount } = parsed.output
    try {
      const made = books.refund(id, amount === undefined ? undefined : Math.round(amount * 100))
      refundsByKey.set(`${id} ${key}`, made)
      onRefund(made)
      return c.json(refundAnswer(made), 201)
    } catch (error) {
      if (!(error instanceof RefusedChange)) throw error
      const message = 'The action requested is not valid for the current payment state'
      return refuse(c, 400, 'bad_request', message, 2063)
    }
  }
  app.post('/v1/payments/:id/refunds', refund)
  app.post('/v1/payments/:id/refunds/', refund)

  const listRefunds = (c: Context) => {
    const payment = books.payments.get(Number(c.req.param('id')))
    return payment ? c.json(payment.refunds.map(refundAnswer)) : notFound(c)
  }
  app.get('/v1/payments/:id/refunds', listRefunds)
  app.get('/v1/payments/:id/refunds/', listRefunds)

  app.get('/v1/chargebacks/:id', (c) => {
    const chargeback = books.chargebacks.get(c.req.param('id'))
    return chargeback ? c.json(chargebackAnswer(chargeback)) : notFound(c)
  })
}

async function bodyOf(c: Context): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    return undefined
  }
}
