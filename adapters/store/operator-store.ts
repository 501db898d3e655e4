import { type Selectable, sql } from 'kysely'
import type {
  OperatorStore,
  PersonOrder,
  SubscriptionDetails,
  SubscriptionSummary,
} from '#server/ports/operator-store.ts'
import { accountColumns, toAccount } from './access/accounts.ts'
import type { SubscriptionsTable } from './database.ts'
import type { Engine } from './dialects/engine.ts'
import { letterSummaries } from './letters.ts'
import { changeEmail, mailPin } from './operator/mail-pin.ts'
import { forgetBuyer } from './orders/forget-buyer.ts'
import { findPersonOrders, holding } from './orders/person-orders.ts'

/** The operator's port over an engine whose tables are up to date. */
export function createOperatorStore(engine: Engine): OperatorStore {
  const { db } = engine

  async function detailsOf(row: Selectable<SubscriptionsTable>): Promise<SubscriptionDetails> {
    const sessions = await db
      .selectFrom('sessions')
      .select('created_at')
      .where('subscription_id', '=', row.id)
      .orderBy('created_at', 'desc')
      .execute()
    const devices = await db
      .selectFrom('devices')
      .select(['created_at', 'last_used_at'])
      .where('subscription_id', '=', row.id)
      .orderBy('last_used_at', 'desc')
      .execute()
    const letters = await db
      .selectFrom('letters')
      .selectAll()
      .where('subscription_id', '=', row.id)
      .orderBy('created_at', 'desc')
      .execute()
    return {
      ...summaryOf(row),
      sessions: sessions.map((session) => ({ createdAt: session.created_at })),
      devices: devices.map((device) => ({
        createdAt: device.created_at,
        lastUsedAt: device.last_used_at,
      })),
      letters: letterSummaries(letters),
    }
  }

  function subscriptionsOf(emailKey: string): Promise<Selectable<SubscriptionsTable>[]> {
    return db
      .selectFrom('subscriptions')
      .selectAll()
      .where('email_key', '=', emailKey)
      .orderBy('ends_at', 'desc')
      .execute()
  }

  async function lettersOf(orderId: string): Promise<PersonOrder['letters']> {
    const rows = await db
      .selectFrom('letters')
      .selectAll()
      .where('params', 'like', holding(JSON.stringify(orderId)))
      .orderBy('created_at', 'desc')
      .execute()
    return letterSummaries(rows).map(({ kind, createdAt, sentAt }) => ({ kind, createdAt, sentAt }))
  }

  return {
    mailPin: (mailing) => engine.transaction((trx) => mailPin(trx, mailing)),
    changeEmail: (change) => engine.transaction((trx) => changeEmail(engine, trx, change)),

    listSubscriptions: async ({ now, state, search, limit }) => {
      const part = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
      let query = db.selectFrom('subscriptions').selectAll()
      if (state === 'active') query = query.where('ends_at', '>', now)
      if (state === 'ended') query = query.where('ends_at', '<=', now)
      if (search !== '') {
        query = query.where(({ or, eb, fn, val }) =>
          or(
            (['email_key', 'name'] as const).map((column) =>
              eb(fn<string>('lower', [column]), 'like', sql<string>`${val(part)} escape '\\'`),
            ),
          ),
        )
      }
      const rows = await query.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute()
      return rows.map(summaryOf)
    },

    findSubscriptionsByEmail: async (emailKey) => {
      const rows = await db
        .selectFrom('subscriptions')
        .select(accountColumns)
        .where('email_key', '=', emailKey)
        .orderBy('ends_at', 'desc')
        .execute()
      return rows.map(toAccount)
    },

    findSubscriptionDetails: async (id) => {
      const row = await db
        .selectFrom('subscriptions')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? detailsOf(row) : null
    },

    findPersonData: async (emailKey) => {
      const rows = await subscriptionsOf(emailKey)
      const subscriptions = await Promise.all(rows.map(detailsOf))
      const letters = await db
        .selectFrom('letters')
        .selectAll()
        .where(({ eb, fn }) => eb(fn<string>('lower', ['recipient']), '=', emailKey))
        .orderBy('created_at', 'desc')
        .execute()
      const own = new Set(subscriptions.map(({ id }) => id))
      const others = letters.filter((letter) => !own.has(letter.subscription_id ?? ''))
      const found = await findPersonOrders(db, emailKey, [...own])
      const orders = await Promise.all(
        found.map(async ({ order, isOwn }) => ({
          order,
          isOwn,
          letters: await lettersOf(order.id),
        })),
      )
      return { subscriptions, otherLetters: letterSummaries(others), orders }
    },

    erasePerson: (emailKey) =>
      engine.transaction(async (trx) => {
        await engine.lock(trx, `email:${emailKey}`, 'exclusive')
        const rows = await trx
          .selectFrom('subscriptions')
          .select('id')
          .where('email_key', '=', emailKey)
          .execute()
        const ids = rows.map(({ id }) => id)
        const letters = await trx
          .deleteFrom('letters')
          .where(({ or, eb, fn }) =>
            or([
              eb(fn<string>('lower', ['recipient']), '=', emailKey),
              ...(ids.length > 0 ? [eb('subscription_id', 'in', ids)] : []),
            ]),
          )
          .executeTakeFirst()
        const orders = await forgetBuyer(trx, emailKey, ids)
        if (ids.length > 0) {
          await trx.deleteFrom('generations').where('holder', 'in', ids).execute()
          // Sessions, devices and links go with them.
          await trx.deleteFrom('subscriptions').where('id', 'in', ids).execute()
        }
        return { subscriptions: ids.length, letters: Number(letters.numDeletedRows), orders }
      }),
  }
}

function summaryOf(row: Selectable<SubscriptionsTable>): SubscriptionSummary {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    language: row.language,
    source: row.source,
    createdAt: row.created_at,
    endsAt: row.ends_at,
  }
}
