import type { BacklogStore } from '#server/ports/backlog-store.ts'
import type { Engine } from './dialects/engine.ts'

/** The backlog's port over an engine whose tables are up to date. */
export function createBacklogStore({ db, isInPlace }: Engine): BacklogStore {
  return {
    readBacklog: async () => {
      if (!isInPlace()) throw new Error('the database file was moved, replaced or deleted')
      const [letters, notifications, looks, payments, attention, withdrawals] = await Promise.all([
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
        db
          .selectFrom('orders')
          .where('withdrawal_asked_at', 'is not', null)
          .where('refund_requested_at', 'is', null)
          .where('status', '=', 'paid')
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
        withdrawalsWaiting: Number(withdrawals?.count ?? 0),
      }
    },
  }
}

/** PostgreSQL returns 64-bit integers as text, and an aggregate over no rows is null. */
function moment(value: number | string | null | undefined): number | null {
  return value == null ? null : Number(value)
}
