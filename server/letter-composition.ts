/** From a row of the outbox, and its subscription as it is now, to the letter's content. */
import * as v from 'valibot'
import { type Letter, paymentProviders } from '#core/letter.ts'
import type { DueLetter, LetterSubscription } from './ports/outbox-store.ts'

/** How long before its end the owner of an access is told. */
export const endingNoticeMs = 3 * 24 * 60 * 60_000

const moment = v.pipe(v.number(), v.integer())
const cents = v.pipe(v.number(), v.integer(), v.minValue(0))

const purchaseSchema = v.object({
  orderId: v.string(),
  provider: v.picklist(paymentProviders),
  priceCents: cents,
  accessDays: v.number(),
  paidAtMs: moment,
  withdrawalUntilMs: moment,
})

const receiptSchema = v.object({
  orderId: v.string(),
  provider: v.picklist(paymentProviders),
  amountCents: cents,
  refundedAtMs: moment,
  refundId: v.optional(v.string()),
})

/** What a letter may bring along; what it does not bring comes from its subscription. */
export const letterParamsSchema = v.object({
  /** The owner's name where there is no subscription. */
  name: v.optional(v.string()),
  accessDays: v.optional(v.number()),
  /** Whether the access was there before and only lasts longer now. */
  isExtension: v.optional(v.boolean()),
  /** The end as it was when the letter became due; the subscription's own, which may have moved, is what is said. */
  endsAt: v.optional(moment),
  /** Where the letter goes when its recipient is refused for good (design.md section 2: the payer's address). */
  fallbackRecipient: v.optional(v.string()),
  purchase: v.optional(purchaseSchema),
  receipt: v.optional(receiptSchema),
})

export type LetterParams = v.InferOutput<typeof letterParamsSchema>

const secretsSchema = v.object({
  pin: v.optional(v.string()),
  enrolment: v.optional(v.string()),
})

/** Opens what was sealed; undefined when no known key opens it. */
export interface LetterUnsealer {
  /** The JSON sealed beside a letter. */
  unsealLetter(letter: { id: string; sealed: string }): string | undefined
  unsealPin(subscription: LetterSubscription): string | undefined
}

/**
 * - `composed`: ready to be rendered. `secrets` are the values that must stand nowhere but in the letter.
 * - `pointless`: what it speaks of is no longer so.
 * - `unreadable`: no known key opens its secrets; a former key put back into the configuration helps.
 * - `incomplete`: it can never be written as it stands; the operator must look.
 */
export type Composition =
  | { state: 'composed'; letter: Letter; params: LetterParams; secrets: readonly string[] }
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
  const name = subscription?.name ?? params.name ?? ''
  if (due.kind === 'enrolment-link') {
    const letter: Letter = { kind: due.kind, name, enrolmentKey }
    return { state: 'composed', letter, params, secrets: [enrolmentKey] }
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
  return { state: 'composed', letter, params, secrets: [pin, enrolmentKey] }
}

/**
 * Composes a due letter. An `ending-soon` letter is pointless when the end has moved further away than the notice
 * (access was renewed meanwhile) or has passed.
 */
export function composeLetter(due: DueLetter, unsealer: LetterUnsealer, now: number): Composition {
  const parsed = v.safeParse(letterParamsSchema, due.params)
  if (!parsed.success) return { state: 'incomplete', reason: 'params-invalid' }
  const params = parsed.output
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
      return { state: 'composed', letter, params, secrets: [] }
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
      return { state: 'composed', letter, params, secrets: [] }
    }
  }
}
