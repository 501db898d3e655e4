/** Notifications: stored once under their key, then processed by lease. */
import type { DueNotification, OrderStore } from '#server/ports/order-store.ts'
import type { NotificationHint } from '#server/ports/payments.ts'
import type { Engine } from '../dialects/engine.ts'
import { toProvider } from './order-rows.ts'

type Notifications = Pick<
  OrderStore,
  | 'concernsOrder'
  | 'recordNotification'
  | 'claimDueNotifications'
  | 'settleNotification'
  | 'rescheduleNotification'
>

export function createNotifications(engine: Engine): Notifications {
  // Single statements as transactions, too: those of one moment share a commit, and many come at one moment.
  const { db, transaction } = engine
  return {
    concernsOrder: async (provider, hint) => {
      if (hint.kind === 'checkout') {
        const order = await db
          .selectFrom('orders')
          .select('id')
          .where('provider', '=', provider)
          .where('provider_reference', '=', hint.providerReference)
          .executeTakeFirst()
        return order !== undefined
      }
      if (hint.kind !== 'payment') return false
      const payment = await db
        .selectFrom('payments')
        .select('order_id')
        .where('provider', '=', provider)
        .where('payment_id', '=', hint.paymentId)
        .executeTakeFirst()
      return payment !== undefined && payment.order_id !== null
    },

    recordNotification: async ({ id, provider, key, receivedAt, verdict }) => {
      const refusal = verdict.verified ? null : verdict.reason
      const { hint } = verdict
      const row = await transaction((trx) =>
        trx
          .insertInto('notifications')
          .values({
            id,
            provider,
            notification_key: key,
            received_at: receivedAt,
            times: 1,
            refusal,
            hint: hint ? JSON.stringify(hint) : null,
            order_id: null,
            outcome: null,
            attempts: 0,
            next_attempt_at: hint ? receivedAt : null,
            processed_at: hint ? null : receivedAt,
          })
          .onConflict((conflict) =>
            conflict
              .column('notification_key')
              .doUpdateSet(({ eb, ref }) => ({ times: eb(ref('notifications.times'), '+', 1) })),
          )
          .returning('times')
          .executeTakeFirstOrThrow(),
      )
      return row.times === 1 ? 'new' : 'known'
    },

    claimDueNotifications: async (now, leaseMs, limit): Promise<DueNotification[]> => {
      // The condition stands outside as well: of two statements at once, the second sees the first one's lease there.
      const rows = await db
        .updateTable('notifications')
        .set(({ eb }) => ({
          next_attempt_at: now + leaseMs,
          attempts: eb('attempts', '+', 1),
        }))
        .where('id', 'in', (query) =>
          query
            .selectFrom('notifications')
            .select('id')
            .where('next_attempt_at', '<=', now)
            .orderBy('next_attempt_at')
            .limit(limit),
        )
        .where('next_attempt_at', '<=', now)
        .returning(['id', 'provider', 'hint', 'received_at', 'attempts'])
        .execute()
      return rows.map((row) => ({
        id: row.id,
        provider: toProvider(row.provider),
        // Written above only, from this very type.
        hint: JSON.parse(row.hint ?? 'null') as NotificationHint,
        receivedAt: row.received_at,
        attempts: row.attempts,
      }))
    },

    settleNotification: async ({ id, attempts }, outcome, orderId, now) => {
      await transaction((trx) =>
        trx
          .updateTable('notifications')
          .set({ outcome, order_id: orderId, processed_at: now, next_attempt_at: null })
          .where('id', '=', id)
          .where('attempts', '=', attempts)
          .execute(),
      )
    },

    rescheduleNotification: async ({ id, attempts }, nextAttemptAt, outcome) => {
      await transaction((trx) =>
        trx
          .updateTable('notifications')
          .set({ outcome, next_attempt_at: nextAttemptAt })
          .where('id', '=', id)
          .where('attempts', '=', attempts)
          .execute(),
      )
    },
  }
}
