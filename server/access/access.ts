/**
 * Access as the routes and the operator use it. On this side tokens, PINs and e-mails are in clear; the store only sees
 * hashes, HMACs and sealed values.
 */
import type { DoorLimits } from '#core/access/door.ts'
import type { DateForm } from '#core/date-form.ts'
import type { Language } from '#core/languages.ts'
import type { LetterPurchase } from '#core/letters/letter.ts'
import type { SessionUser } from '#core/wire.ts'
import type { Grant, ReminderResult, SubscriptionAccount } from '#server/ports/access-store.ts'
import type { Store } from '#server/ports/store.ts'
import type { LoginResult } from './log-in.ts'
import type { Secrets } from './secrets.ts'

export interface AccessSettings {
  specialPin?: string | undefined
  contactEmail?: string | undefined
  doorLimits: DoorLimits
  /** Right side of Message-IDs: the site's host name. */
  messageIdHost: string
}

/** What a browser sends. */
export interface Visitor {
  /** The device cookie's value. */
  deviceToken: string | undefined
  /** Network address, with trusted proxies already resolved. */
  address: string
}

/** The browser's cookies, where it has them. */
interface BrowserTokens {
  sessionToken: string | undefined
  deviceToken: string | undefined
  /** From the purchase cookie, already hashed. */
  purchaseHash: string | undefined
}

/** Tokens for the browser's cookies; `deviceToken` is null where it keeps the one it has. */
export interface OpenDoor {
  answer: 'open'
  user: SessionUser
  /** A subscription's id, or `special`: fair use is counted by it. */
  holder: string
  sessionToken: string
  deviceToken: string | null
}

export type LoginAnswer = OpenDoor | Exclude<LoginResult, { answer: 'open' }>

export type EnrolmentAnswer = OpenDoor | { answer: 'enrolment-invalid' | 'subscription-expired' }

type SessionAnswer =
  | {
      state: 'active'
      user: SessionUser
      holder: string
      /** The order whose letter opened the session: this person paid for it, or owns the mailbox it was paid with. */
      letterOrderId: string | null
      /** How long ago somebody logged in. */
      ageMs: number
    }
  | { state: 'ended' | 'none' }

export interface GrantRequest {
  /** Null when neither buyer nor provider gave one; an invalid address counts as null. */
  email: string | null
  name: string
  language: Language
  /** How they read dates; left out: as is usual for the language. */
  dateForm?: DateForm
  days: number
  source: 'bought' | 'granted'
  /** What was bought, for the letter: it doubles as the confirmation the law requires. */
  purchase?: LetterPurchase
  /** Where the letter goes when `email` is permanently refused. */
  fallbackRecipient?: string
}

export interface Access {
  /** The key a network address is counted under; IPv6 addresses of one /64 share it. */
  addressKey(address: string): string
  /** The argument for the store's `grantAccess`, with random PINs and the letter; for transactions that do more. */
  prepareGrant(request: GrantRequest): Grant
  /** Gives access, or extends it; the letter is on its way. */
  grant(request: GrantRequest): Promise<{ account: SubscriptionAccount; isExtension: boolean }>
  /** The account's PIN in clear. */
  revealPin(account: SubscriptionAccount): string
  /**
   * One attempt at the door (docs/design/access-and-money.md section 5). The PIN may hold spaces; the e-mail may be
   * absent.
   */
  logIn(
    attempt: { pin: string; email?: string | undefined },
    visitor: Visitor,
  ): Promise<LoginAnswer>
  /** Uses up a mailed link. */
  enrol(key: string, visitor: Visitor): Promise<EnrolmentAnswer>
  /** Opens a session for a purchase made in this browser; null in the cases the store's `openSession` names. */
  openAfterPurchase(
    subscriptionId: string,
    deviceToken: string | undefined,
    onlyOnItsDevice: boolean,
  ): Promise<OpenDoor | null>
  /** Whose the session cookie's value is. */
  checkSession(sessionToken: string | undefined): Promise<SessionAnswer>
  /** Ends one session and nothing else: the browser has been given another. */
  endSession(sessionToken: string): Promise<void>
  /**
   * Someone leaves this browser: its session, its purchases and, unless `keepsDevice`, its device stop opening
   * anything. With `everywhere`, the same goes for the account's other browsers.
   */
  logOut(
    browser: BrowserTokens,
    options: { everywhere: boolean; keepsDevice: boolean },
  ): Promise<void>
  /**
   * Mails PIN and link if this e-mail has access. The answer is the same for everyone; only a network address that asks
   * too often is refused.
   */
  remind(email: string, visitor: Pick<Visitor, 'address'>): Promise<ReminderResult>
}

export interface AccessParts {
  store: Store
  secrets: Secrets
  settings: AccessSettings
  /** Milliseconds since 1970. */
  now: () => number
  /** Uniform integers below 2^32, secure enough for secrets. */
  randomUint32?: () => number
}
