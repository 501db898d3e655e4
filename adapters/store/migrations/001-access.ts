/** Subscriptions with their PINs, sessions, devices, enrolments, the door's counters, generations under way. */
import type { StoreTransaction } from '../dialects/engine.ts'

export async function createAccessTables(trx: StoreTransaction): Promise<void> {
  const { schema } = trx
  await schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('pin_key_id', 'text', (column) => column.notNull())
    .addColumn('pin_hmac', 'text', (column) => column.notNull())
    .addColumn('pin_sealed', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('ending_letter_ends_at', 'bigint')
    .execute()
  await index('subscriptions', ['pin_hmac'])
  await index('subscriptions', ['email_key'])
  await index('subscriptions', ['ends_at'])

  await schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('subscription_id', 'text', (column) =>
      column.references('subscriptions.id').onDelete('cascade'),
    )
    .addColumn('special_tag', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .execute()
  await index('sessions', ['subscription_id'])

  await schema
    .createTable('devices')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('subscription_id', 'text', (column) =>
      column.references('subscriptions.id').onDelete('cascade'),
    )
    .addColumn('special_tag', 'text')
    .addColumn('failures', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('devices_pk', ['token_hash', 'holder'])
    .execute()
  await index('devices', ['subscription_id'])

  await schema
    .createTable('enrolments')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('subscription_id', 'text', (column) =>
      column.references('subscriptions.id').onDelete('cascade'),
    )
    .addColumn('special_tag', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('spent_at', 'bigint')
    .execute()
  await index('enrolments', ['subscription_id'])

  await schema
    .createTable('door_counters')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('bucket_start', 'bigint', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('door_counters_pk', ['scope', 'bucket_start'])
    .execute()
  await index('door_counters', ['bucket_start'])

  await schema
    .createTable('generations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute()
  await index('generations', ['holder', 'started_at'])
  await index('generations', ['holder', 'ended_at'])

  async function index(table: string, columns: string[]): Promise<void> {
    await schema
      .createIndex(`${table}_${columns.join('_')}`)
      .on(table)
      .columns(columns)
      .execute()
  }
}
