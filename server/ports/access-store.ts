/**
 * Who has access, and what proves it: subscriptions, PINs, sessions, devices, links. The store never sees a PIN or
 * a token in clear: PINs arrive as HMACs and sealed, tokens as hashes. Times are milliseconds since 1970.
 */
import type { DoorLimits, DoorRefusal } from '#core/door.ts'
import type { Language } from '#core/languages.ts'
import type { NewLetter } from './letter.ts'

/** A PIN's HMAC and the key that made it. */
export interface PinHmac {
  keyId: string
  hmac: string
}

/** An e-mail as it is looked up, and what stands for it in the door's counters. */
export interface EmailLookup {
  key: string
  counterKey: string
}

export interface SubscriptionAccount {
  kind: 'subscription'
  id: string
  email: string | null
  name: string
  language: Language
  pinSealed: string
  endsAt: number
}

/** The access that `SPECIAL_PIN` gives; its e-mail and PIN are configuration. */
export interface SpecialAccount {
  kind: 'special'
  endsAt: number
}

export type Account = SubscriptionAccount | SpecialAccount

/**
 * Writes the letter for an account, within the transaction, so it is quick. Null is nobody: the same work is done
 * and thrown away, so that an e-mail without access is answered as late as one with it.
 */
export type LetterWriter = (account: SubscriptionAccount | { kind: 'special' } | null) => NewLetter

export interface Grant {
  now: number
  /** As given, or null when neither buyer nor provider gave one; then it always makes a new subscription. */
  email: string | null
  emailKey: string | null
  name: string
  language: Language
  durationMs: number
  source: 'bought' | 'granted'
  /** UUID for the subscription, if a new one is made. */
  subscriptionId: string
  /** Drawn PINs, the first that is nobody's and never was is taken. At least one. */
  pinCandidates: readonly PinCandidate[]
  /** Hash of the key in the letter's link. */
  enrolmentHash: string
  /** The letter with the PIN; null where no letter can go. `isExtension` when the PIN is the former one. */
  writeLetter: (account: SubscriptionAccount, isExtension: boolean) => NewLetter | null
}

export interface PinCandidate {
  /** Under every key understood, the current first. */
  hmacs: readonly PinHmac[]
  /** Seals it; called for the one that is taken. */
  seal: () => string
}

export interface Granted {
  account: SubscriptionAccount
  isExtension: boolean
}

/** Hashes of tokens that become valid if the door opens. */
export interface NewSession {
  sessionHash: string
  /** Used when the browser holds no living device token. */
  deviceHash: string
  /** When a session of the special PIN ends. */
  specialEndsAt: number
}

/** What the server knows of the special PIN. */
export interface SpecialAccess {
  /** Tags of the PIN's present value, the current first. */
  tags: readonly string[]
  pinMatches: boolean
  emailMatches: boolean
}

export interface LoginAttempt {
  now: number
  pinHmacs: readonly PinHmac[]
  email: EmailLookup | null
  /** Hash of the browser's device token. */
  deviceHash: string | null
  /** Stands for the network address. */
  addressKey: string
  /** Null: no special PIN is set. */
  special: SpecialAccess | null
  limits: DoorLimits
  session: NewSession
  enrolmentHash: string
  /** The letter with a link, sent where the door wants the mailbox. */
  writeLink: LetterWriter
}

export type LoginResult =
  | { answer: 'open'; account: Account; device: 'known' | 'new' }
  | { answer: Exclude<DoorRefusal, 'too-many-attempts'> }
  | { answer: 'too-many-attempts'; retryAfterMs: number }

export interface EnrolmentAttempt {
  now: number
  keyHash: string
  deviceHash: string | null
  special: Pick<SpecialAccess, 'tags'> | null
  session: NewSession
}

export type EnrolmentResult =
  | { answer: 'open'; account: Account; device: 'known' | 'new' }
  | { answer: 'enrolment-invalid' | 'subscription-expired' }

export interface ReminderRequest {
  now: number
  email: EmailLookup
  special: SpecialAccess | null
  limits: Pick<DoorLimits, 'lettersPerHour'>
  enrolmentHash: string
  writeLetter: LetterWriter
}

export type FoundSession = { state: 'active'; account: Account } | { state: 'ended' }

export interface AccessStore {
  /**
   * Gives access: a subscription of the same e-mail that has not ended is prolonged and keeps its PIN, else a new
   * one is made. Its letter is in the outbox once this resolves. Two grants at once for one e-mail make one
   * subscription with both durations.
   */
  grantAccess(grant: Grant): Promise<Granted>

  /** One attempt at the door of design.md section 6, counted, decided and answered in one transaction. */
  logIn(attempt: LoginAttempt): Promise<LoginResult>

  /** Spends a mailed link's key: it opens once. */
  enrol(attempt: EnrolmentAttempt): Promise<EnrolmentResult>

  /**
   * Opens a session on a device without the door: for a purchase this very browser has made. `onlyOnItsDevice`
   * opens nothing unless the device already holds the account. Null: nothing opened, or access has ended.
   */
  openSession(opening: {
    now: number
    subscriptionId: string
    deviceHash: string | null
    special: Pick<SpecialAccess, 'tags'> | null
    session: NewSession
    onlyOnItsDevice: boolean
  }): Promise<{ answer: 'open'; account: Account; device: 'known' | 'new' } | null>

  /** Puts the reminder with PIN and link into the outbox, if the e-mail has access. Tells nobody whether it has. */
  requestReminder(request: ReminderRequest): Promise<void>

  /** One statement. Null: no such session. Ended: its subscription's time is over, or the special PIN changed. */
  findSession(
    sessionHash: string,
    specialTags: readonly string[],
    now: number,
  ): Promise<FoundSession | null>

  /** Ends the session; `forgetDevice` forgets the browser as well. */
  endSession(sessionHash: string, forgetDevice: string | null): Promise<void>

  /** Ends every session of this session's account, and forgets its devices but for `keepDevice`. */
  endAllSessions(sessionHash: string, keepDevice: string | null): Promise<void>

  /** Ends access now, with its sessions and devices. False when there is none to end. */
  revokeAccess(subscriptionId: string, now: number): Promise<boolean>

  /**
   * Takes days back (a refund, a chargeback): the end moves earlier, to now at most.
   * @returns the new end, or null for an unknown subscription
   */
  takeBackAccess(subscriptionId: string, durationMs: number, now: number): Promise<number | null>

  /** The subscription, ended or not. */
  findSubscription(subscriptionId: string): Promise<SubscriptionAccount | null>

  /** The subscription of this e-mail that has not ended. */
  findActiveByEmail(emailKey: string, now: number): Promise<SubscriptionAccount | null>

  /** Forgets what no rule asks for any more: old counters, spent links, tokens of what ended long ago. */
  sweepAccess(now: number): Promise<void>
}
