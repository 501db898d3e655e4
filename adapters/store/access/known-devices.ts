/** The accounts behind a browser's device token: rule (a) of the door (docs/design/access-and-money.md section 5). */
import type { Kysely } from 'kysely'
import type { DoorDecision } from '#core/access/door.ts'
import type { DeviceAccount, Holder } from '#server/ports/access-store.ts'
import type { Database, SubscriptionsTable } from '../database.ts'
import type { StoreTransaction } from '../dialects/engine.ts'
import { prepareQuery } from '../prepared-query.ts'
import { type AccountRow, accountColumns, pinColumns, toPinnedAccount } from './accounts.ts'

export interface KnownDevices {
  /** The accounts the token holds, the last used first; none for an unknown token. */
  accounts(trx: StoreTransaction, deviceHash: string | null): Promise<readonly DeviceAccount[]>
  /** From now on the token holds the account, with no failures. */
  remember(
    trx: StoreTransaction,
    deviceHash: string,
    account: HolderReference,
    now: number,
  ): Promise<void>
  /** Counts the failure or forgets the account, as the door decided. */
  applyFailures(
    trx: StoreTransaction,
    deviceHash: string,
    failed: DoorDecision['failedHoldings'],
    specialTags: readonly string[],
  ): Promise<void>
}

/** How the tables refer to an account: by one of two columns. */
interface HolderReference {
  subscription_id: string | null
  special_tag: string | null
}

export function holderReference(holder: Holder): HolderReference {
  return holder.kind === 'subscription'
    ? { subscription_id: holder.id, special_tag: null }
    : { subscription_id: null, special_tag: holder.tag }
}

/** Whether the account still has access; the special access does while its PIN is unchanged. */
export function isAlive(
  account: DeviceAccount,
  now: number,
  specialTags: readonly string[],
): boolean {
  return account.kind === 'subscription'
    ? account.subscription.endsAt > now
    : specialTags.includes(account.tag)
}

export function createKnownDevices(db: Kysely<Database>): KnownDevices {
  const rowsOfToken = prepareQuery<{ deviceHash: string }>(db)((from, value) =>
    from
      .selectFrom('devices')
      .leftJoin('subscriptions', 'subscriptions.id', 'devices.subscription_id')
      .select(['devices.special_tag', 'devices.failures', 'devices.left_at'])
      .select('subscriptions.email_key')
      .select(accountColumns)
      .select(pinColumns)
      .where('devices.token_hash', '=', value('deviceHash'))
      .orderBy('devices.last_used_at', 'desc'),
  )

  const upsert = prepareQuery<
    { token_hash: string; holder: string; now: number } & HolderReference
  >(db)((into, value) =>
    into
      .insertInto('devices')
      .values({
        token_hash: value('token_hash'),
        holder: value('holder'),
        subscription_id: value('subscription_id'),
        special_tag: value('special_tag'),
        failures: 0,
        created_at: value('now'),
        last_used_at: value('now'),
        left_at: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['token_hash', 'holder'])
          .doUpdateSet({ failures: 0, last_used_at: value('now'), left_at: null }),
      ),
  )

  return {
    accounts: async (trx, deviceHash) => {
      if (deviceHash === null) return []
      const rows = await rowsOfToken(trx, { deviceHash })
      return rows.map((row): DeviceAccount => {
        const kept = { failures: row.failures, isLeft: row.left_at !== null }
        return isAccountRow(row)
          ? {
              ...kept,
              kind: 'subscription',
              subscription: toPinnedAccount(row),
              emailKey: row.email_key,
            }
          : { ...kept, kind: 'special', tag: row.special_tag ?? '' }
      })
    },
    remember: async (trx, deviceHash, account, now) => {
      await upsert(trx, {
        token_hash: deviceHash,
        holder: account.subscription_id ?? `special:${account.special_tag}`,
        ...account,
        now,
      })
    },
    applyFailures: async (trx, deviceHash, failed, specialTags) => {
      for (const { account, isForgotten } of failed) {
        const holders =
          account.kind === 'subscription'
            ? [account.id]
            : specialTags.map((tag) => `special:${tag}`)
        if (isForgotten) {
          await trx
            .deleteFrom('devices')
            .where('token_hash', '=', deviceHash)
            .where('holder', 'in', holders)
            .execute()
        } else {
          await trx
            .updateTable('devices')
            .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
            .where('token_hash', '=', deviceHash)
            .where('holder', 'in', holders)
            .execute()
        }
      }
    },
  }
}

type PinnedRow = AccountRow & Pick<SubscriptionsTable, 'pin_key_id' | 'pin_hmac'>

/** The left join's columns are all there or all null. */
function isAccountRow<Row extends { [Column in keyof PinnedRow]: PinnedRow[Column] | null }>(
  row: Row,
): row is Row & PinnedRow {
  return row.id !== null
}
