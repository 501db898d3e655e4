import {
  type DoorAnswer,
  type DoorCount,
  type DoorFacts,
  decideAtDoor,
  mostActiveByPinAlone,
  openOnDevice,
} from '#core/door.ts'
import type { AccessStore, LoginAttempt, LoginResult } from '#server/ports/access-store.ts'
import type { Engine, StoreTransaction } from '../dialects/engine.ts'
import { prepareQuery } from '../prepared-query.ts'
import { type AccountRow, accountColumns, isPinOf, pinColumns, toAccount } from './accounts.ts'
import { type CounterSubject, createDoorCounters } from './door-counters.ts'
import { createKnownDevices, holderReference, type KnownHolding } from './known-devices.ts'
import { mailLink } from './mailed-links.ts'
import { createSessionOpener } from './open-session.ts'

const noCounts: Record<DoorCount, number> = {
  alone: 0,
  pair: 0,
  account: 0,
  letters: 0,
  address: 0,
}

/** The store's `logIn`: gathers the facts, lets core decide, applies the decision, all in one transaction. */
export function createLogIn(engine: Engine): AccessStore['logIn'] {
  const { db } = engine
  const devices = createKnownDevices(db)
  const counters = createDoorCounters(db)
  const openSession = createSessionOpener(db, devices)
  const candidatesByEmail = prepareQuery<{ emailKey: string }>(db)((from, value) =>
    from
      .selectFrom('subscriptions')
      .select(accountColumns)
      .select(pinColumns)
      .where('subscriptions.email_key', '=', value('emailKey')),
  )
  const candidatesByPin = prepareQuery<{ current: string; previous: string }>(db)((from, value) =>
    from
      .selectFrom('subscriptions')
      .select(accountColumns)
      .where('subscriptions.pin_hmac', 'in', [value('current'), value('previous')])
      .orderBy('subscriptions.ends_at', 'desc')
      .limit(3),
  )
  const countActive = prepareQuery<{ now: number; limit: number }>(db)((from, value) =>
    from
      .selectFrom((inner) =>
        inner
          .selectFrom('subscriptions')
          .select('subscriptions.id')
          .where('subscriptions.ends_at', '>', value('now'))
          // Above this many the exact number decides nothing, and counting millions takes long.
          .limit(value('limit'))
          .as('active'),
      )
      .select(({ fn }) => fn.countAll<number>().as('total')),
  )

  return (attempt) => engine.transaction((trx) => logIn(trx, attempt))

  async function logIn(trx: StoreTransaction, attempt: LoginAttempt): Promise<LoginResult> {
    const subject = {
      emailKey: attempt.email?.counterKey ?? '',
      addressKey: attempt.addressKey,
    }
    // One attempt at a time for each device and each account, or many at once would all be the first.
    if (attempt.deviceHash !== null) {
      await engine.lock(trx, `device:${attempt.deviceHash}`, 'exclusive')
    }
    const holdings = await devices.holdings(trx, attempt)
    if (openOnDevice(holdings)) {
      return settle(trx, attempt, subject, withoutDoor(holdings), rowsOf(holdings))
    }
    const { facts, rows } = await (attempt.email
      ? factsOfPair(trx, attempt, subject, holdings)
      : factsOfPin(trx, attempt, subject, holdings))
    return settle(trx, attempt, subject, facts, rows)
  }

  async function factsOfPair(
    trx: StoreTransaction,
    attempt: LoginAttempt,
    subject: CounterSubject,
    holdings: readonly KnownHolding[],
  ): Promise<{ facts: DoorFacts; rows: AccountRow[] }> {
    await engine.lock(trx, `account:${subject.emailKey}`, 'exclusive')
    const rows = await candidatesByEmail(trx, { emailKey: attempt.email?.key ?? '' })
    const active = rows.find((row) => row.ends_at > attempt.now)
    const facts = {
      ...withoutDoor(holdings),
      hasEmail: true,
      special: attempt.special,
      pair: {
        activeId: active?.id ?? null,
        activePinMatches: active !== undefined && isPinOf(active, attempt.pinHmacs),
        endedPinMatches: rows.some((row) => row !== active && isPinOf(row, attempt.pinHmacs)),
      },
      counts: await counters.read(trx, subject, attempt.now),
    }
    return { facts, rows }
  }

  async function factsOfPin(
    trx: StoreTransaction,
    attempt: LoginAttempt,
    subject: CounterSubject,
    holdings: readonly KnownHolding[],
  ): Promise<{ facts: DoorFacts; rows: AccountRow[] }> {
    const [current, previous = current] = attempt.pinHmacs
    if (!current || !previous) throw new Error('a PIN without an HMAC')
    const rows = await candidatesByPin(trx, { current: current.hmac, previous: previous.hmac })
    const active = rows.filter((row) => row.ends_at > attempt.now)
    const hits = active.length > 0 || attempt.special?.pinMatches === true
    // A failure counts before the next hit is judged: those that would open wait for those that have failed.
    await engine.lock(trx, 'door', hits ? 'shared' : 'exclusive')
    const counts = await counters.read(trx, subject, attempt.now)
    const [count] = await countActive(trx, {
      now: attempt.now,
      limit: mostActiveByPinAlone(attempt.limits.wrongOpeningsPerDay) + 1,
    })
    const facts = {
      ...withoutDoor(holdings),
      special: attempt.special,
      holders: {
        active: active.map((row) => row.id),
        hasEnded: rows.length > active.length,
      },
      activeSubscriptions: count?.total ?? 0,
      counts,
    }
    return { facts, rows }
  }

  async function settle(
    trx: StoreTransaction,
    attempt: LoginAttempt,
    subject: CounterSubject,
    facts: DoorFacts,
    rows: readonly AccountRow[],
  ): Promise<LoginResult> {
    const { now, deviceHash, limits } = attempt
    const tags = attempt.special?.tags ?? []
    const decision = decideAtDoor(facts, limits)
    if (deviceHash !== null) {
      await devices.applyFailures(trx, deviceHash, decision.failedHoldings, tags)
    }
    await counters.add(trx, subject, decision.counted, now)
    const { outcome } = decision
    if (outcome.answer === 'link-sent') {
      const { linkTo } = decision
      const row = rows.find(({ id }) => linkTo?.kind === 'subscription' && linkTo.id === id)
      const account = linkTo?.kind === 'special' ? linkTo : row && toAccount(row)
      await mailLink(trx, {
        now,
        enrolmentHash: attempt.enrolmentHash,
        recipient: linkTo && account ? { account, reference: holderReference(linkTo, tags) } : null,
        writeLetter: attempt.writeLink,
      })
    }
    if (outcome.answer === 'too-many-attempts') {
      const limit = limits.addressFailuresPerHour
      const retryAfterMs = await counters.addressWaitMs(trx, subject, 'address', limit, now)
      return { answer: outcome.answer, retryAfterMs }
    }
    if (outcome.answer !== 'open') return { answer: outcome.answer }
    return openSession(trx, {
      now,
      account: accountOf(outcome, rows, attempt.session.specialEndsAt),
      reference: holderReference(outcome.account, tags),
      deviceHash: isStillKnown(facts, decision.failedHoldings) ? deviceHash : null,
      session: attempt.session,
    })
  }
}

/** Facts of an attempt that the device alone settles; the rest is filled in where it does not. */
function withoutDoor(holdings: readonly KnownHolding[]): DoorFacts {
  return {
    device: holdings,
    hasEmail: false,
    special: null,
    holders: { active: [], hasEnded: false },
    pair: { activeId: null, activePinMatches: false, endedPinMatches: false },
    activeSubscriptions: 0,
    counts: noCounts,
  }
}

function rowsOf(holdings: readonly KnownHolding[]): AccountRow[] {
  return holdings.flatMap(({ row }) => (row ? [row] : []))
}

/** Whether the browser's token still holds an account that lives, so that it need not be given another. */
function isStillKnown(
  facts: DoorFacts,
  failed: readonly { account: { kind: string; id?: string }; isForgotten: boolean }[],
): boolean {
  return facts.device.some(
    ({ account, isActive }) =>
      isActive && !failed.some((failure) => failure.account === account && failure.isForgotten),
  )
}

function accountOf(
  { account }: DoorAnswer & { answer: 'open' },
  rows: readonly AccountRow[],
  specialEndsAt: number,
) {
  if (account.kind === 'special') return { kind: 'special' as const, endsAt: specialEndsAt }
  const row = rows.find(({ id }) => id === account.id)
  if (!row) throw new Error('the door opened for an account that was not looked up')
  return toAccount(row)
}
