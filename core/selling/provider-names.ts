import type { Provider } from './payment.ts'

/** The payment providers' own names, the same in every language. */
export const providerNames: Record<Provider, string> = {
  'mercado-pago': 'Mercado Pago',
  paypal: 'PayPal',
}
