/** One line of a provider's books, for comparing totals. */
export interface BookLine {
  id: string
  orderId: string | null
  status: string
  amountCents: number
  refundedCents: number
  /** What the seller still has of it. */
  keptCents: number
}

/** The sum of a payment's refunds. */
export function refundedCentsOf(payment: { refunds: readonly { amountCents: number }[] }): number {
  return payment.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
