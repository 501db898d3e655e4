/**
 * How far an order has come on its way from the provider's webhook to the buyer's letter:
 * - `paid`: at the provider; nothing of it is in our store yet
 * - `recorded`: a notification of it is in the store
 * - `fetched`: the provider has answered us that it is paid; the store does not show it
 * - `committed`: the store has the paid order, the access with its PIN and the letter, in one transaction
 * - `data-sent`: the mail server has the whole letter; the store does not show that it was sent
 * - `marked`: the store shows that the letter was sent
 */
export const steps = ['paid', 'recorded', 'fetched', 'committed', 'data-sent', 'marked'] as const

export type Step = (typeof steps)[number]

/** Whether the first step comes before the second; an order that is not known has come to none. */
export function isBefore(step: Step | undefined, other: Step): boolean {
  return step === undefined || steps.indexOf(step) < steps.indexOf(other)
}
