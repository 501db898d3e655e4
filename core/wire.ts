/** The contract between browser and server (docs/design/shape.md section 5): the only place where the two meet. */
import * as v from 'valibot'
import { emailAddressSchema } from './access/email-address.ts'
import { errorCodes } from './errors.ts'
import { languages } from './languages.ts'
import { providers } from './selling/payment.ts'

/** Who is logged in, as the page stores it (docs/specification.md section 3). */
const sessionUserSchema = v.object({
  /** Empty if neither buyer nor provider gave one. */
  email: v.string(),
  name: v.string(),
  pin: v.string(),
  subscriptionEnd: v.pipe(v.string(), v.isoTimestamp()),
  /** Logged in with the special PIN. */
  special: v.boolean(),
  /**
   * Opaque; the same for as long as the account lives. Tells people without an e-mail apart on a shared computer. Absent
   * from an instance of the version before, which may answer while an update is under way.
   */
  account: v.optional(v.string()),
})

export type SessionUser = v.InferOutput<typeof sessionUserSchema>

/** Answer of `GET` and `POST /api/session`. Without an error, nobody is logged in and nothing went wrong. */
export const sessionSchema = v.variant('authorized', [
  v.object({ authorized: v.literal(true), user: sessionUserSchema }),
  v.object({
    authorized: v.literal(false),
    error: v.optional(v.object({ code: v.picklist(errorCodes), message: v.string() })),
  }),
])

export type Session = v.InferOutput<typeof sessionSchema>

/** Edge schema of `POST /api/session`. The PIN may contain spaces; `language` is for the answer. */
export const loginRequestSchema = v.union([
  v.object({
    /** The key of a mailed link. */
    enrolment: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    language: v.optional(v.picklist(languages)),
  }),
  v.object({
    pin: v.pipe(v.string(), v.maxLength(100)),
    email: v.optional(emailAddressSchema),
    language: v.optional(v.picklist(languages)),
  }),
])

export type LoginRequest = v.InferOutput<typeof loginRequestSchema>

/** Edge schema of `POST /api/session/reminder`, answered 202 whatever the e-mail. `language` is for refusals. */
export const reminderRequestSchema = v.object({
  email: emailAddressSchema,
  language: v.optional(v.picklist(languages)),
})

/** A name that only matters if Intl knows it: what it does not know is no reason to refuse a purchase. */
const intlName = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(64))), undefined)

/** Edge schema of `POST /api/checkout/mercadopago` and `/paypal`. */
export const checkoutRequestSchema = v.object({
  language: v.picklist(languages),
  /** Where the PIN goes; empty: to the payer's address. Left out: the e-mail of whoever is logged in, if anybody is. */
  email: v.optional(v.union([v.literal(''), emailAddressSchema])),
  /** The preference is made as the purchase card comes into view, and the buyer is not on their way to it yet. */
  ahead: v.optional(v.boolean(), false),
  /** The browser's time zone and locale: how the buyer reads the dates in letters. */
  timeZone: intlName,
  locale: intlName,
})

/** What a page says to `POST /api/checkout/...`. */
export type CheckoutAsking = v.InferInput<typeof checkoutRequestSchema>

/** Answer of `POST /api/checkout/mercadopago`. */
export const mercadoPagoCheckoutSchema = v.object({
  orderId: v.string(),
  preferenceId: v.string(),
  checkoutUrl: v.pipe(v.string(), v.url()),
})

export type MercadoPagoCheckout = v.InferOutput<typeof mercadoPagoCheckoutSchema>

/** Answer of `POST /api/checkout/paypal`. */
export const payPalCheckoutSchema = v.object({
  orderId: v.string(),
  paypalOrderId: v.string(),
  checkoutUrl: v.pipe(v.string(), v.url()),
})

export type PayPalCheckout = v.InferOutput<typeof payPalCheckoutSchema>

/** Answer of `POST /api/checkout/paypal/:paypalOrderId/capture`. `declined`: the buyer may try again at once. */
export const captureSchema = v.object({ status: v.picklist(['paid', 'pending', 'declined']) })

export type CaptureAnswer = v.InferOutput<typeof captureSchema>

/**
 * Edge schema of `POST /api/checkout/claim`; an empty body is `{}`. Both fields come from the provider's return address
 * and are only hints: where to look first, and whether it is worth waiting. They never make anything paid.
 */
export const claimRequestSchema = v.object({
  returned: v.optional(v.picklist(['success', 'pending', 'failure'])),
  /** Mercado Pago's `payment_id`; anything but digits (such as the word `null`) counts as absent. */
  paymentId: v.optional(v.pipe(v.string(), v.maxLength(40))),
})

export type ClaimRequest = v.InferOutput<typeof claimRequestSchema>

/** What a buyer is waiting for: a purchase whose payment has not been confirmed. */
const pendingPurchaseSchema = v.object({
  provider: v.picklist(providers),
  priceCents: v.number(),
  currency: v.string(),
  /** Where the PIN goes; null means the buyer's address at the provider. */
  email: v.nullable(v.string()),
  /** The provider's page with the code or slip, while it can still be paid there. */
  checkoutUrl: v.nullable(v.pipe(v.string(), v.url())),
})

export type PendingPurchase = v.InferOutput<typeof pendingPurchaseSchema>

/**
 * Answer of `POST /api/checkout/claim`.
 * - `paid`: the session cookie is set; if `user.email` is empty, nobody gave one, and the page shows `user.pin`
 * - `mailed`: paid, but the account is not this device's: the PIN goes by letter only
 * - `pending`: not known yet, or a slip or Pix not paid yet: ask again, or wait for the letter
 * - `failed`: nothing was paid: offer again
 */
export const claimSchema = v.variant('status', [
  v.object({ status: v.literal('paid'), user: sessionUserSchema }),
  v.object({ status: v.literal('pending'), purchase: pendingPurchaseSchema }),
  v.object({ status: v.picklist(['mailed', 'failed']) }),
])

export type ClaimAnswer = v.InferOutput<typeof claimSchema>

/**
 * Answer of `POST /api/withdrawal`: the money has gone back and its days with it, or it is on its way. `byHand`: after
 * repeated withdrawals the operator decides, and until then the access stays.
 */
export const withdrawalSchema = v.object({
  status: v.picklist(['refunded', 'requested']),
  byHand: v.optional(v.boolean()),
})

export type WithdrawalAnswer = v.InferOutput<typeof withdrawalSchema>

/**
 * Answer of `GET /api/withdrawal`: the purchase that the button would withdraw from. If null (special, granted, past
 * the window), there is no button.
 */
export const withdrawableSchema = v.object({
  purchase: v.nullable(
    v.object({
      orderId: v.string(),
      provider: v.picklist(providers),
      priceCents: v.number(),
      currency: v.string(),
      approvedAt: v.pipe(v.string(), v.isoTimestamp()),
      /** The end of the last day on which the button works. */
      withdrawableUntil: v.pipe(v.string(), v.isoTimestamp()),
      /** How the buyer reads dates: the same as in the letter. */
      dateForm: v.object({ timeZone: v.string(), locale: v.string() }),
      /** `requested`: the provider has not finished yet or, with `byHand`, the operator has not decided. */
      status: v.picklist(['open', 'requested']),
      byHand: v.optional(v.boolean(), false),
    }),
  ),
})

export type Withdrawable = v.InferOutput<typeof withdrawableSchema>

/** Whether an outside service is the real one, a stand-in on this machine, or absent. */
const serviceModeSchema = v.picklist(['real', 'sandbox', 'off'])

/** Answer of `GET /api/site`: what the page needs to know before anyone logs in. */
export const siteSchema = v.object({
  languages: v.array(v.picklist(languages)),
  services: v.object({
    ai: serviceModeSchema,
    mail: serviceModeSchema,
    mercadopago: serviceModeSchema,
    paypal: serviceModeSchema,
  }),
  /** What is sold: `cents` of `currency` for that many days, with that many to withdraw. */
  offer: v.object({
    priceCents: v.number(),
    currency: v.string(),
    accessDays: v.number(),
    refundWindowDays: v.number(),
  }),
  /** Origins where users may use their own keys from the browser; the first is the default. */
  ownKeyOrigins: v.array(v.string()),
  /** The model that is asked, with the user's own key as well. */
  model: v.string(),
  /** Settings that the page obeys or mentions. */
  limits: v.object({
    /** Longest text accepted from a service, the user's own included. */
    textMaxCharacters: v.number(),
    /** Per person; 0 means no limit, here and below. */
    generationsPerHour: v.number(),
    generationsAtOnce: v.number(),
    /** Of prompts sent to AI services. */
    charactersPerHour: v.number(),
    charactersPerDay: v.number(),
    /** Withdrawals by one person in 12 months after which the operator answers. */
    withdrawalsPerYear: v.number(),
  }),
  business: v.object({
    name: v.optional(v.string()),
    id: v.optional(v.string()),
    address: v.optional(v.string()),
  }),
  contact: v.object({ phone: v.optional(v.string()), email: v.optional(v.string()) }),
  /** Where buyers rate the business (docs/specification.md section 2.1); if absent, there is no link. */
  reputationUrl: v.optional(v.string()),
})

export type Site = v.InferOutput<typeof siteSchema>

export type SiteLimits = Site['limits']
