/** Notifications of payment providers, with hostile text in each of their places. */
import { verifyMercadoPagoNotification } from '#adapters/payments/mercado-pago/notification.ts'
import { verifyPayPalNotification } from '#adapters/payments/paypal/notification.ts'

export async function readNotifications(text: string): Promise<unknown> {
  const header = text.replace(/[^\x20-\x7e]/g, '').slice(0, 16_000)
  const rawBody = new TextEncoder().encode(text)
  const headers = new Headers({ 'x-signature': header, 'x-request-id': header })
  const signed = new Headers({
    'paypal-transmission-sig': header,
    'paypal-transmission-id': 'a',
    'paypal-transmission-time': header,
    'paypal-cert-url': header,
    'paypal-auth-algo': 'SHA256withRSA',
  })
  const valid = new Headers({
    'paypal-transmission-sig': 'YWJj',
    'paypal-transmission-id': 'a',
    'paypal-transmission-time': 'b',
    'paypal-cert-url': 'https://api.paypal.com/a',
    'paypal-auth-algo': 'SHA256withRSA',
  })
  const given = { query: new URLSearchParams(text.slice(0, 16_000)), rawBody, from: '' }
  const certificates = { at: async () => ({ ok: false, reason: 'unverifiable-now' }) as const }
  return [
    verifyMercadoPagoNotification({ secret: 'a', now: () => 0 }, { headers, ...given }),
    await verifyPayPalNotification(
      { webhookId: 'a', verification: 'certificate', mayAsk: () => true },
      certificates,
      {} as never,
      { headers: signed, ...given },
    ),
    await verifyPayPalNotification(
      { webhookId: 'a', verification: 'certificate', mayAsk: () => true },
      certificates,
      {} as never,
      { headers: valid, ...given },
    ),
  ]
}
