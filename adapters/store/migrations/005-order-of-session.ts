/** Which order's letter opened a session, and when an order's days begin: whose money a withdrawal takes, and which days. */
import type { StoreTransaction } from '../dialects/engine.ts'

export async function addOrderOfSession(trx: StoreTransaction): Promise<void> {
  const { schema } = trx
  await schema.alterTable('enrolments').addColumn('order_id', 'text').execute()
  await schema.alterTable('sessions').addColumn('order_id', 'text').execute()
  await schema.alterTable('orders').addColumn('days_start_at', 'bigint').execute()
}
