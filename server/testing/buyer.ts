/** A buyer's browser: its cookies and the calls our page makes. */
import * as v from 'valibot'
import {
  type CaptureAnswer,
  type CheckoutAsking,
  type ClaimAnswer,
  type ClaimRequest,
  captureSchema,
  claimSchema,
  type MercadoPagoCheckout,
  mercadoPagoCheckoutSchema,
  type PayPalCheckout,
  payPalCheckoutSchema,
} from '#core/wire.ts'

export class Buyer {
  readonly cookies = new Map<string, string>()
  readonly #url: () => string
  readonly #address: string | undefined

  /** `url` is read at every call: an instance may be gone. `address` is the one the proxy reports for the buyer. */
  constructor(url: string | (() => string), address?: string) {
    this.#address = address
    this.#url = typeof url === 'string' ? () => url : url
  }

  async send(method: string, path: string, body?: unknown): Promise<Response> {
    const url = this.#url()
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        // The instance may have been killed and restarted on its port, so no old connection is reused.
        connection: 'close',
        origin: url,
        ...(this.#address === undefined ? {} : { 'x-forwarded-for': this.#address }),
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  async #answer<Answer>(
    path: string,
    body: unknown,
    schema: v.GenericSchema<unknown, Answer>,
  ): Promise<Answer> {
    const answer = await this.send('POST', path, body)
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text}`)
    return v.parse(v.pipe(v.string(), v.parseJson(), schema), text)
  }

  /** Each throws the answer unless it is a success. `more` is what else the page says. */
  openMercadoPago(
    email?: string,
    more: Partial<CheckoutAsking> = {},
  ): Promise<MercadoPagoCheckout> {
    const path = '/api/checkout/mercadopago'
    return this.#answer(path, { language: 'pt', email, ...more }, mercadoPagoCheckoutSchema)
  }

  openPayPal(email?: string, more: Partial<CheckoutAsking> = {}): Promise<PayPalCheckout> {
    const asked = { language: 'pt', email, ...more }
    return this.#answer('/api/checkout/paypal', asked, payPalCheckoutSchema)
  }

  async capture(paypalOrderId: string): Promise<CaptureAnswer['status']> {
    const path = `/api/checkout/paypal/${paypalOrderId}/capture`
    return (await this.#answer(path, undefined, captureSchema)).status
  }

  claim(hint: ClaimRequest = {}): Promise<ClaimAnswer> {
    return this.#answer('/api/checkout/claim', hint, claimSchema)
  }
}
