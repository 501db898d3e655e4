/** What the pages say about the operator's limits, in English. */
import type { LimitMessages } from '../shape/limits.ts'

export const limits: LimitMessages = {
  generations: (perHour, atATime) => {
    const noun = ({ form }: { form: 'one' | 'other' }) =>
      form === 'one' ? 'generation' : 'generations'
    const hourly = perHour && `${perHour.number} ${noun(perHour)} an hour`
    if (atATime === undefined) return hourly ?? ''
    return hourly === undefined
      ? `${atATime.number} ${noun(atATime)} at a time`
      : `${hourly} and ${atATime.number} at a time`
  },
  answer: (generations) =>
    `The only limit is a safety limit of ${generations}, which nobody reaches when writing for real people.`,
  terms: (generations) => `To protect the service from abuse, there is a limit of ${generations}.`,
  withdrawals: ({ number, form }) =>
    `After ${number} ${form === 'one' ? 'cancellation' : 'cancellations'} by the same buyer in 12 months, the right to cancel stays the same, but the next request is answered by a member of our team, within 5 days, and access continues until then. The same goes where the provider does not tell us who paid and a lot has been written since the purchase.`,
}
