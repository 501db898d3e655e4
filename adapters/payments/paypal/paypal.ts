/** The payments port over PayPal's Orders v2. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Payments } from '#server/ports/payments.ts'
import type { Transport } from '../provider-request.ts'
import { createPayPalApi } from './api.ts'
import { createAskingAllowance } from './asking-allowance.ts'
import { readHint, readPayments } from './books.ts'
import { captureOrder } from './capture.ts'
import { createCertificateSource } from './certificate.ts'
import { createPayPalOrder } from './checkout.ts'
import {
  type PayPalNotificationSettings,
  postbacksPerMinute,
  verifyPayPalNotification,
} from './notification.ts'
import { refundCapture } from './refund.ts'
import { createTokenSource } from './token.ts'

export interface PayPalOptions {
  /** `https://api-m.paypal.com`, `https://api-m.sandbox.paypal.com`, or a stand-in's. */
  apiUrl: string
  clientId: string
  clientSecret: string
  webhookId: string
  brandName: string
  landingPage?: 'GUEST_CHECKOUT' | 'NO_PREFERENCE'
  verification?: PayPalNotificationSettings['verification']
  /** `host:port` of a stand-in whose certificates are trusted too. Only set while the stand-in runs. */
  sandboxCertificateHost?: string
  timeoutMs?: number
  fetch?: typeof globalThis.fetch
  wait?: Transport['wait']
  now?: () => number
}

/** Builds the adapter; no request is made before the first call. */
export function createPayPalPayments({
  apiUrl,
  clientId,
  clientSecret,
  webhookId,
  brandName,
  landingPage = 'GUEST_CHECKOUT',
  verification = 'certificate',
  sandboxCertificateHost,
  timeoutMs = 5_000,
  fetch = globalThis.fetch,
  wait: pause = wait,
  now = Date.now,
}: PayPalOptions): Payments {
  const base = apiUrl.replace(/(?<!\/)\/+$/, '')
  const transport = { fetch, timeoutMs, wait: pause }
  const tokens = createTokenSource(transport, { apiUrl: base, clientId, clientSecret, now })
  const api = createPayPalApi(transport, base, tokens)
  const certificates = createCertificateSource(transport, {
    ...(sandboxCertificateHost === undefined ? {} : { sandboxHost: sandboxCertificateHost }),
    now,
  })
  const mayAsk = createAskingAllowance(postbacksPerMinute, now)
  return {
    provider: 'paypal',
    createCheckout: (request) => createPayPalOrder(api, { brandName, landingPage }, request),
    paymentsOfOrder: (order) => readPayments(api, order.providerReference),
    paymentsOfHint: (hint) => readHint(api, hint),
    capture: (order, attempt) => captureOrder(api, order, attempt),
    refund: (request) => refundCapture(api, request),
    verifyNotification: (notification) =>
      verifyPayPalNotification(
        { webhookId, verification, mayAsk },
        certificates,
        api,
        notification,
      ),
  }
}
