/** The payment providers. */
import type { Variables } from './variables.ts'

export type MercadoPagoConfig =
  | { mode: 'real'; apiUrl: string; accessToken: string; webhookSecret: string }
  | { mode: 'sandbox' }

export type PayPalConfig =
  | {
      mode: 'real'
      apiUrl: string
      clientId: string
      clientSecret: string
      webhookId: string
      /** How notifications are verified: offline by certificate, or by asking PayPal. */
      verification: 'certificate' | 'postback'
    }
  | { mode: 'sandbox' }

/** Mercado Pago: real as soon as any of its settings is given, the sandbox where none is and it is allowed. */
export function readMercadoPago(
  given: Variables,
  maySandbox: boolean,
  problems: string[],
): MercadoPagoConfig {
  const {
    MERCADOPAGO_API_URL: apiUrl,
    MERCADOPAGO_ACCESS_TOKEN: accessToken,
    MERCADOPAGO_WEBHOOK_SECRET: webhookSecret,
  } = given
  if (given.SANDBOX === 'on') return { mode: 'sandbox' }
  const named = [apiUrl, accessToken, webhookSecret].some((value) => value !== undefined)
  if (!named && maySandbox) return { mode: 'sandbox' }
  if (accessToken === undefined) {
    problems.push('MERCADOPAGO_ACCESS_TOKEN: is missing (the seller’s token)')
  }
  if (webhookSecret === undefined) {
    problems.push('MERCADOPAGO_WEBHOOK_SECRET: is missing (notifications are proven with it)')
  }
  return {
    mode: 'real',
    apiUrl: apiUrl ?? 'https://api.mercadopago.com',
    accessToken: accessToken ?? '',
    webhookSecret: webhookSecret ?? '',
  }
}

/** PayPal, likewise. */
export function readPayPal(
  given: Variables,
  maySandbox: boolean,
  problems: string[],
): PayPalConfig {
  const {
    PAYPAL_API_URL: apiUrl,
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
  } = given
  if (given.SANDBOX === 'on') return { mode: 'sandbox' }
  const named = [apiUrl, clientId, clientSecret, webhookId].some((value) => value !== undefined)
  if (!named && maySandbox) return { mode: 'sandbox' }
  if (clientId === undefined) problems.push('PAYPAL_CLIENT_ID: is missing (the app’s id)')
  if (clientSecret === undefined) {
    problems.push('PAYPAL_CLIENT_SECRET: is missing (the app’s secret)')
  }
  if (webhookId === undefined) {
    problems.push('PAYPAL_WEBHOOK_ID: is missing (notifications are proven with it)')
  }
  return {
    mode: 'real',
    apiUrl: apiUrl ?? 'https://api-m.paypal.com',
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
    webhookId: webhookId ?? '',
    verification: given.PAYPAL_VERIFICATION,
  }
}
