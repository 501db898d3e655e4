/** Turns rows of subscriptions into the port's accounts. */
import { defaultLanguage, isLanguage } from '#core/languages.ts'
import type { PinnedAccount, SubscriptionAccount } from '#server/ports/access-store.ts'
import type { SubscriptionsTable } from '../database.ts'

/** The columns an account is made from. */
export const accountColumns = [
  'subscriptions.id',
  'subscriptions.email',
  'subscriptions.name',
  'subscriptions.language',
  'subscriptions.pin_sealed',
  'subscriptions.ends_at',
] as const

/** The columns a PIN is compared with. */
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

export function toPinnedAccount(
  row: AccountRow & Pick<SubscriptionsTable, 'pin_key_id' | 'pin_hmac'>,
): PinnedAccount {
  return { ...toAccount(row), pin: { keyId: row.pin_key_id, hmac: row.pin_hmac } }
}
