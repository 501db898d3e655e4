/** Creates PayPal orders (docs/design/services.md section 2.2). */
import { languageDetails } from '#core/languages.ts'
import { decimalFromCents } from '#core/selling/money.ts'
import type { Checkout, CheckoutRequest, PaymentsResult } from '#server/ports/payments.ts'
import { unintelligible } from '../provider-request.ts'
import { orderAnswer, type PayPalLinks } from './answers.ts'
import type { PayPalApi } from './api.ts'

export interface PayPalOrderSettings {
  /** What PayPal's page calls the shop. */
  brandName: string
  /** Which page comes first; both let a buyer without an account pay by card (docs/design/pages.md section 4.2). */
  landingPage: 'GUEST_CHECKOUT' | 'NO_PREFERENCE'
}

const descriptionMaxCharacters = 127

/** Makes the PayPal order for one of our orders; repeated within six hours it returns the same one. */
export async function createPayPalOrder(
  api: PayPalApi,
  settings: PayPalOrderSettings,
  request: CheckoutRequest,
): Promise<PaymentsResult<Checkout>> {
  const body = JSON.stringify(payPalOrderOf(settings, request))
  const result = await api.post(
    '/v2/checkout/orders',
    body,
    `${request.orderId}.order`,
    orderAnswer,
  )
  if (!result.ok) return result
  const checkoutUrl = approvalUrlOf(result.value.links)
  if (checkoutUrl === undefined) return unintelligible('order without approval link')
  return { ok: true, value: { providerReference: result.value.id, checkoutUrl } }
}

/** Body of `POST /v2/checkout/orders`. */
function payPalOrderOf(settings: PayPalOrderSettings, request: CheckoutRequest) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: request.orderId,
        // PayPal refuses a second capture with the same one: a safety net below our own lock.
        invoice_id: request.orderId,
        description: `${request.title}: ${request.description}`.slice(0, descriptionMaxCharacters),
        amount: {
          currency_code: request.currency,
          value: decimalFromCents(request.amountCents),
        },
      },
    ],
    payment_source: {
      paypal: {
        ...(request.email === undefined ? {} : { email_address: request.email }),
        experience_context: {
          brand_name: settings.brandName.slice(0, descriptionMaxCharacters),
          locale: languageDetails[request.language].locale,
          landing_page: settings.landingPage,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: request.returnUrls.success,
          cancel_url: request.returnUrls.failure,
        },
      },
    },
  }
}

/**
 * `payer-action` with a payment source, `approve` without: PayPal answers either (docs/design/services.md section 2.2).
 */
export function approvalUrlOf(links: PayPalLinks): string | undefined {
  const found = links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  return found && URL.canParse(found.href) ? found.href : undefined
}
