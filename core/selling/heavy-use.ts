/** When the operator looks at a withdrawal of somebody about whom nothing is known. */
import { type OrderState, payingPayment } from './order.ts'

/**
 * Generations since a purchase from which on its use was heavy. One ceremony takes some ten: notes and answers read once
 * each, one script, two checks, a handful of parts tried again. Whoever changes their mind before the second ceremony
 * stays below.
 */
export const heavyUseGenerations = 12

/** Whether the provider says neither who paid nor at which address: withdrawals of such a payer cannot be counted. */
export function isPayerHidden(order: OrderState): boolean {
  const payer = payingPayment(order)?.payer
  return payer?.email == null && payer?.id === undefined
}
