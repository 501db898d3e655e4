/** An order as the store returns it, for tests of rules that only read one. */
import { dateFormOf } from '#core/date-form.ts'
import { currency, priceCents } from '#core/selling/offer.ts'
import { advanceOrder, createOrder } from '#core/selling/order.ts'
import type { ProviderPayment } from '#core/selling/payment.ts'
import type { OrderRecord } from '#server/ports/order-store.ts'

export const orderId = '7d0c7f4a-1111-4222-8333-444455556666'

/** A look at an approved payment for it, with `changes`. */
export function lookAt(changes: Partial<ProviderPayment> = {}): ProviderPayment {
  return {
    ...{ provider: 'mercado-pago', id: 'p1', status: 'approved', dispute: 'none', orderId },
    ...{ amountCents: priceCents, refundedCents: 0, currency, approvedAtMs: 5_000 },
    payer: { email: 'payer@example.org', name: 'Paula Payer' },
    ...changes,
  }
}

/** The order after these looks, created at 1,000 and offered until 2,000. */
export function orderRecord(
  looks: readonly Partial<ProviderPayment>[] = [],
  changes: Partial<OrderRecord> = {},
): OrderRecord {
  const state = looks
    .map(lookAt)
    .reduce(
      (known, look) => advanceOrder(known, look).order,
      createOrder({ orderId, provider: 'mercado-pago', priceCents, currency }),
    )
  return {
    ...{
      id: orderId,
      purchaseHash: 'hash',
      browserHash: 'hash',
      provider: 'mercado-pago',
      language: 'pt',
    },
    dateForm: dateFormOf('pt'),
    ...{ email: null, state, createdAt: 1_000, expiresAt: 2_000, checkout: null },
    ...{ isRetired: false, captureAttempt: 1, fulfilment: null, claimedAt: null },
    ...{
      refundRequest: null,
      withdrawalAskedAt: null,
      nextLookAt: null,
      looks: 0,
      wantsAttention: false,
    },
    ...changes,
  }
}
