/** What waits, as the operator's figures show it. */

export interface Backlog {
  lettersWaiting: number
  /** Refused for good, or without an address: they wait for the operator. */
  lettersParked: number
  /** When the letter that has waited longest was written; null while none waits. Milliseconds since 1970, as below. */
  oldestLetterAt: number | null
  /** When the notification that has waited longest to be followed came. */
  oldestNotificationAt: number | null
  /** When the provider should have been asked about the order that is most overdue; may lie ahead. */
  earliestLookAt: number | null
  /** When the payment that a provider has left undecided for longest was first seen. */
  oldestPendingPaymentAt: number | null
  /** Orders with something for the operator to look at; they stay. */
  ordersWantingAttention: number
}

export interface BacklogStore {
  /** Reads all tables that have work in them: for a look now and then, not for every request. */
  readBacklog(): Promise<Backlog>
}
