import type { AccessStore } from '#server/ports/access-store.ts'
import { accountColumns, toAccount } from './access/accounts.ts'
import { createDoorCounters } from './access/door-counters.ts'
import { createDoor } from './access/door-transaction.ts'
import { createSideDoors } from './access/enrol.ts'
import { endAccess, grantAccess } from './access/grant-access.ts'
import { createReminders } from './access/reminders.ts'
import { createSessions } from './access/sessions.ts'
import type { Engine } from './dialects/engine.ts'

const dayMs = 24 * 60 * 60_000
/** How long an ended session is still reported as ended instead of unknown. */
const endedSessionKeptMs = 60 * dayMs

/** The access port over an engine whose tables are up to date. */
export function createAccessStore(engine: Engine): AccessStore {
  const { db } = engine
  const counters = createDoorCounters(db)
  return {
    ...createSessions(engine),
    ...createSideDoors(engine),
    ...createReminders(engine),
    atDoor: createDoor(engine),
    grantAccess: (grant) => engine.transaction((trx) => grantAccess(engine, trx, grant)),

    revokeAccess: (id, now) =>
      engine.transaction(async (trx) => {
        const active = await trx
          .selectFrom('subscriptions')
          .select('id')
          .where('id', '=', id)
          .where('ends_at', '>', now)
          .executeTakeFirst()
        if (!active) return false
        await endAccess(trx, id, now)
        return true
      }),

    findSubscription: async (id) => {
      const row = await db
        .selectFrom('subscriptions')
        .select(accountColumns)
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? toAccount(row) : null
    },

    sweepAccess: async (now) => {
      await counters.sweep(now)
      const ended = db
        .selectFrom('subscriptions')
        .select('id')
        .where('ends_at', '<=', now - endedSessionKeptMs)
      await db.deleteFrom('sessions').where('subscription_id', 'in', ended).execute()
      await db
        .deleteFrom('sessions')
        .where('expires_at', '<=', now - endedSessionKeptMs)
        .execute()
      await db.deleteFrom('devices').where('subscription_id', 'in', ended).execute()
      await db.deleteFrom('enrolments').where('subscription_id', 'in', ended).execute()
      await db
        .deleteFrom('generations')
        .where('lease_until', '<=', now - dayMs)
        .execute()
    },
  }
}
