/** Until when a purchase can be withdrawn from. Apart from the offer, which every visitor loads. */
import { endOfDayMs } from '../date-form.ts'
import { withdrawalDays } from './offer.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Last moment (epoch milliseconds, inclusive) to withdraw from an order approved at `approvedAtMs`: the end of that day
 * in the buyer's time zone, so that its date alone says it. Letters and pages name this day and no other.
 */
export function withdrawalEndsAtMs(approvedAtMs: number, timeZone: string): number {
  return endOfDayMs(approvedAtMs + withdrawalDays * dayMs, timeZone)
}
