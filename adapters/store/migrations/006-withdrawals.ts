/** When a buyer asked to withdraw from an order: what counts a person's withdrawals, and what waits for the operator. */
import type { StoreTransaction } from '../dialects/engine.ts'

export async function addWithdrawals(trx: StoreTransaction): Promise<void> {
  await trx.schema.alterTable('orders').addColumn('withdrawal_asked_at', 'bigint').execute()
  await trx.schema
    .createIndex('orders_withdrawal_asked_at')
    .on('orders')
    .column('withdrawal_asked_at')
    .execute()
  await trx
    .updateTable('orders')
    .set(({ ref }) => ({ withdrawal_asked_at: ref('refund_requested_at') }))
    .where('refund_requested_by', '=', 'buyer')
    .execute()
}
