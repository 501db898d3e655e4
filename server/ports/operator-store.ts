/** What the operator asks of the store beyond what the site itself does. Times are milliseconds since 1970. */
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

export interface SubscriptionQuery {
  now: number
  state: 'active' | 'ended' | 'all'
  /** Part of an e-mail or a name, whatever its case; empty finds all. */
  search: string
  limit: number
}

/**
 * Writes an account's letter with its PIN anew, within the transaction. `formerParams` are those of its newest PIN
 * letter, as parsed JSON, since a letter that never arrived may have held the receipt; undefined without one.
 */
export type PinLetterWriter = (account: SubscriptionAccount, formerParams: unknown) => NewLetter

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
  /** Draws for another PIN, or null to keep the one there is. */
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
  /** Letters with the PIN that had gone out to the former address. */
  lettersGoneOut: number
}

/** Everything that is kept under one e-mail. */
export interface PersonData {
  subscriptions: SubscriptionDetails[]
  /** Letters to the address that belong to none of these subscriptions. */
  otherLetters: LetterSummary[]
  /** Orders made under the address, or that gave this access, or that its owner paid. Newest first. */
  orders: PersonOrder[]
}

export interface PersonOrder {
  order: OrderRecord
  /** False: paid by this person, but somebody else's. */
  isOwn: boolean
  /** Letters that name the order, newest first. */
  letters: Pick<LetterSummary, 'kind' | 'createdAt' | 'sentAt'>[]
}

export interface ErasedCounts {
  subscriptions: number
  letters: number
  /** Orders that the person was taken out of; they stay. */
  orders: number
}

export interface OperatorStore {
  /** Newest first. */
  listSubscriptions(query: SubscriptionQuery): Promise<SubscriptionSummary[]>

  /** All that were ever given under this e-mail, the latest end first. */
  findSubscriptionsByEmail(emailKey: string): Promise<SubscriptionAccount[]>

  /** Null: there is no such subscription. */
  findSubscriptionDetails(subscriptionId: string): Promise<SubscriptionDetails | null>

  /** Puts the letter with PIN and a fresh link into the outbox again; not counted against the door's limits. */
  mailPin(mailing: PinMailing): Promise<PinMailed | MailingRefusal>

  /**
   * Moves an active subscription to another address and mails its PIN there. Links that have been mailed open nothing
   * any more, and letters not yet sent follow to the new address or are replaced by the new one. With another PIN its
   * sessions and devices end too. `email-taken`: another active subscription has that address.
   */
  changeEmail(
    change: EmailChange,
  ): Promise<EmailChanged | MailingRefusal | { answer: 'email-taken' }>

  findPersonData(emailKey: string): Promise<PersonData>

  /**
   * Deletes everything that is kept under one e-mail, active access included; its PINs become free. Nothing personal
   * is left but in backups: what was sold stays, as the law wants, without the person.
   */
  erasePerson(emailKey: string): Promise<ErasedCounts>
}
