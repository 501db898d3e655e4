import type { Hono } from 'hono'
import type { Provider } from '#core/selling/payment.ts'
import { addressBlock } from '../access/address-block.ts'
import { answerError } from '../http/answer-error.ts'
import { clientAddress } from '../http/client-address.ts'
import { onlyMethods } from '../http/known-methods.ts'
import { readBodyBytes } from '../http/read-body.ts'
import type { Selling } from '../selling/selling.ts'

/** PayPal's largest events are a few kilobytes. */
const bodyMaxBytes = 128 * 1024

export interface WebhookDependencies {
  selling: Pick<Selling, 'receive'>
  /** Proxies in front of us whose `X-Forwarded-For` is trusted. */
  trustedProxies: number
}

/**
 * `POST /api/webhooks/mercadopago` and `/paypal` (docs/design/shape.md section 5): 200 once durably recorded, 401 if
 * the signature is not the provider's, 503 if that cannot be verified now, so that it is sent again. What it means is
 * looked up later.
 */
export function addWebhookRoutes(
  app: Hono,
  { selling, trustedProxies }: WebhookDependencies,
): void {
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
        from: addressBlock(clientAddress(c, trustedProxies)),
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
