/** What we read from PayPal's answers (docs/design/services.md section 2; the provider's OpenAPI files). */
import * as v from 'valibot'

/** Amounts are text, with the currency next to them. */
const money = v.object({ currency_code: v.string(), value: v.string() })

const link = v.object({ href: v.string(), rel: v.string() })

const links = v.nullish(v.array(link), [])

export type PayPalLinks = v.InferOutput<typeof links>

const text = v.nullish(v.string())

export const tokenAnswer = v.object({ access_token: v.string(), expires_in: v.number() })

export const captureAnswer = v.object({
  id: v.string(),
  status: v.picklist([
    'COMPLETED',
    'DECLINED',
    'PARTIALLY_REFUNDED',
    'PENDING',
    'REFUNDED',
    'FAILED',
  ]),
  status_details: v.nullish(v.object({ reason: text })),
  amount: money,
  custom_id: text,
  create_time: text,
  update_time: text,
  supplementary_data: v.nullish(v.object({ related_ids: v.nullish(v.object({ order_id: text })) })),
  links,
})

export type CaptureAnswer = v.InferOutput<typeof captureAnswer>

export const refundAnswer = v.object({
  id: v.string(),
  status: v.nullish(v.picklist(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED'])),
  amount: v.nullish(money),
  links,
})

const person = v.object({
  /** The same id under two names: of the payer, and of the wallet that paid. */
  payer_id: text,
  account_id: text,
  email_address: text,
  name: v.nullish(v.object({ given_name: text, surname: text })),
})

/** A card's holder is one string. */
const cardHolder = v.object({ name: text })

export const orderAnswer = v.object({
  id: v.string(),
  status: v.picklist([
    'CREATED',
    'SAVED',
    'APPROVED',
    'VOIDED',
    'COMPLETED',
    'PAYER_ACTION_REQUIRED',
  ]),
  payer: v.nullish(person),
  /** Where some payments have it instead of the payer. */
  email: text,
  payment_source: v.nullish(v.object({ paypal: v.nullish(person), card: v.nullish(cardHolder) })),
  purchase_units: v.nullish(
    v.array(
      v.object({
        custom_id: text,
        payments: v.nullish(
          v.object({
            captures: v.nullish(v.array(captureAnswer), []),
            refunds: v.nullish(v.array(refundAnswer), []),
          }),
        ),
      }),
    ),
    [],
  ),
  links,
})

export type OrderAnswer = v.InferOutput<typeof orderAnswer>

export const disputeAnswer = v.object({
  dispute_id: v.string(),
  status: text,
  dispute_outcome: v.nullish(v.object({ outcome_code: text })),
  disputed_transactions: v.nullish(v.array(v.object({ seller_transaction_id: text })), []),
})

export type DisputeAnswer = v.InferOutput<typeof disputeAnswer>

export const postbackAnswer = v.object({ verification_status: v.string() })

/** The body of every refusal; only `details[].issue` is stable (docs/design/services.md section 2.4). */
export const errorAnswer = v.object({
  name: text,
  debug_id: text,
  details: v.nullish(v.array(v.object({ issue: text })), []),
})
