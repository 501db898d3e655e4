/** What the provider accepts as an order (docs/design/services.md section 2.2; its OpenAPI file). */
import * as v from 'valibot'

export const money = v.object({
  currency_code: v.literal('BRL'),
  value: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/, 'INVALID_STRING_FORMAT')),
})

const label = v.pipe(v.string(), v.minLength(1), v.maxLength(127))
const address = v.pipe(v.string(), v.url())

export const orderBody = v.object({
  intent: v.literal('CAPTURE'),
  purchase_units: v.pipe(
    v.array(
      v.object({
        reference_id: v.optional(v.string()),
        custom_id: v.optional(v.pipe(label, v.regex(/^[A-Za-z0-9\-_.,]*$/))),
        invoice_id: v.optional(label),
        description: v.optional(label),
        amount: money,
      }),
    ),
    v.length(1),
  ),
  payment_source: v.optional(
    v.strictObject({
      paypal: v.strictObject({
        email_address: v.optional(v.pipe(v.string(), v.email())),
        experience_context: v.optional(
          v.strictObject({
            brand_name: v.optional(label),
            locale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}-[A-Z]{2}$/))),
            landing_page: v.optional(v.picklist(['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE'])),
            user_action: v.optional(v.picklist(['CONTINUE', 'PAY_NOW'])),
            shipping_preference: v.optional(
              v.picklist(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']),
            ),
            payment_method_preference: v.optional(
              v.picklist(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']),
            ),
            return_url: v.optional(address),
            cancel_url: v.optional(address),
          }),
        ),
      }),
    }),
  ),
})

export type OrderBody = v.InferOutput<typeof orderBody>
