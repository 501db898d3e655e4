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
  characters: (perHour, perDay) =>
    `in characters sent to the AI, ${[
      ...(perHour ? [`${perHour.number} an hour`] : []),
      ...(perDay ? [`${perDay.number} a day`] : []),
    ].join(' and ')}`,
  answer: (limits) =>
    `The only limits are there to prevent abuse, and nobody reaches them when writing for real people: ${limits}.`,
  terms: (limits) =>
    `To protect the service from abuse, there are limits for each person: ${limits}.`,
  withdrawals: ({ number, form }) =>
    `After ${number} ${form === 'one' ? 'cancellation' : 'cancellations'} by the same buyer in 12 months, the right to cancel stays the same, but the next request is answered by a member of our team, within 5 days, and access continues until then. The same goes where the provider does not tell us who paid and a lot has been written since the purchase.`,
}
