/** What a browser's device token stands for (design.md section 6, the door (a)). */
import type { Kysely } from 'kysely'
import type { DeviceHolding, DoorAccount, DoorDecision } from '#core/door.ts'
import type { EmailLookup, PinHmac, SpecialAccess } from '#server/ports/access-store.ts'
import type { Database } from '../database.ts'
import type { StoreTransaction } from '../dialects/engine.ts'
import { prepareQuery } from '../prepared-query.ts'
import { type AccountRow, accountColumns, isPinOf, pinColumns } from './accounts.ts'

/** A holding, and its subscription's row unless it is the special access. */
export interface KnownHolding extends DeviceHolding {
  row: AccountRow | null
}

export interface DeviceQuestion {
  now: number
  deviceHash: string | null
  pinHmacs: readonly PinHmac[]
  email: EmailLookup | null
  special: SpecialAccess | null
}

export interface KnownDevices {
  /** The accounts the token holds, the last used first; none for an unknown token. */
  holdings(trx: StoreTransaction, question: DeviceQuestion): Promise<readonly KnownHolding[]>
  /** Lets the token hold the account from now on, with no failures. */
  remember(
    trx: StoreTransaction,
    deviceHash: string,
    account: HolderReference,
    now: number,
  ): Promise<void>
  /** Counts or forgets, as the door decided. */
  applyFailures(
    trx: StoreTransaction,
    deviceHash: string,
    failed: DoorDecision['failedHoldings'],
    specialTags: readonly string[],
  ): Promise<void>
}

/** An account as the tables refer to it: by one of two columns. */
export interface HolderReference {
  subscription_id: string | null
  special_tag: string | null
}

export function holderReference(account: DoorAccount, tags: readonly string[]): HolderReference {
  if (account.kind === 'subscription') return { subscription_id: account.id, special_tag: null }
  const [tag] = tags
  if (tag === undefined) throw new Error('the special access opened though no special PIN is set')
  return { subscription_id: null, special_tag: tag }
}

export function createKnownDevices(db: Kysely<Database>): KnownDevices {
  const rowsOfToken = prepareQuery<{ deviceHash: string }>(db)((from, value) =>
    from
      .selectFrom('devices')
      .leftJoin('subscriptions', 'subscriptions.id', 'devices.subscription_id')
      .select(['devices.special_tag', 'devices.failures', 'subscriptions.email_key'])
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
      })
      .onConflict((conflict) =>
        conflict
          .columns(['token_hash', 'holder'])
          .doUpdateSet({ failures: 0, last_used_at: value('now') }),
      ),
  )

  return {
    holdings: async (trx, { now, deviceHash, pinHmacs, email, special }) => {
      if (deviceHash === null) return []
      const rows = await rowsOfToken(trx, { deviceHash })
      return rows.map((row): KnownHolding => {
        const { failures } = row
        if (!isAccountRow(row)) {
          return {
            account: { kind: 'special' },
            isActive: special?.tags.includes(row.special_tag ?? '') ?? false,
            pinMatches: special?.pinMatches ?? false,
            emailAgrees: email === null || (special?.emailMatches ?? false),
            failures,
            row: null,
          }
        }
        return {
          account: { kind: 'subscription', id: row.id },
          isActive: row.ends_at > now,
          pinMatches: isPinOf(row, pinHmacs),
          emailAgrees: email === null || email.key === row.email_key,
          failures,
          row,
        }
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

/** The left join's columns are all there or all null. */
function isAccountRow<Row extends { [Column in keyof AccountRow]: AccountRow[Column] | null }>(
  row: Row,
): row is Row & AccountRow {
  return row.id !== null
}
