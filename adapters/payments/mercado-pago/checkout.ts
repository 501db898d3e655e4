/** Creates Checkout Pro preferences (docs/design/services.md section 1.1). */
import { decimalFromCents } from '#core/selling/money.ts'
import type { Checkout, CheckoutRequest, PaymentsResult } from '#server/ports/payments.ts'
import { preferenceAnswer } from './answers.ts'
import type { MercadoPagoApi } from './api.ts'

/** The provider truncates or refuses longer ones. */
const statementDescriptorMaxCharacters = 22

export interface PreferenceSettings {
  /** Our webhook's address. */
  notificationUrl: string
  /** What the card statement shows. */
  statementDescriptor: string
}

/** Makes the preference for an order; another one for the same order leads to it by its reference. */
export async function createPreference(
  api: MercadoPagoApi,
  settings: PreferenceSettings,
  request: CheckoutRequest,
): Promise<PaymentsResult<Checkout>> {
  const body = preferenceOf(settings, request)
  const key = `${request.orderId}.preference`
  const result = await api.post('/checkout/preferences', body, key, preferenceAnswer)
  if (!result.ok) return result
  const { id, init_point } = result.value
  return { ok: true, value: { providerReference: id, checkoutUrl: init_point } }
}

/** Body of `POST /checkout/preferences`. */
function preferenceOf(settings: PreferenceSettings, request: CheckoutRequest) {
  const expires = timestampOf(request.expiresAtMs)
  return {
    items: [
      {
        id: 'access',
        title: request.title,
        description: request.description,
        category_id: 'services',
        quantity: 1,
        currency_id: request.currency,
        unit_price: Number(decimalFromCents(request.amountCents)),
      },
    ],
    ...(request.email === undefined ? {} : { payer: { email: request.email } }),
    back_urls: request.returnUrls,
    auto_return: 'approved',
    external_reference: request.orderId,
    notification_url: webhooksOnly(settings.notificationUrl),
    expires: true,
    expiration_date_to: expires,
    // Slips and Pix made shortly before the end must not be payable for weeks.
    date_of_expiration: expires,
    statement_descriptor: settings.statementDescriptor.slice(0, statementDescriptorMaxCharacters),
  }
}

/** Keeps the older system from sending its unsigned notifications here too (docs/design/services.md section 1.3). */
function webhooksOnly(address: string): string {
  const url = new URL(address)
  url.searchParams.set('source_news', 'webhooks')
  return url.href
}

/** The provider's examples always carry milliseconds and a numeric offset, never `Z`. */
function timestampOf(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '+00:00')
}
