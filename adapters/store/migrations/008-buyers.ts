/**
 * Who may have paid an order, from which browser, how its buyer reads dates, and how much was written since: what tells
 * two people at one browser apart, and what a withdrawal is judged by.
 */
import type { StoreTransaction } from '../dialects/engine.ts'

export async function addBuyers(trx: StoreTransaction): Promise<void> {
  const { schema } = trx
  await schema.alterTable('orders').addColumn('handed_over_at', 'bigint').execute()
  await schema.alterTable('orders').addColumn('browser_hash', 'text').execute()
  await schema.alterTable('orders').addColumn('time_zone', 'text').execute()
  await schema.alterTable('orders').addColumn('locale', 'text').execute()
  await schema.alterTable('orders').addColumn('generations_before', 'bigint').execute()
  await schema.alterTable('subscriptions').addColumn('time_zone', 'text').execute()
  await schema.alterTable('subscriptions').addColumn('locale', 'text').execute()
  await schema
    .alterTable('subscriptions')
    .addColumn('generations', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  // Nobody knows which of the earlier ones were paid at the provider, so all of them may have been.
  await trx
    .updateTable('orders')
    .set(({ ref }) => ({ handed_over_at: ref('created_at'), browser_hash: ref('purchase_hash') }))
    .execute()
}
