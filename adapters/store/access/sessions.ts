import { sql } from 'kysely'
import type { AccessStore, Leaving } from '#server/ports/access-store.ts'
import type { Engine, StoreTransaction } from '../dialects/engine.ts'
import { prepareQuery } from '../prepared-query.ts'
import { accountColumns, toAccount } from './accounts.ts'

type SessionVerbs = Pick<AccessStore, 'findSession' | 'endSession' | 'leave'>

/** What the store does with existing sessions. */
export function createSessions(engine: Engine): SessionVerbs {
  const { db } = engine
  const sessionOfToken = prepareQuery<{ sessionHash: string }>(db)((from, value) =>
    from
      .selectFrom('sessions')
      .leftJoin('subscriptions', 'subscriptions.id', 'sessions.subscription_id')
      .select(['sessions.special_tag', 'sessions.expires_at', 'sessions.order_id'])
      .select('sessions.created_at as opened_at')
      .select(accountColumns)
      .where('sessions.token_hash', '=', value('sessionHash')),
  )

  return {
    findSession: async (sessionHash, specialTags, now) => {
      const [row] = await engine.read(sessionOfToken.bind({ sessionHash }))
      if (!row) return null
      if (row.special_tag !== null) {
        const endsAt = row.expires_at ?? 0
        return endsAt > now && specialTags.includes(row.special_tag)
          ? {
              state: 'active',
              account: { kind: 'special', endsAt },
              letterOrderId: null,
              openedAtMs: row.opened_at,
            }
          : { state: 'ended' }
      }
      const { id, email, name, language, pin_sealed, ends_at } = row
      // The left join's columns are all there or all null; a session goes with its subscription.
      if (id === null || name === null || language === null) return null
      if (pin_sealed === null || ends_at === null) return null
      if (ends_at <= now) return { state: 'ended' }
      return {
        state: 'active',
        account: toAccount({ id, email, name, language, pin_sealed, ends_at }),
        letterOrderId: row.order_id,
        openedAtMs: row.opened_at,
      }
    },

    endSession: async (sessionHash) => {
      await db.deleteFrom('sessions').where('token_hash', '=', sessionHash).execute()
    },

    leave: (leaving) => engine.transaction((trx) => leave(trx, leaving)),
  }
}

async function leave(trx: StoreTransaction, leaving: Leaving): Promise<void> {
  const { now, sessionHash, deviceHash, purchaseHash, keepsDevice, everywhere } = leaving
  const session = await trx
    .deleteFrom('sessions')
    .where('token_hash', '=', sessionHash ?? '')
    .returning(['subscription_id', 'special_tag'])
    .executeTakeFirst()
  if (session && everywhere) {
    const column = session.subscription_id === null ? 'special_tag' : 'subscription_id'
    const holder = session.subscription_id ?? session.special_tag
    await trx.deleteFrom('sessions').where(column, '=', holder).execute()
    await trx
      .deleteFrom('devices')
      .where(column, '=', holder)
      .where('token_hash', '!=', deviceHash ?? '')
      .execute()
    if (session.subscription_id !== null) {
      await leavePurchases(trx, 'subscription_id', session.subscription_id)
    }
  }
  if (deviceHash !== null) {
    await (keepsDevice
      ? trx.updateTable('devices').set({ left_at: now }).where('token_hash', '=', deviceHash)
      : trx.deleteFrom('devices').where('token_hash', '=', deviceHash)
    ).execute()
  }
  if (purchaseHash !== null) await leavePurchases(trx, 'purchase_hash', purchaseHash)
}

/** The orders continue without a browser: if they are paid, a letter goes out. */
async function leavePurchases(
  trx: StoreTransaction,
  column: 'subscription_id' | 'purchase_hash',
  value: string,
): Promise<void> {
  await trx
    .updateTable('orders')
    // No cookie's hash looks like this.
    .set({ purchase_hash: sql<string>`'left:' || id` })
    .where(column, '=', value)
    .execute()
}
