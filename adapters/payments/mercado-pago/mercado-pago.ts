/** The payments port over Mercado Pago's Checkout Pro. */
import { setTimeout as wait } from 'node:timers/promises'
import { wasCollected } from '#core/selling/payment.ts'
import type { Payments } from '#server/ports/payments.ts'
import type { Transport } from '../provider-request.ts'
import { createMercadoPagoApi } from './api.ts'
import { readHint, searchPayments } from './books.ts'
import { createPreference, type PreferenceSettings } from './checkout.ts'
import { verifyMercadoPagoNotification } from './notification.ts'
import { refundPayment } from './refund.ts'

export interface MercadoPagoOptions extends PreferenceSettings {
  /** `https://api.mercadopago.com`, or a stand-in's. */
  apiUrl: string
  accessToken: string
  webhookSecret: string
  /** Oldest acceptable webhook signature; any age by default. */
  notificationMaxAgeMs?: number
  timeoutMs?: number
  fetch?: typeof globalThis.fetch
  wait?: Transport['wait']
  now?: () => number
}

/** Builds the adapter; no request is made before the first call. */
export function createMercadoPagoPayments({
  apiUrl,
  accessToken,
  webhookSecret,
  notificationMaxAgeMs,
  timeoutMs = 5_000,
  fetch = globalThis.fetch,
  wait: pause = wait,
  now = Date.now,
  ...preferences
}: MercadoPagoOptions): Payments {
  const api = createMercadoPagoApi(
    { fetch, timeoutMs, wait: pause },
    { apiUrl: apiUrl.replace(/(?<!\/)\/+$/, ''), accessToken },
  )
  const notifications = {
    secret: webhookSecret,
    ...(notificationMaxAgeMs === undefined ? {} : { maxAgeMs: notificationMaxAgeMs }),
    now,
  }
  return {
    provider: 'mercado-pago',
    createCheckout: (request) => createPreference(api, preferences, request),
    paymentsOfOrder: (order) => searchPayments(api, order),
    paymentsOfHint: (hint) => readHint(api, hint),
    async capture(order) {
      const found = await searchPayments(api, order)
      if (!found.ok) return found
      const has = (status: string) => found.value.some((payment) => payment.status === status)
      const outcome = found.value.some(wasCollected)
        ? 'paid'
        : has('pending')
          ? 'pending'
          : has('rejected')
            ? 'declined'
            : 'not-approved'
      return { ok: true, value: { outcome, payments: found.value } }
    },
    refund: (request) => refundPayment(api, request),
    verifyNotification: async (notification) =>
      verifyMercadoPagoNotification(notifications, notification),
  }
}
