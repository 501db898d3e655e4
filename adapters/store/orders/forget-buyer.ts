import type { StoreTransaction } from '../dialects/engine.ts'
import { toOrder } from './order-rows.ts'

/**
 * Takes a person out of their orders, within the transaction that erases them. What was sold, when and for how much
 * stays: the law wants the books kept. Answers how many orders.
 */
export async function forgetBuyer(
  trx: StoreTransaction,
  emailKey: string,
  subscriptionIds: readonly string[],
): Promise<number> {
  const rows = await trx
    .selectFrom('orders')
    .selectAll()
    .where(({ or, eb, fn }) =>
      or([
        eb(fn<string>('lower', ['email']), '=', emailKey),
        ...(subscriptionIds.length > 0 ? [eb('subscription_id', 'in', subscriptionIds)] : []),
      ]),
    )
    .execute()
  for (const row of rows) {
    const { state } = toOrder(row)
    const payer = { email: null, name: null }
    const nameless = { ...state, payments: state.payments.map((one) => ({ ...one, payer })) }
    await trx
      .updateTable('orders')
      .set({ email: null, state: JSON.stringify(nameless) })
      .where('id', '=', row.id)
      .execute()
  }
  return rows.length
}
