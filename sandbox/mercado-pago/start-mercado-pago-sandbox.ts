/** A stand-in for Mercado Pago's Checkout Pro that speaks its HTTP (docs/design/services.md sections 1 and 5). */
import { type CourierOptions, createCourier } from '../payment-provider/delivery.ts'
import { createFaults } from '../payment-provider/faults.ts'
import { createSandboxApp, listen } from '../payment-provider/listen.ts'
import { keepState } from '../payment-provider/state-file.ts'
import { addApi } from './api.ts'
import { createBooks, emptyBooks } from './books.ts'
import { addCheckoutPage } from './checkout-page.ts'
import { createControl, type MercadoPagoControl } from './control.ts'
import { addControlPage } from './control-page.ts'

export interface MercadoPagoSandboxOptions {
  /** Any free port by default. */
  port?: number
  /** The only token the API accepts. */
  accessToken: string
  /** Signs the webhooks, which go to each preference's `notification_url`. */
  webhookSecret: string
  delivery?: CourierOptions
  /** Keeps the books across restarts; without it they last as long as the process. */
  stateFile?: string
  now?: () => number
}

export interface MercadoPagoSandbox {
  /** Base URL of the API and of the pages; `/control` is the control page. */
  apiUrl: string
  control: MercadoPagoControl
  close(): Promise<void>
}

const collectorId = 123456789

/** Listens on 127.0.0.1 only. */
export async function startMercadoPagoSandbox({
  port = 0,
  accessToken,
  webhookSecret,
  delivery = {},
  stateFile,
  now = Date.now,
}: MercadoPagoSandboxOptions): Promise<MercadoPagoSandbox> {
  const app = createSandboxApp()
  const books = createBooks(keepState(app, stateFile, emptyBooks(now)), now, collectorId)
  const courier = createCourier(delivery)
  const faults = createFaults()
  const control = createControl(books, courier, faults, { secret: webhookSecret, collectorId, now })
  let url = ''
  app.use('/checkout/preferences/*', faults.middleware)
  app.use('/v1/*', faults.middleware)
  addApi(app, {
    books,
    accessToken,
    collectorId,
    url: () => url,
    onRefund: ({ paymentId }) => control.notify(paymentId),
  })
  addCheckoutPage(app, control)
  addControlPage(app, control)
  const listening = await listen(app, port)
  url = listening.url
  return {
    apiUrl: url,
    control,
    async close() {
      courier.close()
      await listening.close()
    },
  }
}
