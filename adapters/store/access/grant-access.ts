/** Giving access and taking it back, also inside a transaction that does more, such as fulfilling an order. */
import type { Grant, Granted, PinCandidate } from '#server/ports/access-store.ts'
import type { SubscriptionsTable } from '../database.ts'
import type { Engine, StoreTransaction } from '../dialects/engine.ts'
import { insertLetter, orderOfLetter } from '../letters.ts'
import { accountColumns, toAccount } from './accounts.ts'

/** The store's `grantAccess` (server/ports/access-store.ts), within a transaction. */
export async function grantAccess(
  engine: Engine,
  trx: StoreTransaction,
  grant: Grant,
): Promise<Granted> {
  const extended = grant.emailKey === null ? undefined : await extend(engine, trx, grant)
  const row = extended ?? (await create(engine, trx, grant))
  const account = toAccount(row)
  const letter = grant.writeLetter(account, extended !== undefined)
  if (letter) {
    await trx
      .insertInto('enrolments')
      .values({
        key_hash: grant.enrolmentHash,
        subscription_id: row.id,
        special_tag: null,
        created_at: grant.now,
        spent_at: null,
        order_id: orderOfLetter(letter),
      })
      .execute()
    await insertLetter(trx, letter)
  }
  return { account, isExtension: extended !== undefined }
}

/**
 * Moves the end earlier, but not before `now`; when access ends, its sessions and devices go.
 * @returns the new end, or null for an unknown subscription
 */
export async function takeBackAccess(
  trx: StoreTransaction,
  subscriptionId: string,
  durationMs: number,
  now: number,
): Promise<number | null> {
  const row = await trx
    .updateTable('subscriptions')
    .set(({ eb }) => ({ ends_at: eb('ends_at', '-', durationMs) }))
    .where('id', '=', subscriptionId)
    .where('ends_at', '>', now)
    .returning('ends_at')
    .executeTakeFirst()
  if (!row) {
    const ended = await trx
      .selectFrom('subscriptions')
      .select('ends_at')
      .where('id', '=', subscriptionId)
      .executeTakeFirst()
    return ended?.ends_at ?? null
  }
  if (row.ends_at > now) return row.ends_at
  await endAccess(trx, subscriptionId, now)
  return now
}

/** Ends access now. */
export async function endAccess(
  trx: StoreTransaction,
  subscriptionId: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ ends_at: now })
    .where('id', '=', subscriptionId)
    .execute()
  await trx.deleteFrom('devices').where('subscription_id', '=', subscriptionId).execute()
}

type GrantedRow = Pick<
  SubscriptionsTable,
  'id' | 'email' | 'name' | 'language' | 'pin_sealed' | 'ends_at'
>

async function extend(
  engine: Engine,
  trx: StoreTransaction,
  { emailKey, now, durationMs }: Grant,
): Promise<GrantedRow | undefined> {
  // Two simultaneous purchases by someone without access: the second must see the first's subscription.
  await engine.lock(trx, `email:${emailKey}`, 'exclusive')
  const current = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('ends_at', '>', now)
    .orderBy('ends_at', 'desc')
    .executeTakeFirst()
  if (!current) return undefined
  return trx
    .updateTable('subscriptions')
    .set(({ eb }) => ({ ends_at: eb('ends_at', '+', durationMs) }))
    .where('id', '=', current.id)
    .returning(accountColumns)
    .executeTakeFirstOrThrow()
}

async function create(engine: Engine, trx: StoreTransaction, grant: Grant): Promise<GrantedRow> {
  await engine.lock(trx, 'pins', 'exclusive')
  const pin = await pickFree(trx, grant)
  const [current] = pin.hmacs
  if (!current) throw new Error('a PIN candidate needs an HMAC')
  return trx
    .insertInto('subscriptions')
    .values({
      id: grant.subscriptionId,
      email: grant.email,
      email_key: grant.emailKey,
      name: grant.name,
      language: grant.language,
      time_zone: grant.dateForm?.timeZone ?? null,
      locale: grant.dateForm?.locale ?? null,
      source: grant.source,
      pin_key_id: current.keyId,
      pin_hmac: current.hmac,
      pin_sealed: pin.seal(),
      created_at: grant.now,
      ends_at: grant.now + grant.durationMs,
      ending_letter_ends_at: null,
    })
    .returning(accountColumns)
    .executeTakeFirstOrThrow()
}

/**
 * The first PIN that nobody has or had; otherwise the first that nobody has; otherwise the first. Needs the lock
 * `pins`.
 */
export async function pickFree(
  trx: StoreTransaction,
  { pinCandidates, now }: Pick<Grant, 'pinCandidates' | 'now'>,
): Promise<PinCandidate> {
  const [first] = pinCandidates
  if (!first) throw new Error('a grant needs at least one PIN candidate')
  const rows = await trx
    .selectFrom('subscriptions')
    .select(({ fn }) => ['pin_hmac', fn.max('ends_at').as('last_end')])
    .where(
      'pin_hmac',
      'in',
      pinCandidates.flatMap(({ hmacs }) => hmacs.map(({ hmac }) => hmac)),
    )
    .groupBy('pin_hmac')
    .execute()
  const lastEnds = new Map(rows.map((row) => [row.pin_hmac, row.last_end]))
  const lastEnd = (candidate: PinCandidate): number =>
    Math.max(...candidate.hmacs.map(({ hmac }) => lastEnds.get(hmac) ?? 0))
  return (
    pinCandidates.find((candidate) => lastEnd(candidate) === 0) ??
    pinCandidates.find((candidate) => lastEnd(candidate) <= now) ??
    first
  )
}
