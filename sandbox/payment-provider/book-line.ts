/** One line of a provider's books, for comparing sums. */
export interface BookLine {
  id: string
  orderId: string | null
  status: string
  amountCents: number
  refundedCents: number
  /** What the seller has of it now. */
  keptCents: number
}

/** All that has gone back of one payment. */
export function refundedCentsOf(payment: { refunds: readonly { amountCents: number }[] }): number {
  return payment.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
