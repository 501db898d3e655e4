/**
 * Who may pass the door (docs/design/access-and-money.md section 5): the decision on one login attempt, from facts
 * gathered by the store. docs/decisions/0006-the-door.md has the arithmetic behind the limits.
 */
import { pinCount } from './pin.ts'

/** The door's settings; the values of docs/design/access-and-money.md section 5 are `defaultDoorLimits`. */
export interface DoorLimits {
  /** Expected number of doors per day that guessing PINs alone on unknown devices may open. */
  wrongOpeningsPerDay: number
  /** Wrong PINs after which a known device is forgotten. */
  deviceFailures: number
  /** Wrong pairs of e-mail and PIN per account and day, after which only the mailed link opens it. */
  accountFailuresPerDay: number
  /** The same over all accounts: someone who knows many addresses must not get fresh tries at each. */
  pairFailuresPerDay: number
  /** Letters an hour that others can cause to one account by knowing its address. */
  lettersPerHour: number
  /** The same per day. The letter with the PIN of a payment never counts. */
  lettersPerDay: number
  /** Reminders that one network address may ask for, whatever the e-mail; 0 means no limit. */
  remindersPerHour: number
  /** Failures per network address; generous, because many homes share one. */
  addressFailuresPerHour: number
}

export const defaultDoorLimits: DoorLimits = {
  wrongOpeningsPerDay: 0.01,
  deviceFailures: 5,
  accountFailuresPerDay: 5,
  pairFailuresPerDay: 9_000,
  lettersPerHour: 3,
  lettersPerDay: 10,
  remindersPerHour: 60,
  addressFailuresPerHour: 200,
}

/** Whose door: a subscription's id, or the special access that `SPECIAL_PIN` gives. */
export type DoorAccount = { kind: 'subscription'; id: string } | { kind: 'special' }

/** One account that a known device can open, compared with what was tried. */
export interface DeviceHolding {
  account: DoorAccount
  isActive: boolean
  pinMatches: boolean
  /** False only if an e-mail was given and is another account's. */
  emailAgrees: boolean
  /** Wrong PINs on this device since the account's last right one. */
  failures: number
}

export interface DoorFacts {
  /** What the browser's device cookie refers to; empty on an unknown or forgotten device. */
  device: readonly DeviceHolding[]
  /** Whether an e-mail came with the PIN. */
  hasEmail: boolean
  /** `SPECIAL_PIN` is set, and the PIN or the e-mail (`CONTACT_EMAIL`) is the special access's. */
  special: { pinMatches: boolean; emailMatches: boolean } | null
  /** Without an e-mail: everyone who has or had this PIN. */
  holders: { active: readonly string[]; hasEnded: boolean }
  /** With an e-mail: its accounts. At most one is active. */
  pair: { activeId: string | null; activePinMatches: boolean; endedPinMatches: boolean }
  activeSubscriptions: number
  /** Sums over the last day or hour, excluding this attempt. */
  counts: DoorSums
}

/**
 * What the door counts. `alone`: PINs tried without an e-mail on unknown devices, per day; `pair`: wrong pairs of all
 * accounts, per day; `account`: wrong pairs of one e-mail, per day; `letters`: letters to one e-mail, per hour;
 * `address`: failures from one network address, per hour.
 */
export const doorCounts = ['alone', 'pair', 'account', 'letters', 'address'] as const

export type DoorCount = (typeof doorCounts)[number]

/** The sums, each over its own span; `lettersOfDay` is the letters to the e-mail over a day. */
export type DoorSums = Record<DoorCount, number> & { lettersOfDay: number }

export type DoorAnswer =
  | { answer: 'open'; account: DoorAccount; by: 'device' | 'pin' | 'pair' }
  | { answer: DoorRefusal }

/** `link-sent` says that a letter is on its way if the pair is right, and is given whether or not it is. */
export type DoorRefusal =
  | 'pin-invalid'
  | 'subscription-expired'
  | 'email-required'
  | 'link-sent'
  | 'too-many-attempts'

export interface DoorDecision {
  outcome: DoorAnswer
  /** Accounts of the known device whose PIN this was not; the device may have to forget them. */
  failedHoldings: readonly { account: DoorAccount; isForgotten: boolean }[]
  /** Counters that go up by one. */
  counted: readonly DoorCount[]
  /** Who is mailed a link. Null means nobody, though the answer is the same. */
  linkTo: DoorAccount | null
}

/**
 * Whether a PIN alone may open a door on an unknown device: rule (c)'s arithmetic. `accounts` is how many a guess could
 * hit. Zero accounts count as one, or guessing would have no limit while nobody is subscribed.
 */
export function mayOpenByPinAlone(
  failuresOfLastDay: number,
  accounts: number,
  wrongOpeningsPerDay: number,
): boolean {
  // In whole numbers: 9,000 accounts and no failure are exactly at the limit of 0.01, whatever 0.01 is in binary.
  const weighed = (failuresOfLastDay + 1) * Math.max(1, accounts)
  return weighed <= mostActiveByPinAlone(wrongOpeningsPerDay)
}

/** The number of accounts beyond which no PIN opens alone, even without a single failure. */
export function mostActiveByPinAlone(wrongOpeningsPerDay: number): number {
  return Math.round(wrongOpeningsPerDay * pinCount)
}

/** Decides one attempt. Pure; the caller applies the decision in the transaction that gathered the facts. */
export function decideAtDoor(facts: DoorFacts, limits: DoorLimits): DoorDecision {
  const own = openOnDevice(facts.device)
  if (own) return { outcome: own, failedHoldings: [], counted: [], linkTo: null }
  // Counted per account: a colleague's right PIN must not give a thief five new tries at the owner's.
  const failedHoldings = facts.device
    .filter((holding) => holding.isActive && holding.emailAgrees)
    .map(({ account, failures }) => ({
      account,
      isForgotten: failures + 1 >= limits.deviceFailures,
    }))
  return { ...decideOnUnknownDevice(facts, limits, failedHoldings.length > 0), failedHoldings }
}

/**
 * Rule (a): on a known device the PIN alone opens its own account. Null if it matches none of the device's accounts.
 */
export function openOnDevice(device: readonly DeviceHolding[]): DoorAnswer | null {
  const matching = device.filter((holding) => holding.pinMatches && holding.emailAgrees)
  const active = matching.find((holding) => holding.isActive)
  if (active) return { answer: 'open', account: active.account, by: 'device' }
  return matching.length > 0 ? { answer: 'subscription-expired' } : null
}

/** Whether another letter may go to an e-mail that anyone can enter. */
export function mayWrite(
  counts: Pick<DoorSums, 'letters' | 'lettersOfDay'>,
  limits: Pick<DoorLimits, 'lettersPerHour' | 'lettersPerDay'>,
): boolean {
  return counts.letters < limits.lettersPerHour && counts.lettersOfDay < limits.lettersPerDay
}

type Decision = Omit<DoorDecision, 'failedHoldings'>

/** Rule (c); `isRetry` if the accounts of a known device did not match. */
function decideOnUnknownDevice(facts: DoorFacts, limits: DoorLimits, isRetry: boolean): Decision {
  if (facts.counts.address >= limits.addressFailuresPerHour) {
    // A known device has already had its own try, before this limit, and is told how that went.
    return refuse(isRetry ? 'pin-invalid' : 'too-many-attempts')
  }
  return facts.hasEmail ? decidePair(facts, limits) : decideAlone(facts, limits, isRetry)
}

function decideAlone(facts: DoorFacts, limits: DoorLimits, isRetry: boolean): Decision {
  const { counts, holders, special } = facts
  // A guess hits the special PIN as easily as any other.
  const accounts = facts.activeSubscriptions + (special === null ? 0 : 1)
  if (!mayOpenByPinAlone(counts.alone, accounts, limits.wrongOpeningsPerDay)) {
    return refuse('email-required')
  }
  // A retry counts even if it opens: someone who missed their own PIN may have hit a stranger's.
  const retry: readonly DoorCount[] = isRetry ? ['alone'] : []
  if (special?.pinMatches) return open({ kind: 'special' }, 'pin', retry)
  const [only, ...others] = holders.active
  if (only === undefined) {
    return refuse(holders.hasEnded ? 'subscription-expired' : 'pin-invalid', 'alone', 'address')
  }
  // More than one account has this PIN: only the e-mail says whose door is meant.
  if (others.length > 0) return refuse('email-required', 'alone')
  return open({ kind: 'subscription', id: only }, 'pin', retry)
}

function decidePair(facts: DoorFacts, limits: DoorLimits): Decision {
  const { counts, pair, special } = facts
  const isSpecial = special?.emailMatches === true
  const subscription: DoorAccount | null =
    pair.activeId === null ? null : { kind: 'subscription', id: pair.activeId }
  const needsMailbox =
    counts.account >= limits.accountFailuresPerDay || counts.pair >= limits.pairFailuresPerDay
  if (needsMailbox) {
    const account: DoorAccount | null = isSpecial ? { kind: 'special' } : subscription
    return {
      ...refuse('link-sent', 'letters', 'address'),
      linkTo: mayWrite(counts, limits) ? account : null,
    }
  }
  if (isSpecial && special.pinMatches) return open({ kind: 'special' }, 'pair')
  if (subscription && pair.activePinMatches) return open(subscription, 'pair')
  const hasEnded = subscription === null && pair.endedPinMatches
  return refuse(hasEnded ? 'subscription-expired' : 'pin-invalid', 'pair', 'account', 'address')
}

function refuse(answer: DoorRefusal, ...counted: DoorCount[]): Decision {
  return { outcome: { answer }, counted, linkTo: null }
}

function open(
  account: DoorAccount,
  by: 'pin' | 'pair',
  counted: readonly DoorCount[] = [],
): Decision {
  return { outcome: { answer: 'open', account, by }, counted, linkTo: null }
}
