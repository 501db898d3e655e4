import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type MercadoPagoSandbox,
  startMercadoPagoSandbox,
} from '../mercado-pago/start-mercado-pago-sandbox.ts'
import { type PayPalSandbox, startPayPalSandbox } from '../paypal/start-paypal-sandbox.ts'

let payPal: PayPalSandbox
let mercadoPago: MercadoPagoSandbox

beforeAll(async () => {
  payPal = await startPayPalSandbox({ clientId: 'client', clientSecret: 'secret', webhookId: 'W' })
  mercadoPago = await startMercadoPagoSandbox({ accessToken: 'token', webhookSecret: 'secret' })
})

afterAll(() => Promise.all([payPal.close(), mercadoPago.close()]))

/** A form that a page can send without asking: browsers require no permission for it. */
const order = (base: string, headers: Record<string, string>) =>
  fetch(`${base}/control/delivery`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'delivery=never',
    redirect: 'manual',
  }).then(({ status }) => status)

test('the control pages refuse forms from other sites', async () => {
  for (const { apiUrl, control } of [payPal, mercadoPago]) {
    const refused = [
      { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
      // A browser that does not send Sec-Fetch-Site.
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
    ]
    for (const headers of refused) expect(await order(apiUrl, headers)).toBe(403)
    expect(control.deliveryMode).toBe('on-time')
    const obeyed = [
      { origin: apiUrl },
      // A form on a page with `Referrer-Policy: no-referrer`.
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      {},
    ]
    for (const headers of obeyed) expect(await order(apiUrl, headers)).toBe(200)
    expect(control.deliveryMode).toBe('never')
  }
})
