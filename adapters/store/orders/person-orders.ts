import { type Kysely, sql } from 'kysely'
import { emailKey } from '#server/access/email-key.ts'
import type { OrderRecord } from '#server/ports/order-store.ts'
import type { Database } from '../database.ts'
import { toOrder } from './order-rows.ts'

export interface FoundOrder {
  order: OrderRecord
  /** Made with the person's e-mail, or what gave them their access; otherwise they only paid for somebody else's. */
  isOwn: boolean
}

/** Every order connected with a person: their own, and those they paid for. Newest first. */
export async function findPersonOrders(
  db: Kysely<Database>,
  person: string,
  subscriptionIds: readonly string[],
): Promise<FoundOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where(({ or, eb, fn }) =>
      or([
        eb(fn<string>('lower', ['email']), '=', person),
        // Payers are recorded only in the order's state.
        eb(fn<string>('lower', ['state']), 'like', holding(JSON.stringify(person))),
        ...(subscriptionIds.length > 0 ? [eb('subscription_id', 'in', subscriptionIds)] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .execute()
  return rows.flatMap((row) => {
    const order = toOrder(row)
    const isOwn =
      isEmailOf(person, order.email) ||
      (row.subscription_id !== null && subscriptionIds.includes(row.subscription_id))
    const hasPaid = order.state.payments.some(({ payer }) => isEmailOf(person, payer.email))
    return isOwn || hasPaid ? [{ order, isOwn }] : []
  })
}

export function isEmailOf(person: string, email: string | null): boolean {
  return email !== null && emailKey(email) === person
}

/** A pattern for texts with `part` in them. */
export function holding(part: string) {
  return sql<string>`${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}
