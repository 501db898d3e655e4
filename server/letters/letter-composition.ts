/** Turns a row of the outbox, and its subscription as it is now, into the letter's content. */
import * as v from 'valibot'
import { type DateForm, dateFormOf } from '#core/date-form.ts'
import type { Letter } from '#core/letters/letter.ts'
import { providers } from '#core/selling/payment.ts'
import type { DueLetter, LetterSubscription } from '../ports/outbox-store.ts'

/** How long before its end the owner of the access is told. */
export const endingNoticeMs = 3 * 24 * 60 * 60_000

const moment = v.pipe(v.number(), v.integer())
const cents = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Letters queued before 2026-11-22 spell Mercado Pago the way its routes do. */
const providerSchema = v.pipe(
  v.picklist([...providers, 'mercadopago']),
  v.transform((name) => (name === 'mercadopago' ? 'mercado-pago' : name)),
)

const purchaseSchema = v.object({
  orderId: v.string(),
  provider: providerSchema,
  priceCents: cents,
  accessDays: v.number(),
  paidAtMs: moment,
})

const receiptSchema = v.object({
  orderId: v.string(),
  provider: providerSchema,
  amountCents: cents,
  refundedAtMs: moment,
  refundId: v.optional(v.string()),
})

/** What a letter may carry; anything it leaves out comes from its subscription. */
export const letterParamsSchema = v.object({
  /** The owner's name where there is no subscription. */
  name: v.optional(v.string()),
  accessDays: v.optional(v.number()),
  /** Whether this extends access that already existed. */
  isExtension: v.optional(v.boolean()),
  /** The end when the letter became due. The letter states the subscription's current end, which may have moved. */
  endsAt: v.optional(moment),
  /**
   * Where the letter goes when its recipient is permanently refused: the payer's address
   * (docs/design/access-and-money.md section 3).
   */
  fallbackRecipient: v.optional(v.string()),
  /** How the buyer of this order reads dates; left out: as the subscription's owner does. */
  dateForm: v.optional(v.object({ timeZone: v.string(), locale: v.string() })),
  purchase: v.optional(purchaseSchema),
  receipt: v.optional(receiptSchema),
})

export type LetterParams = v.InferOutput<typeof letterParamsSchema>

const secretsSchema = v.object({
  pin: v.optional(v.string()),
  enrolment: v.optional(v.string()),
})

/** Opens what was sealed; undefined when no key we hold opens it. */
export interface LetterUnsealer {
  /** The JSON sealed with a letter. */
  unsealLetter(letter: { id: string; sealed: string }): string | undefined
  unsealPin(subscription: LetterSubscription): string | undefined
}

interface Composed {
  state: 'composed'
  letter: Letter
  /** How its reader reads dates. */
  dateForm: DateForm
  params: LetterParams
  /** The values that may appear nowhere but in the letter. */
  secrets: readonly string[]
}

/**
 * - `composed`: ready to be rendered.
 * - `pointless`: what it announces is no longer true.
 * - `unreadable`: no key we hold opens its secrets; putting a former key back into the configuration helps.
 * - `incomplete`: it can never be composed as it is; the operator must look.
 */
export type Composition =
  | Composed
  | { state: 'pointless' }
  | { state: 'unreadable' }
  | { state: 'incomplete'; reason: 'params-invalid' | 'subscription-missing' | 'enrolment-missing' }

type Secrets = v.InferOutput<typeof secretsSchema>

function openSecrets(due: DueLetter, unsealer: LetterUnsealer): Secrets | undefined {
  if (due.sealed === null) return {}
  const opened = unsealer.unsealLetter({ id: due.id, sealed: due.sealed })
  if (opened === undefined) return undefined
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), secretsSchema), opened)
  return parsed.success ? parsed.output : undefined
}

function readerOf({ language, subscription }: DueLetter, params: LetterParams): DateForm {
  return dateFormOf(language, params.dateForm ?? subscription?.dateForm)
}

/** Letters with PIN and link, or with the link alone. */
function composeAccess(
  due: DueLetter & { kind: 'pin' | 'reminder' | 'enrolment-link' },
  params: LetterParams,
  unsealer: LetterUnsealer,
): Composition {
  const opened = openSecrets(due, unsealer)
  if (opened === undefined) return { state: 'unreadable' }
  const enrolmentKey = opened.enrolment
  if (enrolmentKey === undefined) return { state: 'incomplete', reason: 'enrolment-missing' }
  const { subscription } = due
  const dateForm = readerOf(due, params)
  const name = subscription?.name ?? params.name ?? ''
  if (due.kind === 'enrolment-link') {
    const letter: Letter = { kind: due.kind, name, enrolmentKey }
    return { state: 'composed', letter, dateForm, params, secrets: [enrolmentKey] }
  }
  if (subscription === null) return { state: 'incomplete', reason: 'subscription-missing' }
  const pin = opened.pin ?? unsealer.unsealPin(subscription)
  if (pin === undefined) return { state: 'unreadable' }
  const access = {
    name,
    email: subscription.email ?? due.recipient,
    pin,
    accessEndsAtMs: subscription.endsAt,
    enrolmentKey,
    purchase: params.purchase,
  }
  const letter: Letter =
    due.kind === 'reminder'
      ? { kind: due.kind, ...access }
      : { kind: due.kind, ...access, accessDays: params.accessDays, renewed: params.isExtension }
  return { state: 'composed', letter, dateForm, params, secrets: [pin, enrolmentKey] }
}

/**
 * Composes a due letter. An `ending-soon` letter is pointless when the end has passed, or has moved further away than
 * the notice because access was renewed meanwhile.
 */
export function composeLetter(due: DueLetter, unsealer: LetterUnsealer, now: number): Composition {
  const parsed = v.safeParse(letterParamsSchema, due.params)
  if (!parsed.success) return { state: 'incomplete', reason: 'params-invalid' }
  const params = parsed.output
  const dateForm = readerOf(due, params)
  const { kind, subscription } = due
  switch (kind) {
    case 'pin':
    case 'reminder':
    case 'enrolment-link':
      return composeAccess({ ...due, kind }, params, unsealer)
    case 'ending-soon': {
      const leftMs = subscription === null ? 0 : subscription.endsAt - now
      if (subscription === null || leftMs <= 0 || leftMs > endingNoticeMs)
        return { state: 'pointless' }
      const letter: Letter = { kind, name: subscription.name, accessEndsAtMs: subscription.endsAt }
      return { state: 'composed', letter, dateForm, params, secrets: [] }
    }
    case 'refunded': {
      const name = subscription?.name ?? params.name ?? ''
      const remains = subscription !== null && subscription.endsAt > now
      const letter: Letter = {
        kind,
        name,
        accessEndsAtMs: remains ? subscription.endsAt : undefined,
        receipt: params.receipt,
      }
      return { state: 'composed', letter, dateForm, params, secrets: [] }
    }
  }
}
