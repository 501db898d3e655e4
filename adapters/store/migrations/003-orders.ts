/** Orders, the payments seen on them, what happened, and the notifications that came. */
import type { StoreTransaction } from '../dialects/engine.ts'

export async function createOrderTables(trx: StoreTransaction): Promise<void> {
  const { schema } = trx
  await schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_reference', 'text')
    .addColumn('checkout_url', 'text')
    .addColumn('purchase_hash', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('retired', 'bigint', (column) => column.notNull())
    .addColumn('capture_attempt', 'bigint', (column) => column.notNull())
    .addColumn('lease_token', 'text')
    .addColumn('lease_until', 'bigint')
    .addColumn('paid_at', 'bigint')
    .addColumn('subscription_id', 'text', (column) =>
      column.references('subscriptions.id').onDelete('set null'),
    )
    .addColumn('is_extension', 'bigint')
    .addColumn('claimed_at', 'bigint')
    .addColumn('refund_requested_at', 'bigint')
    .addColumn('refund_requested_by', 'text')
    .addColumn('next_look_at', 'bigint')
    .addColumn('looks', 'bigint', (column) => column.notNull())
    .addColumn('wants_attention', 'bigint', (column) => column.notNull())
    .execute()
  await unique('orders', ['provider', 'provider_reference'])
  await index('orders', ['purchase_hash'])
  await index('orders', ['subscription_id'])
  await index('orders', ['next_look_at'])
  await index('orders', ['created_at'])

  await schema
    .createTable('payments')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.references('orders.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('refunded_cents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('counts', 'bigint', (column) => column.notNull())
    .addColumn('first_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('payments_pk', ['provider', 'payment_id'])
    .execute()
  await index('payments', ['order_id'])

  await schema
    .createTable('order_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.references('orders.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .execute()
  await index('order_events', ['order_id', 'at'])

  await schema
    .createTable('notifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('notification_key', 'text', (column) => column.notNull().unique())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('times', 'bigint', (column) => column.notNull())
    .addColumn('refusal', 'text')
    .addColumn('hint', 'text')
    .addColumn('order_id', 'text', (column) => column.references('orders.id').onDelete('set null'))
    .addColumn('outcome', 'text')
    .addColumn('attempts', 'bigint', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint')
    .addColumn('processed_at', 'bigint')
    .execute()
  await index('notifications', ['next_attempt_at'])
  await index('notifications', ['order_id'])
  await index('notifications', ['received_at'])

  async function index(table: string, columns: string[]): Promise<void> {
    await schema
      .createIndex(`${table}_${columns.join('_')}`)
      .on(table)
      .columns(columns)
      .execute()
  }

  async function unique(table: string, columns: string[]): Promise<void> {
    await schema
      .createIndex(`${table}_${columns.join('_')}`)
      .unique()
      .on(table)
      .columns(columns)
      .execute()
  }
}
