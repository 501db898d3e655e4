/** What is sold (seed section 1 and 9): 30 days of access for R$ 99,00, with 7 days to change one's mind. */

/** Price of the one thing we sell, in cents of `currency`. The server's word, never the browser's. */
export const priceCents = 9900

/** ISO 4217 code of the only currency we sell in. */
export const currency = 'BRL'

export type Currency = typeof currency

/** Days of access one order buys. A day is 24 h from fulfilment, not a calendar day (design.md section 6). */
export const accessDays = 30

/** Days after the provider's approval within which the buyer may withdraw (CDC art. 49, Decreto 7.962/2013). */
export const refundWindowDays = 7

const dayMs = 24 * 60 * 60 * 1000

/** Length of the access one order buys. */
export const accessMs = accessDays * dayMs

/** Last moment (epoch milliseconds, inclusive) at which an order approved then may be withdrawn from. */
export function refundWindowEndsAtMs(approvedAtMs: number): number {
  return approvedAtMs + refundWindowDays * dayMs
}

/** Whether the buyer may still withdraw by themselves; later only the operator may, and must insist. */
export function isWithinRefundWindow(approvedAtMs: number, nowMs: number): boolean {
  return nowMs <= refundWindowEndsAtMs(approvedAtMs)
}

export interface Offer {
  priceCents: number
  /** ISO 4217 code. */
  currency: string
  accessDays: number
  refundWindowDays: number
}

/** What the page is told of all this (`GET /api/site`). */
export const offer: Offer = { priceCents, currency, accessDays, refundWindowDays }
