/**
 * What browser and server say to each other (design.md section 5): the only place where the two meet.
 */
import * as v from 'valibot'
import {
  type Answers,
  answerMaxCharacters,
  type CeremonyInfo,
  locationMaxCharacters,
  nameMaxCharacters,
  type TextName,
  textNames,
} from './ceremony.ts'
import { errorCodes, type WriterFailureCode, writerFailureCodes } from './errors.ts'
import { type Language, languages } from './languages.ts'
import { providers } from './payment.ts'

/** Largest body of `POST /api/texts`: five full answers in any script, escaped as JSON. */
export const textsBodyMaxBytes = 256 * 1024

/** What a writer is asked for: which texts, in which language, from what. */
export interface TextsRequest {
  language: Language
  texts: readonly TextName[]
  info: CeremonyInfo
  answers: Answers
}

/**
 * One step of writing. Deltas of different texts interleave; each text ends with exactly one `done` or `failed`.
 * `fallback` marks the default final message, used when the service could not write one (seed section 8).
 */
export type TextEvent =
  | { event: 'delta'; text: TextName; delta: string }
  | { event: 'done'; text: TextName; content: string; fallback?: true }
  | { event: 'failed'; text: TextName; code: WriterFailureCode }

const textName = v.picklist(textNames)
const answer = v.pipe(v.string(), v.maxLength(answerMaxCharacters, 'answer-too-long'))
const name = v.pipe(
  v.string(),
  v.maxLength(nameMaxCharacters, 'name-too-long'),
  v.check((value) => value.trim() !== '', 'names-missing'),
)

/** Edge schema of `POST /api/texts`. The issues' messages are codes of `core/errors.ts` where a rule has its own. */
export const textsRequestSchema = v.object({
  language: v.picklist(languages),
  texts: v.pipe(
    v.array(textName),
    v.minLength(1),
    v.maxLength(textNames.length),
    v.check((names) => new Set(names).size === names.length),
  ),
  info: v.object({
    brideName: name,
    groomName: name,
    location: v.pipe(v.string(), v.maxLength(locationMaxCharacters, 'location-too-long')),
    date: v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]),
    time: v.union([v.literal(''), v.pipe(v.string(), v.isoTime())]),
  }),
  answers: v.tuple([answer, answer, answer, answer, answer]),
})

/** Data of each server-sent event by its name; `end` closes the stream (design.md section 5). */
export const textEventSchema = v.variant('event', [
  v.object({ event: v.literal('delta'), text: textName, delta: v.string() }),
  v.object({
    event: v.literal('done'),
    text: textName,
    content: v.string(),
    fallback: v.optional(v.literal(true)),
  }),
  v.object({
    event: v.literal('failed'),
    text: textName,
    code: v.picklist(writerFailureCodes),
  }),
  v.object({ event: v.literal('end') }),
])

/** Who is logged in, as the page keeps it (seed section 3). */
export const sessionUserSchema = v.object({
  /** Empty where neither buyer nor provider gave one. */
  email: v.string(),
  name: v.string(),
  pin: v.string(),
  subscriptionEnd: v.pipe(v.string(), v.isoTimestamp()),
  /** Logged in by the special PIN. */
  special: v.boolean(),
})

export type SessionUser = v.InferOutput<typeof sessionUserSchema>

/** Answer of `GET` and `POST /api/session`. Without an error: nobody is logged in, and nothing went wrong. */
export const sessionSchema = v.variant('authorized', [
  v.object({ authorized: v.literal(true), user: sessionUserSchema }),
  v.object({
    authorized: v.literal(false),
    error: v.optional(v.object({ code: v.picklist(errorCodes), message: v.string() })),
  }),
])

export type Session = v.InferOutput<typeof sessionSchema>

const emailAddress = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email())

/** Edge schema of `POST /api/session`. The PIN may hold spaces; `language` is the answer's. */
export const loginRequestSchema = v.union([
  v.object({
    /** The key of a mailed link. */
    enrolment: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    language: v.optional(v.picklist(languages)),
  }),
  v.object({
    pin: v.pipe(v.string(), v.maxLength(100)),
    email: v.optional(emailAddress),
    language: v.optional(v.picklist(languages)),
  }),
])

export type LoginRequest = v.InferOutput<typeof loginRequestSchema>

/** Edge schema of `POST /api/session/reminder`, answered 202 whatever the address. */
export const reminderRequestSchema = v.object({ email: emailAddress })

/**
 * Edge schema of `POST /api/checkout/mercadopago` and `/paypal`. `email` is where the PIN goes; left out, an address
 * given before stays; empty takes it back.
 */
export const checkoutRequestSchema = v.object({
  language: v.picklist(languages),
  email: v.optional(v.union([v.literal(''), emailAddress])),
})

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
 * Edge schema of `POST /api/checkout/claim`; an empty body is `{}`. Both come from the provider's return address and
 * are only hints: where to look first, and whether it is worth waiting. They never make anything paid.
 */
export const claimRequestSchema = v.object({
  returned: v.optional(v.picklist(['success', 'pending', 'failure'])),
  /** Mercado Pago's `payment_id`; anything but digits (the word `null`) counts as absent. */
  paymentId: v.optional(v.pipe(v.string(), v.maxLength(40))),
})

export type ClaimRequest = v.InferOutput<typeof claimRequestSchema>

/**
 * Answer of `POST /api/checkout/claim`.
 * - `paid`: the session cookie is set; `user.email` is empty where nobody gave one: then the page shows `user.pin`
 * - `mailed`: paid, but the account is not this device's: the PIN goes by letter only
 * - `pending`: not known yet, or a slip or Pix not yet paid: ask again, or wait for the letter
 * - `failed`: nothing was paid: offer again
 */
export const claimSchema = v.variant('status', [
  v.object({ status: v.literal('paid'), user: sessionUserSchema }),
  v.object({ status: v.picklist(['mailed', 'pending', 'failed']) }),
])

export type ClaimAnswer = v.InferOutput<typeof claimSchema>

/** Answer of `POST /api/withdrawal`: the money went back and its days with it, or it is on its way. */
export const withdrawalSchema = v.object({ status: v.picklist(['refunded', 'requested']) })

export type WithdrawalAnswer = v.InferOutput<typeof withdrawalSchema>

/**
 * Answer of `GET /api/withdrawal`: the purchase that the button would take back. Null without one (special, granted,
 * past the window): the button is absent.
 */
export const withdrawableSchema = v.object({
  purchase: v.nullable(
    v.object({
      orderId: v.string(),
      provider: v.picklist(providers),
      priceCents: v.number(),
      currency: v.string(),
      approvedAt: v.pipe(v.string(), v.isoTimestamp()),
      withdrawableUntil: v.pipe(v.string(), v.isoTimestamp()),
      /** `requested`: asked for, and the provider has not finished. */
      status: v.picklist(['open', 'requested']),
    }),
  ),
})

export type Withdrawable = v.InferOutput<typeof withdrawableSchema>

/** Whether an outside service is the real one, a stand-in on this machine, or absent. */
export const serviceModeSchema = v.picklist(['real', 'sandbox', 'off'])

export type ServiceMode = v.InferOutput<typeof serviceModeSchema>

/** Answer of `GET /api/site`: what the page needs to know before anyone logs in. */
export const siteSchema = v.object({
  languages: v.array(v.picklist(languages)),
  services: v.object({
    ai: serviceModeSchema,
    mail: serviceModeSchema,
    mercadopago: serviceModeSchema,
    paypal: serviceModeSchema,
  }),
  /** What is sold: `cents` of `currency` for so many days, with so many to withdraw. */
  offer: v.object({
    priceCents: v.number(),
    currency: v.string(),
    accessDays: v.number(),
    refundWindowDays: v.number(),
  }),
  /** Origins where a user's own key may be used from the browser; the first is the default. */
  ownKeyOrigins: v.array(v.string()),
  /** Models asked for when the user's own key is used. */
  models: v.object({ welcome: v.string(), ceremony: v.string(), finalMessage: v.string() }),
  business: v.object({
    name: v.optional(v.string()),
    id: v.optional(v.string()),
    address: v.optional(v.string()),
  }),
  contact: v.object({ phone: v.optional(v.string()), email: v.optional(v.string()) }),
  /** Where buyers rate the business (seed section 2); the link is absent without it. */
  reputationUrl: v.optional(v.string()),
})

export type Site = v.InferOutput<typeof siteSchema>
