/**
 * What we read from Mercado Pago's answers (docs/design/services.md section 1; the provider's OpenAPI file for Brazil).
 */
import * as v from 'valibot'

/** Absent, `null` and, on some endpoints, the literal word `null` all mean nothing. */
const maybeText = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => (text === '' || text === 'null' ? null : text)),
)

/** Ids are numbers in answers and strings in notifications; here they are always strings. */
const numericId = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), v.string()]),
  v.transform(String),
)

export const preferenceAnswer = v.object({
  id: v.string(),
  init_point: v.pipe(v.string(), v.url()),
})

export const paymentAnswer = v.object({
  id: numericId,
  status: v.picklist([
    'pending',
    'approved',
    'authorized',
    'in_process',
    'in_mediation',
    'rejected',
    'cancelled',
    'refunded',
    'charged_back',
  ]),
  status_detail: maybeText,
  currency_id: v.string(),
  transaction_amount: v.number(),
  transaction_amount_refunded: v.nullish(v.number(), 0),
  external_reference: maybeText,
  date_approved: maybeText,
  payer: v.nullish(
    v.object({
      id: v.nullish(numericId),
      email: maybeText,
      first_name: maybeText,
      last_name: maybeText,
    }),
  ),
  /** Where some payments have it instead. */
  email: maybeText,
})

export type PaymentAnswer = v.InferOutput<typeof paymentAnswer>

export const searchAnswer = v.object({
  paging: v.object({ total: v.number(), limit: v.number(), offset: v.number() }),
  results: v.array(paymentAnswer),
})

export const refundAnswer = v.object({
  id: numericId,
  status: v.nullish(v.picklist(['approved', 'in_process', 'rejected'])),
})

export const chargebackAnswer = v.object({
  payments: v.array(v.union([v.object({ id: numericId }), numericId])),
})

export const claimAnswer = v.object({ resource: v.string(), resource_id: numericId })

/** Body of every refusal. */
export const errorAnswer = v.object({
  error: maybeText,
  message: maybeText,
  cause: v.nullish(v.array(v.object({ code: v.nullish(v.union([v.string(), v.number()])) }))),
})
