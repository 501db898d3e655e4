/** What letters say about an order. */
import { randomUUID } from 'node:crypto'
import type { LetterPurchase } from '#core/letters/letter.ts'
import { accessDays } from '#core/selling/offer.ts'
import { type OrderEffect, payingPayment } from '#core/selling/order.ts'
import type { GrantRequest } from '../access/access.ts'
import type { NewLetter } from '../ports/letter.ts'
import type { OrderRecord } from '../ports/order-store.ts'

/** The address to write to: the one typed, otherwise the payer's (docs/design/access-and-money.md section 3). */
export function addressesOf({ email, state }: OrderRecord): {
  recipient: string | null
  fallback: string | undefined
} {
  const payer = payingPayment(state)?.payer.email ?? null
  const fallback = email !== null && payer !== null && payer !== email ? payer : undefined
  return { recipient: email ?? payer, fallback }
}

/** The confirmation of a paid order that the law requires. */
export function purchaseOf(order: OrderRecord, paidAtMs: number): LetterPurchase {
  return {
    orderId: order.id,
    provider: order.provider,
    priceCents: order.state.priceCents,
    accessDays,
    paidAtMs,
  }
}

/** What an order gives, once paid. */
export function grantOf(
  order: OrderRecord,
  { approvedAtMs, payer }: Extract<OrderEffect, { effect: 'fulfil' }>,
  now: number,
): GrantRequest {
  const { recipient, fallback } = addressesOf(order)
  return {
    email: recipient,
    name: payer.name ?? '',
    language: order.language,
    dateForm: order.dateForm,
    days: accessDays,
    source: 'bought',
    purchase: purchaseOf(order, approvedAtMs ?? now),
    ...(fallback !== undefined && { fallbackRecipient: fallback }),
  }
}

/** The letter about refunded money; null if no address is known. */
export function refundLetterOf(
  order: OrderRecord,
  { paymentId, because }: Extract<OrderEffect, { effect: 'take-back' }>,
  now: number,
  messageIdHost: string,
): NewLetter | null {
  const { recipient, fallback } = addressesOf(order)
  if (recipient === null) return null
  const payment = order.state.payments.find(({ id }) => id === paymentId)
  const id = randomUUID()
  const receipt = {
    orderId: order.id,
    provider: order.provider,
    amountCents: payment?.amountCents ?? order.state.priceCents,
    refundedAtMs: now,
  }
  return {
    id,
    kind: 'refunded',
    language: order.language,
    recipient,
    subscriptionId: order.fulfilment?.subscriptionId ?? null,
    params: {
      name: payment?.payer.name ?? '',
      dateForm: order.dateForm,
      ...(fallback !== undefined && { fallbackRecipient: fallback }),
      // A chargeback: the money did not come from us, so there is nothing to give a receipt for.
      ...(because === 'refunded' && { receipt }),
    },
    sealed: null,
    messageId: `<${id}@${messageIdHost}>`,
    createdAt: now,
  }
}
