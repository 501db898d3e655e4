/**
 * The outbox as the worker, the scheduler and the operator see it. Whatever makes a letter due puts it here, in the
 * same transaction. Times are milliseconds since 1970.
 */
import type { DateForm } from '#core/date-form.ts'
import type { Language } from '#core/languages.ts'
import type { LetterKind } from '#core/letters/letter.ts'

/** A letter leased to one worker. */
export interface DueLetter {
  id: string
  kind: LetterKind
  language: Language
  /** Empty when nobody gave an address. */
  recipient: string
  /** What the letter says beyond the facts of its subscription, as parsed JSON; nothing secret. */
  params: unknown
  /** Sealed JSON with PIN and enrolment key; null when the kind has none. */
  sealed: string | null
  messageId: string
  createdAt: number
  /** Number of this attempt, from 1. A fencing token: a worker whose lease has expired changes nothing any more. */
  attempts: number
  /** The subscription as it is now; null when the letter has none or it was erased. */
  subscription: LetterSubscription | null
}

export interface LetterSubscription {
  id: string
  email: string | null
  name: string
  /** How its owner reads dates. */
  dateForm: DateForm
  pinSealed: string
  /** The key that sealed the PIN. */
  pinKeyId: string
  endsAt: number
}

/** A worker's claim on a letter. */
export type LetterClaim = Pick<DueLetter, 'id' | 'attempts'>

export type LetterState = 'waiting' | 'sent' | 'parked'

/** What the operator is shown: no secrets, no body. */
export interface LetterSummary {
  id: string
  kind: LetterKind
  recipient: string
  subscriptionId: string | null
  messageId: string
  state: LetterState
  createdAt: number
  nextAttemptAt: number
  attempts: number
  /** The mail server's last answer. */
  lastError: string | null
  sentAt: number | null
}

export type LetterCounts = Record<LetterState, number>

export interface EndingSoonRequest {
  now: number
  /** How long before its end a subscription's owner is told. */
  noticeMs: number
  /** Right side of the letters' Message-IDs. */
  messageIdHost: string
  limit: number
}

export interface OutboxStore {
  /**
   * Leases up to `limit` due letters, oldest first, until `now + leaseMs`. No letter is leased twice at a time,
   * whichever instance asks. Counts the attempt.
   */
  claimDueLetters(now: number, leaseMs: number, limit: number): Promise<DueLetter[]>

  /** The letter was sent: its secrets are erased. Works after the lease too, since the letter is out either way. */
  markLetterSent(claim: LetterClaim, sentAt: number): Promise<void>

  /** Returns the letter for a later attempt. Does nothing if another worker has claimed it since. */
  rescheduleLetter(claim: LetterClaim, nextAttemptAt: number, error: string): Promise<void>

  /** Parks the letter for the operator, with its secrets. Does nothing if another worker has claimed it since. */
  parkLetter(claim: LetterClaim, error: string): Promise<void>

  /** Redirects the letter to another address, due at once. Does nothing if another worker has claimed it since. */
  readdressLetter(claim: LetterClaim, recipient: string, now: number, error: string): Promise<void>

  /** Removes a letter that has become pointless. Does nothing if another worker has claimed it since. */
  discardLetter(claim: LetterClaim): Promise<void>

  /**
   * Writes one `ending-soon` letter for each subscription that ends within the notice and has none for this end yet,
   * however many instances ask at once. Skips subscriptions without an address, and access that was given for no longer
   * than the notice. Resolves with the number of letters.
   */
  enqueueEndingSoonLetters(request: EndingSoonRequest): Promise<number>

  /** For the operator: letters in these states, newest first. */
  listLetters(states: readonly LetterState[], limit: number): Promise<LetterSummary[]>

  countLetters(): Promise<LetterCounts>

  /**
   * For the operator: makes a parked or waiting letter due now, at another address if one is given. False when there is
   * none.
   */
  retryLetter(id: string, now: number, recipient?: string): Promise<boolean>
}
