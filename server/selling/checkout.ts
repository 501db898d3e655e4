/** Opens the provider's page for one of our orders. */
import { randomUUID } from 'node:crypto'
import { knownTimeZone, knownVariant } from '#core/date-form.ts'
import type { Language } from '#core/languages.ts'
import { offerWords } from '#core/messages/offer-words.ts'
import { currency, priceCents } from '#core/selling/offer.ts'
import type { Provider } from '#core/selling/payment.ts'
import { returnPaths } from '#core/selling/return-paths.ts'
import type { OrderRecord } from '#server/ports/order-store.ts'
import type { Seller } from './seller.ts'

export interface CheckoutAsked {
  provider: Provider
  purchaseHash: string
  /** Of a cookie nobody has yet, for the next person at this browser. */
  nextPurchaseHash: string
  language: Language
  /** As the browser says; whether Intl knows them is not known yet. */
  timeZone: string | undefined
  locale: string | undefined
  /** Null: none was given. */
  email: string | null
  /** Nobody is on their way to the provider yet. */
  isAhead: boolean
  /** Network address, with trusted proxies already resolved. */
  address: string
}

export type CheckoutMade =
  | {
      answer: 'made'
      orderId: string
      /** Which of the two cookies the order belongs to. */
      purchaseHash: string
      providerReference: string
      checkoutUrl: string
    }
  | { answer: 'payment-failed' | 'provider-off' }
  | { answer: 'too-many-attempts'; retryAfterMs: number }

/** One checkout per purchase and provider while it may be offered; a failed one is retried for the same order. */
export async function makeCheckout(seller: Seller, asked: CheckoutAsked): Promise<CheckoutMade> {
  const { store, timings } = seller
  const { provider, purchaseHash, nextPurchaseHash, language, email, isAhead } = asked
  const payments = seller.payments[provider]
  if (!payments) return { answer: 'provider-off' }
  const now = seller.now()
  const keptMs = provider === 'paypal' ? timings.payPalOrderKeptMs : timings.preferenceKeptMs
  const opened = await store.openOrder({
    now,
    id: randomUUID(),
    purchaseHash,
    nextPurchaseHash,
    provider,
    language,
    timeZone: knownTimeZone(asked.timeZone) ?? null,
    locale: knownVariant(language, asked.locale) ?? null,
    email,
    isAhead,
    priceCents,
    currency,
    reusableSince: now - keptMs,
    expiresAt: now + timings.offerMs,
    nextLookAt: now + timings.lookUnitMs,
    addressKey: seller.access.addressKey(asked.address),
    checkoutsPerHour: seller.checkoutsPerHour,
  })
  if (opened.answer === 'too-many-attempts') return opened
  const { order } = opened
  if (order.checkout) return made(order, order.checkout)

  const result = await payments.createCheckout(checkoutRequestOf(seller, order))
  if (!result.ok) {
    seller.tellFailure('checkout', order, result)
    // Repeating the request would be refused again, so the next try is another order.
    if (result.failure === 'refused') await store.retireOrder(order.id, now, 'checkout-refused')
    return { answer: 'payment-failed' }
  }
  const kept = await store.keepCheckout(order.id, result.value, now)
  seller.tell('checkout-made', order)
  return made(order, kept.checkout ?? result.value)
}

function made(
  { id, purchaseHash }: OrderRecord,
  checkout: { providerReference: string; checkoutUrl: string },
): CheckoutMade {
  const { providerReference, checkoutUrl } = checkout
  return { answer: 'made', orderId: id, purchaseHash, providerReference, checkoutUrl }
}

function checkoutRequestOf({ publicUrl }: Seller, order: OrderRecord) {
  const paths = returnPaths[order.provider]
  const absolute = (path: string) => new URL(path, publicUrl).href
  return {
    orderId: order.id,
    amountCents: order.state.priceCents,
    currency: order.state.currency,
    language: order.language,
    ...offerWords[order.language],
    ...(order.email !== null && { email: order.email }),
    expiresAtMs: order.expiresAt,
    returnUrls: {
      success: absolute(paths.success),
      pending: absolute(paths.pending),
      failure: absolute(paths.failure),
    },
  }
}
