import * as v from 'valibot'
import type { StoreTransaction } from '../dialects/engine.ts'
import { findPersonOrders, holding, isEmailOf } from './person-orders.ts'

const nobody = { email: null, name: null }

/**
 * Removes a person from orders, within the transaction that erases them. What was sold, when and for how much stays:
 * the law requires the books to be kept. Later looks at the provider's books do not bring the person back. Returns the
 * number of orders.
 */
export async function forgetBuyer(
  trx: StoreTransaction,
  person: string,
  subscriptionIds: readonly string[],
): Promise<number> {
  const found = await findPersonOrders(trx, person, subscriptionIds)
  for (const { order, isOwn } of found) {
    const payments = order.state.payments.map((payment) =>
      isOwn || isEmailOf(person, payment.payer.email) ? { ...payment, payer: nobody } : payment,
    )
    await trx
      .updateTable('orders')
      .set({
        email: isOwn ? null : order.email,
        state: JSON.stringify({ ...order.state, payments, isBuyerForgotten: true }),
      })
      .where('id', '=', order.id)
      .execute()
  }
  await forgetPayer(trx, person)
  return found.length
}

/** Letters to others whose access this person paid for name the payer as the fallback address. */
async function forgetPayer(trx: StoreTransaction, person: string): Promise<void> {
  const letters = await trx
    .selectFrom('letters')
    .select(['id', 'params'])
    .where(({ eb, fn }) =>
      eb(fn<string>('lower', ['params']), 'like', holding(JSON.stringify(person))),
    )
    .execute()
  for (const { id, params } of letters) {
    const { fallbackRecipient, name, ...rest } = v.parse(paramsSchema, JSON.parse(params))
    if (!isEmailOf(person, fallbackRecipient ?? null)) continue
    await trx
      .updateTable('letters')
      .set({ params: JSON.stringify(rest) })
      .where('id', '=', id)
      .execute()
  }
}

const paramsSchema = v.looseObject({
  fallbackRecipient: v.optional(v.string()),
  name: v.optional(v.unknown()),
})
