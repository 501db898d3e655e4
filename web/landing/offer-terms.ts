/** What is sold (seed sections 1 and 9), as the landing page shows it. */
export interface OfferTerms {
  priceCents: number
  /** ISO 4217 code. */
  currency: string
  accessDays: number
  refundWindowDays: number
}

/** The one thing we sell. */
export const offer: OfferTerms = {
  priceCents: 9900,
  currency: 'BRL',
  accessDays: 30,
  refundWindowDays: 7,
}
