/** The outbox: letters that are due, written in the transaction that makes them due. */
import type { StoreTransaction } from '../dialects/engine.ts'

export async function createLettersTable(trx: StoreTransaction): Promise<void> {
  const { schema } = trx
  await schema
    .createTable('letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subscription_id', 'text', (column) =>
      column.references('subscriptions.id').onDelete('set null'),
    )
    .addColumn('params', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text')
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('sent_at', 'bigint')
    .execute()
  await schema
    .createIndex('letters_state_next_attempt_at')
    .on('letters')
    .columns(['state', 'next_attempt_at'])
    .execute()
  await schema
    .createIndex('letters_subscription_id')
    .on('letters')
    .columns(['subscription_id'])
    .execute()
}
