/** PayPal's adapter with its stand-in, and the steps up to a paid order. */
import { type PayPalSandbox, startPayPalSandbox } from '#sandbox/paypal/start-paypal-sandbox.ts'
import type { OrderReference, Payments } from '#server/ports/payments.ts'
import { createPayPalPayments, type PayPalOptions } from '../paypal/paypal.ts'
import { checkoutRequest } from './checkout-request.ts'

export interface PayPalPair {
  sandbox: PayPalSandbox
  payments: Payments
  /** Options for another adapter to the same stand-in. */
  options(changes?: Partial<PayPalOptions>): PayPalOptions
  /** A checkout of a new order at the provider. */
  open(): Promise<OrderReference & { checkoutUrl: string }>
  /** An order whose buyer paid, and its payment. */
  paid(): Promise<{ order: OrderReference; paymentId: string; key: string }>
  paymentsOf(order: OrderReference): ReturnType<typeof readAll>
}

async function readAll(payments: Payments, order: OrderReference) {
  const found = await payments.paymentsOfOrder(order)
  if (!found.ok) throw new Error(found.detail)
  return found.value
}

export async function startPayPalPair(): Promise<PayPalPair> {
  const credentials = { clientId: 'client', clientSecret: 'secret', webhookId: 'WEBHOOK1' }
  const sandbox = await startPayPalSandbox(credentials)
  const options = (changes: Partial<PayPalOptions> = {}): PayPalOptions => ({
    ...credentials,
    apiUrl: sandbox.apiUrl,
    brandName: 'Enlace',
    wait: async () => {},
    ...changes,
  })
  const payments = createPayPalPayments(options())
  let orders = 0

  async function open() {
    orders += 1
    const orderId = `order-${orders}`
    const made = await payments.createCheckout(checkoutRequest({ orderId }))
    if (!made.ok) throw new Error(made.detail)
    return { orderId, ...made.value }
  }

  return {
    sandbox,
    payments,
    options,
    open,
    async paid() {
      const order = await open()
      sandbox.control.approve(order.providerReference)
      const captured = await payments.capture(order, 1)
      const payment = captured.ok ? captured.value.payments[0] : undefined
      if (!payment) throw new Error('not captured')
      return { order, paymentId: payment.id, key: `${order.orderId}.withdrawal` }
    },
    paymentsOf: (order) => readAll(payments, order),
  }
}
