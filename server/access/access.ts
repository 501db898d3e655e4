/**
 * Access as the routes and the operator use it: tokens, PINs and e-mails in clear on this side, hashes, HMACs and
 * seals on the store's.
 */
import type { DoorLimits } from '#core/door.ts'
import type { Language } from '#core/languages.ts'
import type { LetterPurchase } from '#core/letter.ts'
import type { SessionUser } from '#core/wire.ts'
import type { Grant, LoginResult, SubscriptionAccount } from '#server/ports/access-store.ts'
import type { Store } from '#server/ports/store.ts'
import type { Secrets } from './secrets.ts'

export interface AccessSettings {
  specialPin?: string | undefined
  contactEmail?: string | undefined
  doorLimits: DoorLimits
  /** Right side of Message-IDs: the site's host name. */
  messageIdHost: string
}

/** What a browser brings along. */
export interface Visitor {
  /** The device cookie's value. */
  deviceToken: string | undefined
  /** Network address, proxies already accounted for. */
  address: string
}

/** Tokens for the browser's cookies; `deviceToken` is null where it keeps the one it has. */
export interface OpenDoor {
  answer: 'open'
  user: SessionUser
  /** A subscription's id, or `special`: who fair use counts for. */
  holder: string
  sessionToken: string
  deviceToken: string | null
}

export type LoginAnswer = OpenDoor | Exclude<LoginResult, { answer: 'open' }>

export type EnrolmentAnswer = OpenDoor | { answer: 'enrolment-invalid' | 'subscription-expired' }

export type SessionAnswer =
  | { state: 'active'; user: SessionUser; holder: string }
  | { state: 'ended' | 'none' }

export interface GrantRequest {
  /** Null when neither buyer nor provider gave one. */
  email: string | null
  name: string
  language: Language
  days: number
  source: 'bought' | 'granted'
  /** What was bought, for the letter: it is the law's confirmation too. */
  purchase?: LetterPurchase
  /** Where the letter goes when `email` is refused for good. */
  fallbackRecipient?: string
}

export interface Access {
  /** Stands for a network address, IPv6 by its /64, where something is counted for it. */
  addressKey(address: string): string
  /** What the store's `grantAccess` wants, with drawn PINs and the letter; for transactions that do more. */
  prepareGrant(request: GrantRequest): Grant
  /** Gives access, or prolongs it; the letter is on its way. */
  grant(request: GrantRequest): Promise<{ account: SubscriptionAccount; isExtension: boolean }>
  /** The account's PIN in clear. */
  revealPin(account: SubscriptionAccount): string
  /** One try at the door (design.md section 6). The PIN may hold spaces; the e-mail may be absent. */
  logIn(
    attempt: { pin: string; email?: string | undefined },
    visitor: Visitor,
  ): Promise<LoginAnswer>
  /** Spends a mailed link. */
  enrol(key: string, visitor: Visitor): Promise<EnrolmentAnswer>
  /** Opens a session for a purchase of this browser; null as the store's `openSession` says. */
  openAfterPurchase(
    subscriptionId: string,
    deviceToken: string | undefined,
    onlyOnItsDevice: boolean,
  ): Promise<OpenDoor | null>
  /** Whose the session cookie's value is. */
  checkSession(sessionToken: string | undefined): Promise<SessionAnswer>
  /** Ends the session here, or everywhere; `forgetDevice` clears this browser as well. */
  logOut(
    sessionToken: string,
    options: { everywhere: boolean; forgetDevice: boolean; deviceToken: string | undefined },
  ): Promise<void>
  /** Mails PIN and link to whoever has access under this e-mail. Answers alike for everyone. */
  remind(email: string): Promise<void>
}

export interface AccessParts {
  store: Store
  secrets: Secrets
  settings: AccessSettings
  /** Milliseconds since 1970. */
  now: () => number
  /** Uniform integers below 2^32, fit for secrets. */
  randomUint32?: () => number
}
