import type { OrderRecord, OrderStore } from '#server/ports/order-store.ts'
import type { Engine } from './dialects/engine.ts'
import { createNotifications } from './orders/notifications.ts'
import { keepCheckout, openOrder } from './orders/open-order.ts'
import { insertEvents } from './orders/order-events.ts'
import { createOrderQueries } from './orders/order-queries.ts'
import { toOrder } from './orders/order-rows.ts'
import { keepStrayPayment, recordPayments } from './orders/record-payments.ts'
import { noteWithdrawal, withdrawalsSince } from './orders/withdrawals.ts'

const dayMs = 24 * 60 * 60_000
/** How long orders that nobody tried to pay are kept. */
const untriedKeptMs = 30 * dayMs
/** How long notifications are kept; they have served their purpose long before. */
const notificationKeptMs = 180 * dayMs
/** Refused ones are kept only as long as it takes to look into an attack. */
const refusalKeptMs = 30 * dayMs

/** The order port over an engine whose tables are up to date. */
export function createOrderStore(engine: Engine): OrderStore {
  const { db } = engine

  async function orderWhere(column: 'id', value: string): Promise<OrderRecord | null> {
    const row = await db
      .selectFrom('orders')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst()
    return row ? toOrder(row) : null
  }

  return {
    ...createNotifications(engine),
    ...createOrderQueries(engine),
    openOrder: (opening) => engine.transaction((trx) => openOrder(engine, trx, opening)),
    keepCheckout: (orderId, checkout, now) =>
      engine.transaction((trx) => keepCheckout(trx, orderId, checkout, now)),
    recordPayments: (seen) => engine.transaction((trx) => recordPayments(engine, trx, seen)),
    keepStrayPayment: (payment, now) =>
      engine.transaction((trx) => keepStrayPayment(trx, payment, now)),
    findOrder: (orderId) => orderWhere('id', orderId),

    findOrderByReference: async (provider, providerReference) => {
      const row = await db
        .selectFrom('orders')
        .selectAll()
        .where('provider', '=', provider)
        .where('provider_reference', '=', providerReference)
        .executeTakeFirst()
      return row ? toOrder(row) : null
    },

    ordersOfPurchase: async (purchaseHash) => {
      const rows = await db
        .selectFrom('orders')
        .selectAll()
        .where('purchase_hash', '=', purchaseHash)
        .orderBy('created_at', 'desc')
        .execute()
      return rows.map(toOrder)
    },

    ordersOfSubscription: async (subscriptionId) => {
      const rows = await db
        .selectFrom('orders')
        .selectAll()
        .where('subscription_id', '=', subscriptionId)
        .orderBy('paid_at', 'desc')
        .execute()
      return rows.map(toOrder)
    },

    retireOrder: (orderId, now, because) =>
      engine.transaction(async (trx) => {
        const retired = await trx
          .updateTable('orders')
          .set({ retired: 1 })
          .where('id', '=', orderId)
          .where('retired', '=', 0)
          .returning('id')
          .executeTakeFirst()
        if (!retired) return
        await insertEvents(trx, [{ orderId, at: now, event: 'retired', details: { because } }])
      }),

    leaseOrder: async (orderId, token, now, leaseMs) => {
      const leased = await db
        .updateTable('orders')
        .set({ lease_token: token, lease_until: now + leaseMs })
        .where('id', '=', orderId)
        .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
        .returning('id')
        .executeTakeFirst()
      return leased !== undefined
    },

    releaseOrder: async (orderId, token) => {
      await db
        .updateTable('orders')
        .set({ lease_token: null, lease_until: null })
        .where('id', '=', orderId)
        .where('lease_token', '=', token)
        .execute()
    },

    countDecline: (orderId, attempt, now) =>
      engine.transaction(async (trx) => {
        const counted = await trx
          .updateTable('orders')
          .set({ capture_attempt: attempt + 1 })
          .where('id', '=', orderId)
          .where('capture_attempt', '=', attempt)
          .returning('id')
          .executeTakeFirst()
        if (!counted) return
        await insertEvents(trx, [
          { orderId, at: now, event: 'capture-declined', details: { attempt } },
        ])
      }),

    claimOrder: (orderId, now) =>
      engine.transaction(async (trx) => {
        const claimed = await trx
          .updateTable('orders')
          .set({ claimed_at: now })
          .where('id', '=', orderId)
          .where('claimed_at', 'is', null)
          .returning('id')
          .executeTakeFirst()
        if (!claimed) return
        await insertEvents(trx, [{ orderId, at: now, event: 'claimed', details: {} }])
      }),

    requestRefund: (orderId, by, now) =>
      engine.transaction(async (trx) => {
        await engine.lock(trx, `order:${orderId}`, 'exclusive')
        const row = await trx
          .selectFrom('orders')
          .selectAll()
          .where('id', '=', orderId)
          .where('status', '=', 'paid')
          .executeTakeFirst()
        if (!row) return null
        if (row.refund_requested_at !== null) return toOrder(row)
        const requested = { refund_requested_at: now, refund_requested_by: by }
        await trx.updateTable('orders').set(requested).where('id', '=', orderId).execute()
        await insertEvents(trx, [{ orderId, at: now, event: 'refund-requested', details: { by } }])
        return toOrder({ ...row, ...requested })
      }),

    noteWithdrawal: (asking) => engine.transaction((trx) => noteWithdrawal(engine, trx, asking)),
    withdrawalsSince: (since) => withdrawalsSince(db, since),

    noteEvent: (event, wantsAttention = false) =>
      engine.transaction(async (trx) => {
        await insertEvents(trx, [event])
        if (!wantsAttention || event.orderId === null) return
        await trx
          .updateTable('orders')
          .set({ wants_attention: 1 })
          .where('id', '=', event.orderId)
          .execute()
      }),

    claimDueOrders: async (now, leaseMs, limit) => {
      const rows = await db
        .updateTable('orders')
        .set(({ eb }) => ({ next_look_at: now + leaseMs, looks: eb('looks', '+', 1) }))
        .where('id', 'in', (query) =>
          query
            .selectFrom('orders')
            .select('id')
            .where('next_look_at', '<=', now)
            .orderBy('next_look_at')
            .limit(limit),
        )
        .where('next_look_at', '<=', now)
        .returningAll()
        .execute()
      return rows.map(toOrder)
    },

    unsettledOrders: async (limit) => {
      const rows = await db
        .selectFrom('orders')
        .selectAll()
        .where('next_look_at', 'is not', null)
        .orderBy('next_look_at')
        .limit(limit)
        .execute()
      return rows.map(toOrder)
    },

    rescheduleLook: async ({ id, looks }, nextLookAt) => {
      await db
        .updateTable('orders')
        .set({ next_look_at: nextLookAt })
        .where('id', '=', id)
        .where('looks', '=', looks)
        .execute()
    },

    sweepOrders: async (now) => {
      const payments = db
        .selectFrom('payments')
        .select('order_id')
        .where('order_id', 'is not', null)
      await db
        .deleteFrom('orders')
        .where('created_at', '<=', now - untriedKeptMs)
        .where('paid_at', 'is', null)
        .where('id', 'not in', payments)
        .execute()
      await db
        .deleteFrom('notifications')
        .where('received_at', '<=', now - notificationKeptMs)
        .where('next_attempt_at', 'is', null)
        .execute()
      await db
        .deleteFrom('notifications')
        .where('received_at', '<=', now - refusalKeptMs)
        .where('refusal', 'is not', null)
        .execute()
    },
  }
}
