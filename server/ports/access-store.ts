/**
 * Who has access, and what proves it: subscriptions, PINs, sessions, devices, links. The store never sees a PIN or
 * a token in clear: PINs arrive as HMACs and sealed, tokens as hashes. Times are milliseconds since 1970.
 */
import type { DoorCount, DoorDecision, DoorLimits, DoorSums } from '#core/access/door.ts'
import type { DateForm } from '#core/date-form.ts'
import type { Language } from '#core/languages.ts'
import type { NewLetter } from './letter.ts'

/** A PIN's HMAC and the key that made it. */
export interface PinHmac {
  keyId: string
  hmac: string
}

/** An e-mail as it is looked up, and the key that replaces it in the door's counters. */
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
interface SpecialAccount {
  kind: 'special'
  endsAt: number
}

export type Account = SubscriptionAccount | SpecialAccount

/**
 * Writes the letter for an account. Runs inside the transaction, so it must be quick. For null, nobody, the same work
 * is done and thrown away: an e-mail without access must take as long to answer as one with it.
 */
export type LetterWriter = (account: SubscriptionAccount | { kind: 'special' } | null) => NewLetter

export interface Grant {
  now: number
  /** As given, or null when neither buyer nor provider gave one; each such grant makes a new subscription. */
  email: string | null
  emailKey: string | null
  name: string
  language: Language
  /** How they read dates; null: as is usual for the language. */
  dateForm: DateForm | null
  durationMs: number
  source: 'bought' | 'granted'
  /** UUID for the subscription, if a new one is made. */
  subscriptionId: string
  /** Random PINs; the first that nobody has or ever had is taken. At least one. */
  pinCandidates: readonly PinCandidate[]
  /** Hash of the key in the letter's link. */
  enrolmentHash: string
  /** The letter with the PIN; null where no letter can go. `isExtension` when the account keeps the PIN it had. */
  writeLetter: (account: SubscriptionAccount, isExtension: boolean) => NewLetter | null
}

export interface PinCandidate {
  /** Under every key we hold, the current first. */
  hmacs: readonly PinHmac[]
  /** Seals it; called only for the one that is taken. */
  seal: () => string
}

export interface Granted {
  account: SubscriptionAccount
  isExtension: boolean
}

/** Hashes of tokens that become valid if the door opens. */
export interface NewSession {
  sessionHash: string
  /** Used when the browser's own device token no longer holds any account with access. */
  deviceHash: string
  /** When a session of the special PIN ends. */
  specialEndsAt: number
}

/** The special PIN, compared with what was tried. */
export interface SpecialAccess {
  /** Tags of the PIN's current value, the current key's first. */
  tags: readonly string[]
  pinMatches: boolean
  emailMatches: boolean
}

/** A subscription, and what its PIN is compared with. */
export interface PinnedAccount extends SubscriptionAccount {
  pin: PinHmac
}

/** One account that a browser's device token holds. */
export type DeviceAccount = {
  /** Wrong PINs on this device since the account's last right one. */
  failures: number
  /** The person logged out there. */
  isLeft: boolean
} & (
  | { kind: 'subscription'; subscription: PinnedAccount; emailKey: string | null }
  | { kind: 'special'; tag: string }
)

/** Who owns a session, a device or a link; the special PIN is identified by the tag of its value. */
export type Holder = { kind: 'subscription'; id: string } | { kind: 'special'; tag: string }

/** Whose counters: keys that replace the e-mail and the network address; '' where there is none. */
export interface CounterSubject {
  emailKey: string
  addressKey: string
}

/**
 * What a login attempt reads and writes, all in one transaction. Where a member makes attempts wait for each other, the
 * later one waits until the earlier one's transaction is over.
 */
export interface DoorTransaction {
  /** The accounts the token holds, the last used first. Attempts with one token wait for each other. */
  accountsOfDevice(deviceHash: string): Promise<readonly DeviceAccount[]>

  /** Every account of the e-mail, ended ones too. Attempts at one e-mail wait for each other. */
  accountsOfEmail(email: EmailLookup): Promise<readonly PinnedAccount[]>

  /** The accounts whose PIN this is or was, the latest end first; at most three. */
  accountsOfPin(pinHmacs: readonly PinHmac[]): Promise<readonly SubscriptionAccount[]>

  /** Makes a failure count before the next hit is judged: a miss waits for every guess, a hit only for misses. */
  takeTurn(guess: 'hit' | 'miss'): Promise<void>

  /** How many subscriptions are active, counting no further than `limit`. */
  countActive(now: number, limit: number): Promise<number>

  readCounts(subject: CounterSubject, now: number): Promise<DoorSums>

  /** Adds one to each. */
  addCounts(subject: CounterSubject, counted: readonly DoorCount[], now: number): Promise<void>

  /** How long until the address is below `limit` failures an hour, provided it makes no more. */
  addressWaitMs(subject: CounterSubject, limit: number, now: number): Promise<number>

  /** Counts a failure at each of these accounts that the device holds, or makes it forget the account. */
  failOnDevice(
    deviceHash: string,
    failed: DoorDecision['failedHoldings'],
    specialTags: readonly string[],
  ): Promise<void>

  /**
   * Records the key of a letter's link and puts the letter into the outbox. Without a holder the same statements run
   * and are undone, so that response times do not reveal which e-mails have access.
   */
  mailLink(link: {
    now: number
    holder: Holder | null
    enrolmentHash: string
    letter: NewLetter
  }): Promise<void>

  /** Records a session. The device now holds its account, with no failures. */
  openSession(opening: {
    now: number
    holder: Holder
    sessionHash: string
    deviceHash: string
    /** Null: when the subscription ends. */
    expiresAt: number | null
  }): Promise<void>
}

export interface EnrolmentAttempt {
  now: number
  keyHash: string
  deviceHash: string | null
  special: Pick<SpecialAccess, 'tags'> | null
  session: NewSession
}

type EnrolmentResult =
  | { answer: 'open'; account: Account; device: 'known' | 'new' }
  | { answer: 'enrolment-invalid' | 'subscription-expired' }

export interface ReminderRequest {
  now: number
  email: EmailLookup
  /** Derived from the network address. */
  addressKey: string
  special: SpecialAccess | null
  limits: Pick<DoorLimits, 'lettersPerHour' | 'lettersPerDay' | 'remindersPerHour'>
  enrolmentHash: string
  writeLetter: LetterWriter
}

/** Only the network address is ever refused, whoever the reminder is for. */
export type ReminderResult =
  | { answer: 'accepted' }
  | { answer: 'too-many-attempts'; retryAfterMs: number }

/** `letterOrderId`: the order whose letter's link opened the session. */
type FoundSession =
  | { state: 'active'; account: Account; letterOrderId: string | null; openedAtMs: number }
  | { state: 'ended' }

/** What a browser sends when its person logs out, as hashes; null where it sends none. */
export interface Leaving {
  now: number
  sessionHash: string | null
  deviceHash: string | null
  /** The purchase cookie's: its orders open no session from now on, whenever they are paid. */
  purchaseHash: string | null
  /** The device stays known, so the PIN alone opens there; a purchase made there opens nothing. */
  keepsDevice: boolean
  /** Ends the account's other sessions, devices and purchase cookies as well. */
  everywhere: boolean
}

export interface AccessStore {
  /**
   * Gives access: an active subscription with the same e-mail is extended and keeps its PIN, otherwise a new one is
   * made. Its letter is in the outbox once this resolves. Two simultaneous grants for one e-mail make one subscription
   * with both durations.
   */
  grantAccess(grant: Grant): Promise<Granted>

  /**
   * Runs one attempt at the door (docs/design/access-and-money.md section 5) in a transaction, and resolves with its
   * answer once that is durable. `attempt` may run more than once, so it acts through its argument alone.
   */
  atDoor<Answer>(attempt: (door: DoorTransaction) => Promise<Answer>): Promise<Answer>

  /** Spends a mailed link's key: it opens once. */
  enrol(attempt: EnrolmentAttempt): Promise<EnrolmentResult>

  /**
   * Opens a session without the door, for a purchase made in this very browser. `onlyOnItsDevice` opens nothing unless
   * the device already holds the account. Null: nothing was opened, or access has ended.
   */
  openSession(opening: {
    now: number
    subscriptionId: string
    deviceHash: string | null
    special: Pick<SpecialAccess, 'tags'> | null
    session: NewSession
    onlyOnItsDevice: boolean
  }): Promise<{ answer: 'open'; account: Account; device: 'known' | 'new' } | null>

  /**
   * Puts the reminder with PIN and link into the outbox if the e-mail has access and is not over its limit of letters.
   * Never reveals whether it has access, and records nothing for an e-mail without it.
   */
  requestReminder(request: ReminderRequest): Promise<ReminderResult>

  /** One statement. Null: no such session. Ended: its subscription has ended, or the special PIN has changed. */
  findSession(
    sessionHash: string,
    specialTags: readonly string[],
    now: number,
  ): Promise<FoundSession | null>

  /** Ends this session and nothing else: the browser is getting another one. */
  endSession(sessionHash: string): Promise<void>

  /** Someone leaves a browser: nothing it sent opens anything any more, on any instance. */
  leave(leaving: Leaving): Promise<void>

  /** Ends access now, with its sessions and devices. False when there is none to end. */
  revokeAccess(subscriptionId: string, now: number): Promise<boolean>

  /** The subscription, ended or not. */
  findSubscription(subscriptionId: string): Promise<SubscriptionAccount | null>

  /** Deletes what no rule needs any more: old counters, spent links, tokens of subscriptions that ended long ago. */
  sweepAccess(now: number): Promise<void>
}
