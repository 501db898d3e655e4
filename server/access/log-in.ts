/**
 * One login attempt (docs/design/access-and-money.md section 5): gathers the facts, lets the door's rules decide, and
 * carries the decision out, all in one transaction.
 */
import {
  type DoorAccount,
  type DoorDecision,
  type DoorFacts,
  type DoorLimits,
  type DoorRefusal,
  type DoorSums,
  decideAtDoor,
  mostActiveByPinAlone,
  openOnDevice,
} from '#core/access/door.ts'
import type {
  AccessStore,
  Account,
  CounterSubject,
  DeviceAccount,
  DoorTransaction,
  EmailLookup,
  Holder,
  LetterWriter,
  NewSession,
  PinHmac,
  PinnedAccount,
  SpecialAccess,
  SubscriptionAccount,
} from '#server/ports/access-store.ts'
import { isSameSecret } from './secrets.ts'

export interface LoginAttempt {
  now: number
  pinHmacs: readonly PinHmac[]
  email: EmailLookup | null
  /** Hash of the browser's device token. */
  deviceHash: string | null
  /** Derived from the network address. */
  addressKey: string
  /** Null: no special PIN is set. */
  special: SpecialAccess | null
  limits: DoorLimits
  session: NewSession
  enrolmentHash: string
  /** The letter with a link, sent when only the mailbox may open. */
  writeLink: LetterWriter
}

export type LoginResult =
  | { answer: 'open'; account: Account; device: 'known' | 'new' }
  | { answer: Exclude<DoorRefusal, 'too-many-attempts'> }
  | { answer: 'too-many-attempts'; retryAfterMs: number }

/** The facts of an attempt, and the accounts that the decision may name. */
interface Findings {
  facts: DoorFacts
  accounts: readonly SubscriptionAccount[]
}

const noCounts: DoorSums = {
  alone: 0,
  pair: 0,
  account: 0,
  letters: 0,
  lettersOfDay: 0,
  address: 0,
}

/** Counts, decides and answers one attempt. */
export function logIn(
  store: Pick<AccessStore, 'atDoor'>,
  attempt: LoginAttempt,
): Promise<LoginResult> {
  return store.atDoor(async (door) => {
    const findings = await gather(door, attempt)
    return carryOut(door, attempt, findings, decideAtDoor(findings.facts, attempt.limits))
  })
}

async function gather(door: DoorTransaction, attempt: LoginAttempt): Promise<Findings> {
  const { deviceHash, email } = attempt
  const held = deviceHash === null ? [] : await door.accountsOfDevice(deviceHash)
  const facts = factsOfDevice(held, attempt)
  if (openOnDevice(facts.device)) {
    const accounts = held.flatMap((one) => (one.kind === 'subscription' ? one.subscription : []))
    return { facts, accounts }
  }
  return email ? gatherPair(door, attempt, email, facts) : gatherPin(door, attempt, facts)
}

/** The device alone settles many attempts; the remaining facts are filled in only when it does not. */
function factsOfDevice(held: readonly DeviceAccount[], attempt: LoginAttempt): DoorFacts {
  const { now, pinHmacs, email, special } = attempt
  return {
    device: held.map((one) => {
      const { failures } = one
      return one.kind === 'subscription'
        ? {
            account: { kind: 'subscription', id: one.subscription.id },
            isActive: one.subscription.endsAt > now,
            pinMatches: isPinOf(one.subscription, pinHmacs),
            emailAgrees: email === null || email.key === one.emailKey,
            failures,
          }
        : {
            account: { kind: 'special' },
            isActive: special?.tags.includes(one.tag) ?? false,
            pinMatches: special?.pinMatches ?? false,
            emailAgrees: email === null || (special?.emailMatches ?? false),
            failures,
          }
    }),
    hasEmail: email !== null,
    special,
    holders: { active: [], hasEnded: false },
    pair: { activeId: null, activePinMatches: false, endedPinMatches: false },
    activeSubscriptions: 0,
    counts: noCounts,
  }
}

async function gatherPair(
  door: DoorTransaction,
  attempt: LoginAttempt,
  email: EmailLookup,
  ofDevice: DoorFacts,
): Promise<Findings> {
  const { now, pinHmacs } = attempt
  const accounts = await door.accountsOfEmail(email)
  const active = accounts.find(({ endsAt }) => endsAt > now)
  const pair = {
    activeId: active?.id ?? null,
    activePinMatches: active !== undefined && isPinOf(active, pinHmacs),
    endedPinMatches: accounts.some((one) => one !== active && isPinOf(one, pinHmacs)),
  }
  const counts = await door.readCounts(subjectOf(attempt), now)
  return { facts: { ...ofDevice, pair, counts }, accounts }
}

async function gatherPin(
  door: DoorTransaction,
  attempt: LoginAttempt,
  ofDevice: DoorFacts,
): Promise<Findings> {
  const { now, pinHmacs, special, limits } = attempt
  const accounts = await door.accountsOfPin(pinHmacs)
  const active = accounts.filter(({ endsAt }) => endsAt > now)
  await door.takeTurn(active.length > 0 || special?.pinMatches === true ? 'hit' : 'miss')
  const counts = await door.readCounts(subjectOf(attempt), now)
  // Past the number that PINs alone may open for, the exact count makes no difference.
  const enough = mostActiveByPinAlone(limits.wrongOpeningsPerDay) + 1
  const activeSubscriptions = await door.countActive(now, enough)
  const holders = { active: active.map(({ id }) => id), hasEnded: accounts.length > active.length }
  return { facts: { ...ofDevice, holders, activeSubscriptions, counts }, accounts }
}

async function carryOut(
  door: DoorTransaction,
  attempt: LoginAttempt,
  { facts, accounts }: Findings,
  decision: DoorDecision,
): Promise<LoginResult> {
  const { now, deviceHash, limits, session } = attempt
  const { outcome, failedHoldings } = decision
  const subject = subjectOf(attempt)
  if (deviceHash !== null) {
    await door.failOnDevice(deviceHash, failedHoldings, attempt.special?.tags ?? [])
  }
  await door.addCounts(subject, decision.counted, now)
  if (outcome.answer === 'link-sent') {
    const recipient = decision.linkTo && accountOf(decision.linkTo, accounts, attempt)
    await door.mailLink({
      now,
      holder: recipient?.holder ?? null,
      enrolmentHash: attempt.enrolmentHash,
      letter: attempt.writeLink(recipient?.account ?? null),
    })
  }
  if (outcome.answer === 'too-many-attempts') {
    const retryAfterMs = await door.addressWaitMs(subject, limits.addressFailuresPerHour, now)
    return { answer: outcome.answer, retryAfterMs }
  }
  if (outcome.answer !== 'open') return { answer: outcome.answer }
  const { account, holder } = accountOf(outcome.account, accounts, attempt)
  const known = isStillKnown(facts, failedHoldings) ? deviceHash : null
  await door.openSession({
    now,
    holder,
    sessionHash: session.sessionHash,
    deviceHash: known ?? session.deviceHash,
    expiresAt: account.kind === 'special' ? account.endsAt : null,
  })
  return { answer: 'open', account, device: known === null ? 'new' : 'known' }
}

function subjectOf({ email, addressKey }: LoginAttempt): CounterSubject {
  return { emailKey: email?.counterKey ?? '', addressKey }
}

/** Whether the PIN tried is the account's, compared in constant time under the key that made it. */
function isPinOf({ pin }: PinnedAccount, tried: readonly PinHmac[]): boolean {
  const sameKey = tried.find(({ keyId }) => keyId === pin.keyId)
  return sameKey !== undefined && isSameSecret(sameKey.hmac, pin.hmac)
}

/** Whether the browser's token still holds an account with access, so that the browser can keep it. */
function isStillKnown(facts: DoorFacts, failed: DoorDecision['failedHoldings']): boolean {
  return facts.device.some(
    ({ account, isActive }) =>
      isActive && !failed.some((failure) => failure.account === account && failure.isForgotten),
  )
}

/** The account the door named: for letters and pages, and as the store refers to it. */
function accountOf(
  named: DoorAccount,
  accounts: readonly SubscriptionAccount[],
  { special, session }: LoginAttempt,
): { account: Account; holder: Holder } {
  if (named.kind === 'special') {
    const [tag] = special?.tags ?? []
    if (tag === undefined) throw new Error('the door named the special access, and no PIN is set')
    return {
      account: { kind: 'special', endsAt: session.specialEndsAt },
      holder: { kind: 'special', tag },
    }
  }
  const account = accounts.find(({ id }) => id === named.id)
  if (!account) throw new Error('the door named an account that was not looked up')
  return { account, holder: named }
}
