/** Whether every notification answered with 200 has been stored. */
import type { World } from './world.ts'

/** Compares the couriers' records with the store, adding what is missing to `losses`; returns how many got a 200. */
export async function findNotifications(world: World, losses: string[]): Promise<number> {
  const { mercadoPago, payPal } = world.standIns
  const delivered = [...mercadoPago.control.deliveries, ...payPal.control.deliveries]
  const acknowledged = new Map<string, number>()
  for (const { about, status } of delivered) {
    if (status !== 200) continue
    const id = about.split(' ').at(-1) ?? ''
    // A refund's notification carries its own id, and we follow that to the payment.
    const subject = payPal.control.books.refunds.get(id)?.captureId ?? id
    acknowledged.set(subject, (acknowledged.get(subject) ?? 0) + 1)
  }
  const rows = await world.engine.db
    .selectFrom('notifications')
    .select(['hint', 'times'])
    .where('hint', 'is not', null)
    .execute()
  const kept = new Map<string, number>()
  for (const { hint, times } of rows) {
    // `"<id>"`, or `"chargeback:<id>"`.
    for (const [id] of (hint ?? '').matchAll(/(?<=[":])[^":]+(?=")/gu)) {
      kept.set(id, (kept.get(id) ?? 0) + times)
    }
  }
  for (const [id, times] of acknowledged) {
    const there = kept.get(id) ?? 0
    if (there < times) {
      losses.push(`${times} notifications of ${id} were acknowledged, ${there} are there`)
    }
  }
  return [...acknowledged.values()].reduce((sum, times) => sum + times, 0)
}
