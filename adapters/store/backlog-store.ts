import type { BacklogStore } from '#server/ports/backlog-store.ts'
import type { Engine } from './dialects/engine.ts'

/** The backlog's port over an engine whose tables are up to date. */
export function createBacklogStore({ db }: Engine): BacklogStore {
  return {
    readBacklog: async () => {
      const [letters, notifications, looks, payments, attention] = await Promise.all([
        db
          .selectFrom('letters')
          .where('state', 'in', ['waiting', 'parked'])
          .select(({ fn }) => ['state', fn.countAll().as('count'), fn.min('created_at').as('at')])
          .groupBy('state')
          .execute(),
        db
          .selectFrom('notifications')
          .where('next_attempt_at', 'is not', null)
          .select(({ fn }) => fn.min('received_at').as('at'))
          .executeTakeFirst(),
        db
          .selectFrom('orders')
          .where('next_look_at', 'is not', null)
          .select(({ fn }) => fn.min('next_look_at').as('at'))
          .executeTakeFirst(),
        db
          .selectFrom('payments')
          .where('status', '=', 'pending')
          .where('order_id', 'is not', null)
          .select(({ fn }) => fn.min('first_seen_at').as('at'))
          .executeTakeFirst(),
        db
          .selectFrom('orders')
          .where('wants_attention', '=', 1)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirst(),
      ])
      const waiting = letters.find(({ state }) => state === 'waiting')
      return {
        lettersWaiting: Number(waiting?.count ?? 0),
        lettersParked: Number(letters.find(({ state }) => state === 'parked')?.count ?? 0),
        oldestLetterAt: moment(waiting?.at),
        oldestNotificationAt: moment(notifications?.at),
        earliestLookAt: moment(looks?.at),
        oldestPendingPaymentAt: moment(payments?.at),
        ordersWantingAttention: Number(attention?.count ?? 0),
      }
    },
  }
}

/** PostgreSQL answers 64-bit integers as texts, and an aggregate of no rows is null. */
function moment(value: number | string | null | undefined): number | null {
  return value == null ? null : Number(value)
}
