/** What the operator needs from the store beyond what the site itself does. Times are milliseconds since 1970. */
import type { PinCandidate, SubscriptionAccount } from './access-store.ts'
import type { NewLetter } from './letter.ts'
import type { OrderRecord } from './order-store.ts'
import type { LetterSummary } from './outbox-store.ts'

/** A subscription, ended or not, without its PIN. */
export interface SubscriptionSummary {
  id: string
  /** Null: nobody gave one. */
  email: string | null
  name: string
  language: string
  source: string
  createdAt: number
  endsAt: number
}

export interface SubscriptionDetails extends SubscriptionSummary {
  sessions: { createdAt: number }[]
  devices: { createdAt: number; lastUsedAt: number }[]
  /** Newest first. */
  letters: LetterSummary[]
}

interface SubscriptionQuery {
  now: number
  state: 'active' | 'ended' | 'all'
  /** Part of an e-mail or a name, whatever its case; empty finds all. */
  search: string
  limit: number
}

/**
 * Writes an account's PIN letter again, inside the transaction. `formerParams` are the parsed JSON of its newest PIN
 * letter, because a letter that never arrived may have been the receipt; undefined without one.
 */
type PinLetterWriter = (account: SubscriptionAccount, formerParams: unknown) => NewLetter

export interface PinMailing {
  now: number
  subscriptionId: string
  /** Hash of the key in the letter's link. */
  enrolmentHash: string
  writeLetter: PinLetterWriter
}

export interface EmailChange extends PinMailing {
  email: string
  emailKey: string
  /** Generates another PIN; null keeps the current one. */
  pinCandidates: readonly PinCandidate[] | null
}

export type MailingRefusal = { answer: 'not-found' } | { answer: 'ended' }

export type PinMailed = { answer: 'mailed'; letterId: string; account: SubscriptionAccount }

export type EmailChanged = {
  answer: 'changed'
  letterId: string
  account: SubscriptionAccount
  /** Null: there was none. */
  formerEmail: string | null
  /** PIN letters already sent to the former address. */
  lettersGoneOut: number
}

/** Everything stored under one e-mail. */
export interface PersonData {
  subscriptions: SubscriptionDetails[]
  /** Letters to the address that belong to none of these subscriptions. */
  otherLetters: LetterSummary[]
  /** Orders made with the address, orders that gave this access, and orders its owner paid for. Newest first. */
  orders: PersonOrder[]
}

export interface PersonOrder {
  order: OrderRecord
  /** False: paid by this person, for someone else's access. */
  isOwn: boolean
  /** Letters that name the order, newest first. */
  letters: Pick<LetterSummary, 'kind' | 'createdAt' | 'sentAt'>[]
}

export interface ErasedCounts {
  subscriptions: number
  letters: number
  /** Orders from which the person was removed; the orders themselves stay. */
  orders: number
}

export interface OperatorStore {
  /** Newest first. */
  listSubscriptions(query: SubscriptionQuery): Promise<SubscriptionSummary[]>

  /** Every subscription ever given to this e-mail, the latest end first. */
  findSubscriptionsByEmail(emailKey: string): Promise<SubscriptionAccount[]>

  /** Null: there is no such subscription. */
  findSubscriptionDetails(subscriptionId: string): Promise<SubscriptionDetails | null>

  /** Puts the letter with PIN and a fresh link into the outbox again; does not count against the door's limits. */
  mailPin(mailing: PinMailing): Promise<PinMailed | MailingRefusal>

  /**
   * Moves an active subscription to another address and mails its PIN there. Links already mailed stop working, and
   * letters not yet sent go to the new address or are replaced by the new one. If the PIN changes too, sessions and
   * devices end. `email-taken`: another active subscription has that address.
   */
  changeEmail(
    change: EmailChange,
  ): Promise<EmailChanged | MailingRefusal | { answer: 'email-taken' }>

  findPersonData(emailKey: string): Promise<PersonData>

  /**
   * Deletes everything stored under one e-mail, active access included; its PINs become free. Nothing personal remains
   * except in backups: what was sold stays on record without the person, as the law requires.
   */
  erasePerson(emailKey: string): Promise<ErasedCounts>
}
