/** Rows of orders as the records of the port, and back. */
import type { Selectable } from 'kysely'
import { defaultLanguage, isLanguage } from '#core/languages.ts'
import type { OrderState } from '#core/selling/order.ts'
import { type Provider, providers } from '#core/selling/payment.ts'
import type { OrderRecord } from '#server/ports/order-store.ts'
import type { OrdersTable } from '../database.ts'
import { dateFormOfRow } from '../date-form-of-row.ts'

export function toOrder(row: Selectable<OrdersTable>): OrderRecord {
  return {
    id: row.id,
    provider: toProvider(row.provider),
    purchaseHash: row.purchase_hash,
    browserHash: row.browser_hash ?? row.purchase_hash,
    language: isLanguage(row.language) ? row.language : defaultLanguage,
    dateForm: dateFormOfRow(row),
    email: row.email,
    // Written by `record-payments.ts` and `open-order.ts` only, from this very type.
    state: JSON.parse(row.state) as OrderState,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    checkout:
      row.provider_reference === null || row.checkout_url === null
        ? null
        : { providerReference: row.provider_reference, checkoutUrl: row.checkout_url },
    isRetired: row.retired === 1,
    captureAttempt: row.capture_attempt,
    fulfilment:
      row.paid_at === null || row.subscription_id === null
        ? null
        : {
            at: row.paid_at,
            subscriptionId: row.subscription_id,
            isExtension: row.is_extension === 1,
          },
    claimedAt: row.claimed_at,
    refundRequest:
      row.refund_requested_at === null
        ? null
        : {
            at: row.refund_requested_at,
            by: row.refund_requested_by === 'buyer' ? 'buyer' : 'operator',
          },
    withdrawalAskedAt: row.withdrawal_asked_at,
    nextLookAt: row.next_look_at,
    looks: row.looks,
    wantsAttention: row.wants_attention === 1,
  }
}

export function toProvider(name: string): Provider {
  const provider = providers.find((known) => known === name)
  if (!provider) throw new Error(`an order of an unknown provider: ${name}`)
  return provider
}
