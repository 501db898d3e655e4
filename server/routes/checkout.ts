import type { Context, Hono } from 'hono'
import type { Provider } from '#core/selling/payment.ts'
import {
  type CaptureAnswer,
  type ClaimAnswer,
  checkoutRequestSchema,
  claimRequestSchema,
  type MercadoPagoCheckout,
  type PayPalCheckout,
} from '#core/wire.ts'
import type { Access } from '../access/access.ts'
import { accessCookies } from '../access/access-cookies.ts'
import { answerError } from '../http/answer-error.ts'
import { answerLimit } from '../http/answer-limit.ts'
import { clientAddress } from '../http/client-address.ts'
import { onlyMethods } from '../http/known-methods.ts'
import { readRequest } from '../http/read-request.ts'
import type { CheckoutMade } from '../selling/checkout.ts'
import { purchaseCookie } from '../selling/purchase-cookie.ts'
import type { Selling } from '../selling/selling.ts'

/** Room for an e-mail, a language and a time zone, with some to spare. */
const bodyMaxBytes = 4 * 1024
const noStore = { 'cache-control': 'no-store' }

export interface CheckoutDependencies {
  access: Pick<Access, 'checkSession'>
  selling: Pick<Selling, 'checkout' | 'capture' | 'claim'>
  publicUrl: URL
  /** Proxies in front of us whose `X-Forwarded-For` is trusted. */
  trustedProxies: number
}

/** `POST /api/checkout/...` (docs/design/shape.md section 5). The purchase cookie says whose order it is. */
export function addCheckoutRoutes(app: Hono, deps: CheckoutDependencies) {
  const { access, selling, publicUrl } = deps
  const isHttps = publicUrl.protocol === 'https:'
  const cookies = accessCookies(isHttps)
  const purchases = purchaseCookie(isHttps)

  async function makeCheckout(
    c: Context,
    provider: Provider,
    bodyOf: (made: Extract<CheckoutMade, { answer: 'made' }>) => object,
  ): Promise<Response> {
    const request = await readRequest(c, checkoutRequestSchema, { maxBytes: bodyMaxBytes })
    if (!request.ok) return answerError(c, request.refusal)
    const { language, email, ahead, timeZone, locale } = request.value
    const { own, next } = purchases.draw(c)
    const made = await selling.checkout({
      provider,
      purchaseHash: own.hash,
      nextPurchaseHash: next.hash,
      language,
      timeZone,
      locale,
      email: (email ?? (await emailOfSession(c))) || null,
      isAhead: ahead,
      address: clientAddress(c, deps.trustedProxies),
    })
    const isNext = made.answer === 'made' && made.purchaseHash === next.hash
    purchases.keep(c, isNext ? next : own)
    switch (made.answer) {
      case 'made':
        return c.json(bodyOf(made), 200, noStore)
      case 'payment-failed':
        return answerError(c, { code: 'payment-failed' }, language)
      case 'too-many-attempts': {
        const { retryAfterMs } = made
        return answerLimit(c, 'checkouts', { code: made.answer, retryAfterMs }, language)
      }
      case 'provider-off':
        return answerError(c, { code: 'not-found' }, language)
    }
  }

  /** Someone who is logged in renews their own access unless they say otherwise. */
  async function emailOfSession(c: Context): Promise<string | undefined> {
    const session = await access.checkSession(cookies.readSession(c))
    const renews = session.state === 'active' && !session.user.special
    return renews && session.user.email !== '' ? session.user.email : undefined
  }

  app.post('/api/checkout/mercadopago', (c) =>
    makeCheckout(
      c,
      'mercado-pago',
      ({ orderId, providerReference, checkoutUrl }): MercadoPagoCheckout => ({
        orderId,
        preferenceId: providerReference,
        checkoutUrl,
      }),
    ),
  )
  app.all('/api/checkout/mercadopago', onlyMethods('POST'))

  app.post('/api/checkout/paypal', (c) =>
    makeCheckout(
      c,
      'paypal',
      ({ orderId, providerReference, checkoutUrl }): PayPalCheckout => ({
        orderId,
        paypalOrderId: providerReference,
        checkoutUrl,
      }),
    ),
  )
  app.all('/api/checkout/paypal', onlyMethods('POST'))

  app.post('/api/checkout/paypal/:paypalOrderId/capture', async (c) => {
    const purchaseHash = purchases.read(c)
    const status =
      purchaseHash === undefined
        ? 'order-not-found'
        : await selling.capture(c.req.param('paypalOrderId'), purchaseHash)
    if (status === 'order-not-found' || status === 'payment-failed') {
      return answerError(c, { code: status })
    }
    return c.json<CaptureAnswer>({ status }, 200, noStore)
  })
  app.all('/api/checkout/paypal/:paypalOrderId/capture', onlyMethods('POST'))

  app.post('/api/checkout/claim', async (c) => {
    const request = await readRequest(c, claimRequestSchema, {
      maxBytes: bodyMaxBytes,
      whenEmpty: '{}',
    })
    if (!request.ok) return answerError(c, request.refusal)
    const purchaseHash = purchases.read(c)
    if (purchaseHash === undefined) return answerError(c, { code: 'order-not-found' })
    const result = await selling.claim({
      purchaseHash,
      deviceToken: cookies.readDevice(c),
      sessionToken: cookies.readSession(c),
      returned: request.value.returned,
      paymentId: request.value.paymentId,
    })
    switch (result.answer) {
      case 'order-not-found':
        return answerError(c, { code: result.answer })
      case 'paid':
        if (result.door) cookies.write(c, result.door)
        return c.json<ClaimAnswer>({ status: 'paid', user: result.user }, 200, noStore)
      case 'pending':
        return c.json<ClaimAnswer>({ status: 'pending', purchase: result.purchase }, 200, noStore)
      default:
        return c.json<ClaimAnswer>({ status: result.answer }, 200, noStore)
    }
  })
  app.all('/api/checkout/claim', onlyMethods('POST'))
}
