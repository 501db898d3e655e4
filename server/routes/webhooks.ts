import type { Hono } from 'hono'
import type { Provider } from '#core/payment.ts'
import { answerError } from '../answer-error.ts'
import { onlyMethods } from '../known-methods.ts'
import { readBodyBytes } from '../read-body.ts'
import type { Selling } from '../selling/selling.ts'

/** PayPal's largest events are a few kilobytes. */
const bodyMaxBytes = 128 * 1024

export interface WebhookDependencies {
  selling: Pick<Selling, 'receive'>
}

/**
 * `POST /api/webhooks/mercadopago` and `/paypal` (design.md section 5): 200 once durably kept, 401 where the signature
 * is not the provider's, 503 where that cannot be told now, so that it comes again. What it means is asked later.
 */
export function addWebhookRoutes(app: Hono, { selling }: WebhookDependencies): void {
  addWebhook('/api/webhooks/mercadopago', 'mercado-pago')
  addWebhook('/api/webhooks/paypal', 'paypal')

  function addWebhook(path: string, provider: Provider): void {
    app.post(path, async (c) => {
      const body = await readBodyBytes(c.req.raw, bodyMaxBytes)
      if (!body.ok) return answerError(c, { code: body.code })
      const receipt = await selling.receive(provider, {
        headers: c.req.raw.headers,
        query: new URL(c.req.url).searchParams,
        rawBody: body.bytes,
      })
      switch (receipt) {
        case 'recorded':
          return c.json({}, 200, { 'cache-control': 'no-store' })
        case 'refused':
          return answerError(c, { code: 'notification-refused' })
        case 'unverifiable':
          return answerError(c, { code: 'unavailable' })
        case 'provider-off':
          return answerError(c, { code: 'not-found' })
      }
    })
    app.all(path, onlyMethods('POST'))
  }
}
