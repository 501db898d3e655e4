/**
 * How far an order has got between the provider's webhook and the buyer's letter:
 * - `paid`: at the provider; our store has nothing yet
 * - `recorded`: the store has a notification about it
 * - `fetched`: the provider has told us that it is paid; the store does not show it
 * - `committed`: the store has the paid order, the access with its PIN and the letter, in one transaction
 * - `data-sent`: the mail server has the whole letter; the store does not show that it was sent
 * - `marked`: the store shows that the letter was sent
 */
export const steps = ['paid', 'recorded', 'fetched', 'committed', 'data-sent', 'marked'] as const

export type Step = (typeof steps)[number]

/** Whether the first step comes before the second; an unknown order has not reached any. */
export function isBefore(step: Step | undefined, other: Step): boolean {
  return step === undefined || steps.indexOf(step) < steps.indexOf(other)
}
