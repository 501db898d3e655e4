import type { AccessStore } from '#server/ports/access-store.ts'
import type { Engine } from '../dialects/engine.ts'
import { prepareQuery } from '../prepared-query.ts'
import { accountColumns, toAccount } from './accounts.ts'

type SessionVerbs = Pick<AccessStore, 'findSession' | 'endSession' | 'endAllSessions'>

/** The store's verbs on sessions that exist. */
export function createSessions(engine: Engine): SessionVerbs {
  const { db } = engine
  const sessionOfToken = prepareQuery<{ sessionHash: string }>(db)((from, value) =>
    from
      .selectFrom('sessions')
      .leftJoin('subscriptions', 'subscriptions.id', 'sessions.subscription_id')
      .select(['sessions.special_tag', 'sessions.expires_at'])
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
          ? { state: 'active', account: { kind: 'special', endsAt } }
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
      }
    },

    endSession: (sessionHash, forgetDevice) =>
      engine.transaction(async (trx) => {
        await trx.deleteFrom('sessions').where('token_hash', '=', sessionHash).execute()
        if (forgetDevice === null) return
        await trx.deleteFrom('devices').where('token_hash', '=', forgetDevice).execute()
      }),

    endAllSessions: (sessionHash, keepDevice) =>
      engine.transaction(async (trx) => {
        const session = await trx
          .selectFrom('sessions')
          .select(['subscription_id', 'special_tag'])
          .where('token_hash', '=', sessionHash)
          .executeTakeFirst()
        if (!session) return
        const column = session.subscription_id === null ? 'special_tag' : 'subscription_id'
        const holder = session.subscription_id ?? session.special_tag
        await trx.deleteFrom('sessions').where(column, '=', holder).execute()
        await trx
          .deleteFrom('devices')
          .where(column, '=', holder)
          .where('token_hash', '!=', keepDevice ?? '')
          .execute()
      }),
  }
}
