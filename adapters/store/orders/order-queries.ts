/** What the operator asks about orders. */
import type { Selectable } from 'kysely'
import { type OrderState, orderStatuses } from '#core/selling/order.ts'
import type {
  NotificationRecord,
  OrderFilter,
  OrderHistory,
  OrderStore,
  OrderSum,
} from '#server/ports/order-store.ts'
import type { NotificationsTable } from '../database.ts'
import type { Engine } from '../dialects/engine.ts'
import { toOrder, toProvider } from './order-rows.ts'

type Queries = Pick<OrderStore, 'listOrders' | 'sumOrders' | 'orderHistory' | 'listNotifications'>

export function createOrderQueries({ db }: Engine): Queries {
  function filtered({ from, until, provider, status }: OrderFilter) {
    let query = db
      .selectFrom('orders')
      .where('orders.created_at', '>=', from)
      .where('orders.created_at', '<', until)
    if (provider) query = query.where('orders.provider', '=', provider)
    if (status) query = query.where('orders.status', '=', status)
    return query
  }

  return {
    listOrders: async (filter, limit) => {
      const rows = await filtered(filter)
        .selectAll('orders')
        .orderBy('orders.created_at', 'desc')
        .limit(limit)
        .execute()
      return rows.map(toOrder)
    },

    sumOrders: async (filter): Promise<OrderSum[]> => {
      const counted = await filtered(filter)
        .select(({ fn }) => ['provider', 'status', fn.countAll<number>().as('orders')])
        .groupBy(['provider', 'status'])
        .execute()
      const sums = await filtered(filter)
        .innerJoin('payments', 'payments.order_id', 'orders.id')
        .where('payments.status', 'in', ['approved', 'refunded', 'charged-back'])
        .select(({ fn, eb }) => [
          'orders.provider',
          'orders.status',
          fn.sum<number>('payments.amount_cents').as('collected'),
          fn
            .sum<number>(
              eb
                .case()
                .when('payments.status', '=', 'approved')
                .then(eb.ref('payments.refunded_cents'))
                .else(eb.ref('payments.amount_cents'))
                .end(),
            )
            .as('returned'),
        ])
        .groupBy(['orders.provider', 'orders.status'])
        .execute()
      // Whatever became of the order: a payment that never paid for it may be charged back and won as well.
      const chargedBack = await filtered(filter)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('payments')
              .select('payments.payment_id')
              .whereRef('payments.order_id', '=', 'orders.id')
              .where('payments.status', '=', 'charged-back'),
          ),
        )
        .selectAll('orders')
        .execute()
      const wonCents = new Map<string, number>()
      for (const { provider, state } of chargedBack.map(toOrder)) {
        const group = `${provider} ${state.status}`
        wonCents.set(group, (wonCents.get(group) ?? 0) + wonBack(state))
      }
      return counted.flatMap((row) => {
        const status = orderStatuses.find((known) => known === row.status)
        const sum = sums.find((one) => one.provider === row.provider && one.status === row.status)
        if (!status) return []
        return {
          provider: toProvider(row.provider),
          status,
          orders: Number(row.orders),
          collectedCents: Number(sum?.collected ?? 0),
          returnedCents:
            Number(sum?.returned ?? 0) - (wonCents.get(`${row.provider} ${status}`) ?? 0),
        }
      })
    },

    orderHistory: async (orderId): Promise<OrderHistory | null> => {
      const row = await db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', orderId)
        .executeTakeFirst()
      if (!row) return null
      const events = await db
        .selectFrom('order_events')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('at')
        .orderBy('id')
        .execute()
      const notifications = await db
        .selectFrom('notifications')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('received_at')
        .execute()
      return {
        order: toOrder(row),
        events: events.map(({ at, event, details }) => ({
          orderId,
          at,
          event,
          details: JSON.parse(details),
        })),
        notifications: notifications.map(toNotification),
      }
    },

    listNotifications: async ({ from, until, refusedOnly, limit }) => {
      let query = db
        .selectFrom('notifications')
        .selectAll()
        .where('received_at', '>=', from)
        .where('received_at', '<', until)
      if (refusedOnly) query = query.where('refusal', 'is not', null)
      const rows = await query.orderBy('received_at', 'desc').limit(limit).execute()
      return rows.map(toNotification)
    },
  }
}

function toNotification(row: Selectable<NotificationsTable>): NotificationRecord {
  return {
    id: row.id,
    provider: toProvider(row.provider),
    receivedAt: row.received_at,
    times: row.times,
    refusal: row.refusal,
    hint: row.hint,
    orderId: row.order_id,
    outcome: row.outcome,
    processedAt: row.processed_at,
  }
}

/** What a chargeback took and its decision gave back, which the payment's own state no longer shows. */
function wonBack({ payments }: OrderState): number {
  return payments
    .filter(({ status, dispute }) => status === 'charged-back' && dispute === 'won')
    .reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0)
}
