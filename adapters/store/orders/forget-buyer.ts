import * as v from 'valibot'
import { payerMarks } from '#server/selling/persons.ts'
import type { StoreTransaction } from '../dialects/engine.ts'
import { toOrder } from './order-rows.ts'
import { type FoundOrder, findPersonOrders, holding, isEmailOf } from './person-orders.ts'

const nobody = { email: null, name: null }

/**
 * Removes a person from orders, within the transaction that erases them; also as a payer whose e-mail one order shows
 * and another, paid under the same id, hides. What was sold, when and for how much stays: the law requires the books to
 * be kept. Later looks at the provider's books do not bring the person back. Returns the number of orders.
 */
export async function forgetBuyer(
  trx: StoreTransaction,
  person: string,
  subscriptionIds: readonly string[],
): Promise<number> {
  const found = await findPersonOrders(trx, person, subscriptionIds)
  const ids = new Set(
    found.flatMap(({ order }) =>
      order.state.payments.flatMap(({ provider, payer }) =>
        payer.id !== undefined && isEmailOf(person, payer.email) ? `${provider} ${payer.id}` : [],
      ),
    ),
  )
  found.push(...(await ordersPaidBy(trx, ids, found)))
  for (const { order, isOwn } of found) {
    const payments = order.state.payments.map((payment) => {
      const { provider, payer } = payment
      const isTheirs = isEmailOf(person, payer.email) || ids.has(`${provider} ${payer.id}`)
      return isOwn || isTheirs ? { ...payment, payer: nobody } : payment
    })
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

/** Others' orders with one of these payers (`payerMarks`) that are not among `known`. */
async function ordersPaidBy(
  trx: StoreTransaction,
  payers: ReadonlySet<string>,
  known: readonly FoundOrder[],
): Promise<FoundOrder[]> {
  if (payers.size === 0) return []
  const rows = await trx
    .selectFrom('orders')
    .selectAll()
    .where(({ or, eb }) =>
      or(
        [...payers].map((payer) =>
          eb('state', 'like', holding(`"id":${JSON.stringify(payer.split(' ')[1])}`)),
        ),
      ),
    )
    .where(
      'id',
      'not in',
      known.map(({ order }) => order.id),
    )
    .execute()
  return rows
    .map(toOrder)
    .filter((order) => payerMarks(order).some((payer) => payers.has(payer)))
    .map((order) => ({ order, isOwn: false }))
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
