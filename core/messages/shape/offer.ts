/** The offer's numbers, formatted for the reader's language. */
export interface OfferWording {
  price: string
  accessDays: string
  /** The guarantee as advertised. */
  refundDays: string
  /** How long the button withdraws. */
  withdrawalDays: string
}
