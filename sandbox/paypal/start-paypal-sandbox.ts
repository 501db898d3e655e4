/** A stand-in for PayPal's Orders v2, speaking its HTTP contract (docs/design/services.md sections 2 and 5). */
import { type CourierOptions, createCourier } from '../payment-provider/delivery.ts'
import { createFaults } from '../payment-provider/faults.ts'
import { createSandboxApp, listen } from '../payment-provider/listen.ts'
import { keepState } from '../payment-provider/state-file.ts'
import { addApi } from './api.ts'
import { createBooks, emptyBooks } from './books.ts'
import { addCheckoutPage } from './checkout-page.ts'
import { createControl, type PayPalControl } from './control.ts'
import { addControlPage } from './control-page.ts'
import { forgedBy } from './notices.ts'
import { createSigner } from './signing.ts'
import { addWebhookApi } from './webhook-api.ts'

export interface PayPalSandboxOptions {
  /** Any free port by default. */
  port?: number
  /** The only credentials the API accepts. */
  clientId: string
  clientSecret: string
  /** The id of the webhook's registration; part of what is signed. */
  webhookId: string
  /** Where webhooks go; can be set later through `control.webhookUrl`. */
  webhookUrl?: string
  delivery?: CourierOptions
  /** Keeps the books across restarts; without it they last as long as the process. */
  stateFile?: string
  /** How long a capture takes. */
  captureMs?: number
  now?: () => number
}

export interface PayPalSandbox {
  /** Base URL of the API and of the pages; `/control` is the control page. */
  apiUrl: string
  /** `host:port` of the signing certificate, for the adapter's allow-list. */
  certificateHost: string
  control: PayPalControl
  close(): Promise<void>
}

/** Listens on 127.0.0.1 only; the signing key lasts as long as the process. */
export async function startPayPalSandbox({
  port = 0,
  clientId,
  clientSecret,
  webhookId,
  webhookUrl,
  delivery = {},
  stateFile,
  captureMs = 0,
  now = Date.now,
}: PayPalSandboxOptions): Promise<PayPalSandbox> {
  const app = createSandboxApp()
  const books = createBooks(keepState(app, stateFile, emptyBooks()), now)
  const courier = createCourier(delivery)
  const faults = createFaults()
  const signer = createSigner(now())
  const stranger = createSigner(now())
  let address = ''
  const url = () => address
  app.use('/v1/*', faults.middleware)
  app.use('/v2/*', faults.middleware)
  const tokens = addApi(app, {
    books,
    clientId,
    clientSecret,
    captureMs,
    url,
    onCapture: (capture) => control.tellOfCapture(capture),
    onRefund: (refund) => control.tellOfRefund(refund),
  })
  const control = createControl(books, courier, faults, {
    signer,
    webhookId,
    url,
    now,
    webhookUrl: webhookUrl ?? null,
    forge: forgedBy(stranger, webhookId, now),
    revokeTokens: () => tokens.revoke(),
  })
  addWebhookApi(app, signer, webhookId)
  addCheckoutPage(app, control)
  addControlPage(app, control)
  const listening = await listen(app, port)
  address = listening.url
  return {
    apiUrl: address,
    certificateHost: new URL(address).host,
    control,
    async close() {
      courier.close()
      await listening.close()
    },
  }
}
