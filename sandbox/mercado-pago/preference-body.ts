/** What the provider accepts as a preference, and how it words a refusal (docs/design/services.md section 1.1). */
import * as v from 'valibot'

const timestamp = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/,
    'date must be ISO 8601 with offset',
  ),
)

const address = v.pipe(v.string(), v.url())

export const preferenceBody = v.pipe(
  v.object({
    items: v.pipe(
      v.array(
        v.object({
          id: v.optional(v.string()),
          title: v.pipe(v.string(), v.minLength(1)),
          description: v.optional(v.string()),
          category_id: v.optional(v.string()),
          quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
          currency_id: v.optional(v.literal('BRL')),
          unit_price: v.pipe(v.number(), v.gtValue(0)),
        }),
      ),
      v.minLength(1, 'items needed'),
    ),
    payer: v.optional(v.object({ email: v.optional(v.pipe(v.string(), v.email())) })),
    back_urls: v.optional(
      v.object({
        success: v.optional(address),
        pending: v.optional(address),
        failure: v.optional(address),
      }),
    ),
    auto_return: v.optional(v.picklist(['approved', 'all'])),
    external_reference: v.optional(v.pipe(v.string(), v.maxLength(256))),
    notification_url: v.optional(address),
    expires: v.optional(v.boolean()),
    expiration_date_from: v.optional(timestamp),
    expiration_date_to: v.optional(timestamp),
    date_of_expiration: v.optional(timestamp),
    statement_descriptor: v.optional(v.pipe(v.string(), v.maxLength(22))),
    binary_mode: v.optional(v.boolean()),
    metadata: v.optional(v.record(v.string(), v.unknown())),
  }),
  v.check(
    ({ auto_return, back_urls }) => auto_return === undefined || back_urls?.success !== undefined,
    'invalid_auto_return',
  ),
)

export type PreferenceBody = v.InferOutput<typeof preferenceBody>
