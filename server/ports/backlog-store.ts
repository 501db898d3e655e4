/** The work that is waiting, as the operator's metrics show it. */

export interface Backlog {
  lettersWaiting: number
  /** Refused for good, or without an address: they need the operator. */
  lettersParked: number
  /** When the longest-waiting letter was written; null if none waits. Milliseconds since 1970, as below. */
  oldestLetterAt: number | null
  /** When the longest-waiting notification arrived. */
  oldestNotificationAt: number | null
  /** When the provider should have been asked about the most overdue order; may be in the future. */
  earliestLookAt: number | null
  /** When the payment that has been undecided for longest was first seen. */
  oldestPendingPaymentAt: number | null
  /** Orders the operator should look at; they stay until then. */
  ordersWantingAttention: number
  /** Withdrawals that need the operator and are still unanswered. */
  withdrawalsWaiting: number
}

export interface BacklogStore {
  /** Reads every table that holds work: fine for an occasional look, too slow for every request. */
  readBacklog(): Promise<Backlog>
}
