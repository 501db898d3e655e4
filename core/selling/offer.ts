/** What is sold (docs/specification.md sections 1 and 9): 30 days of access for R$ 99,00, guaranteed for 7 days. */

/** Price of the one thing we sell, in cents of `currency`. Decided by the server, never by the browser. */
export const priceCents = 9900

/** ISO 4217 code of the only currency we sell in. */
export const currency = 'BRL'

export type Currency = typeof currency

/**
 * Days of access one order buys. A day is 24 h from fulfilment, not a calendar day
 * (docs/design/access-and-money.md section 3).
 */
export const accessDays = 30

/** Days of the guarantee as advertised (CDC art. 49, Decreto 7.962/2013). */
export const refundWindowDays = 7

/**
 * Days after the provider's approval during which the button withdraws, to the end of the last one: the longest period
 * any of our buyers' laws gives.
 */
export const withdrawalDays = 14

const dayMs = 24 * 60 * 60 * 1000

/** Length of the access one order buys. */
export const accessMs = accessDays * dayMs

export interface Offer {
  priceCents: number
  /** ISO 4217 code. */
  currency: string
  accessDays: number
  refundWindowDays: number
}

/** What the page is told about all this (`GET /api/site`). */
export const offer: Offer = { priceCents, currency, accessDays, refundWindowDays }
