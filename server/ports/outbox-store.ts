/**
 * The outbox as the worker, the scheduler and the operator see it. Letters are put into it by whatever makes them due,
 * in the same transaction. Times are milliseconds since the epoch.
 */
import type { Language } from '#core/languages.ts'
import type { LetterKind } from '#core/letter.ts'

/** A letter handed to one worker for the length of its lease. */
export interface DueLetter {
  id: string
  kind: LetterKind
  language: Language
  /** Empty when nobody gave an address. */
  recipient: string
  /** What the letter says beyond its subscription, as parsed JSON; nothing secret. */
  params: unknown
  /** Sealed JSON with PIN and enrolment key; null when the kind has none. */
  sealed: string | null
  messageId: string
  createdAt: number
  /** Number of this attempt, from 1. Fences: a worker whose lease has passed changes nothing any more. */
  attempts: number
  /** The subscription as it is now; null when the letter has none or it was erased. */
  subscription: LetterSubscription | null
}

export interface LetterSubscription {
  id: string
  email: string | null
  name: string
  pinSealed: string
  /** Which secret key sealed the PIN. */
  pinKeyId: string
  endsAt: number
}

/** A worker's hold on a letter. */
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
  /** What the mail server said last. */
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
   * Takes up to `limit` waiting letters that are due, oldest first, and holds them until `now + leaseMs`. No letter is
   * handed out twice within its lease, whichever instance asks. Counts the attempt.
   */
  claimDueLetters(now: number, leaseMs: number, limit: number): Promise<DueLetter[]>

  /** The letter went out: its secrets are erased. Holds even after the lease, since the letter is out either way. */
  markLetterSent(claim: LetterClaim, sentAt: number): Promise<void>

  /** Gives the letter back for a later attempt. Nothing when the claim has passed to another worker. */
  rescheduleLetter(claim: LetterClaim, nextAttemptAt: number, error: string): Promise<void>

  /** Puts the letter aside for the operator, with its secrets. Nothing when the claim has passed to another worker. */
  parkLetter(claim: LetterClaim, error: string): Promise<void>

  /** Sends the letter to another address, at once. Nothing when the claim has passed to another worker. */
  readdressLetter(claim: LetterClaim, recipient: string, now: number, error: string): Promise<void>

  /** Removes a letter that has lost its point. Nothing when the claim has passed to another worker. */
  discardLetter(claim: LetterClaim): Promise<void>

  /**
   * Puts one `ending-soon` letter for each subscription that ends within the notice and has none for this end, however
   * many instances ask at once. Left out: nobody's address known, or access that was given for no longer than the
   * notice. Answers how many were put.
   */
  enqueueEndingSoonLetters(request: EndingSoonRequest): Promise<number>

  /** For the operator: letters in these states, newest first. */
  listLetters(states: readonly LetterState[], limit: number): Promise<LetterSummary[]>

  countLetters(): Promise<LetterCounts>

  /** For the operator: a parked or waiting letter is due now, at another address when one is given. False when there is none. */
  retryLetter(id: string, now: number, recipient?: string): Promise<boolean>
}
