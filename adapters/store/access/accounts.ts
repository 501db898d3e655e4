/** Rows of subscriptions as the accounts of the port. */
import { defaultLanguage, isLanguage } from '#core/languages.ts'
import { isSameSecret } from '#server/access/secrets.ts'
import type { PinHmac, SubscriptionAccount } from '#server/ports/access-store.ts'
import type { SubscriptionsTable } from '../database.ts'

/** What queries select to make an account of. */
export const accountColumns = [
  'subscriptions.id',
  'subscriptions.email',
  'subscriptions.name',
  'subscriptions.language',
  'subscriptions.pin_sealed',
  'subscriptions.ends_at',
] as const

/** The columns by which a PIN is compared. */
export const pinColumns = ['subscriptions.pin_key_id', 'subscriptions.pin_hmac'] as const

export type AccountRow = Pick<
  SubscriptionsTable,
  'id' | 'email' | 'name' | 'language' | 'pin_sealed' | 'ends_at'
>

export function toAccount(row: AccountRow): SubscriptionAccount {
  return {
    kind: 'subscription',
    id: row.id,
    email: row.email,
    name: row.name,
    language: isLanguage(row.language) ? row.language : defaultLanguage,
    pinSealed: row.pin_sealed,
    endsAt: row.ends_at,
  }
}

/** Whether the row's PIN is the one tried, compared in constant time under the key that made the row. */
export function isPinOf(
  row: { pin_key_id: string | null; pin_hmac: string | null },
  tried: readonly PinHmac[],
): boolean {
  const sameKey = tried.find(({ keyId }) => keyId === row.pin_key_id)
  return sameKey !== undefined && isSameSecret(sameKey.hmac, row.pin_hmac ?? '')
}
