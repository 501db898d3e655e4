/** The outbox over the `letters` table. Every member is one statement or one short transaction. */
import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { defaultLanguage, isLanguage } from '#core/languages.ts'
import { letterKinds } from '#core/letters/letter.ts'
import type {
  DueLetter,
  EndingSoonRequest,
  LetterClaim,
  LetterCounts,
  LetterState,
  LetterSubscription,
  LetterSummary,
  OutboxStore,
} from '#server/ports/outbox-store.ts'
import type { LettersTable, SubscriptionsTable } from './database.ts'
import { dateFormOfRow } from './date-form-of-row.ts'
import type { Engine } from './dialects/engine.ts'
import { insertLetter, isLetterKind, letterSummaries } from './letters.ts'

const jsonText = v.pipe(v.string(), v.parseJson())

/** `[letter]`, or nothing for a kind from a newer version, whose instances send it. */
function dueLetterOf(
  row: Selectable<LettersTable>,
  subscriptions: ReadonlyMap<string, LetterSubscription>,
): DueLetter[] {
  if (!isLetterKind(row.kind)) return []
  const params = v.safeParse(jsonText, row.params)
  return [
    {
      id: row.id,
      kind: row.kind,
      language: isLanguage(row.language) ? row.language : defaultLanguage,
      recipient: row.recipient,
      params: params.success ? params.output : undefined,
      sealed: row.sealed,
      messageId: row.message_id,
      createdAt: row.created_at,
      attempts: row.attempts,
      subscription: subscriptions.get(row.subscription_id ?? '') ?? null,
    },
  ]
}

/** Makes the outbox of one database. Several may work on the same one, in one process or many. */
export function createOutboxStore(engine: Engine): OutboxStore {
  const { db } = engine

  /** The letter, provided this claim is the latest one on it. */
  function updateClaimed(claim: LetterClaim) {
    return db
      .updateTable('letters')
      .where('id', '=', claim.id)
      .where('attempts', '=', claim.attempts)
      .where('state', '=', 'waiting')
  }

  async function subscriptionsOf(
    rows: readonly Selectable<LettersTable>[],
  ): Promise<ReadonlyMap<string, LetterSubscription>> {
    const ids = rows.flatMap((row) => row.subscription_id ?? [])
    if (ids.length === 0) return new Map()
    const found = await db
      .selectFrom('subscriptions')
      .select(['id', 'email', 'name', 'pin_sealed', 'pin_key_id', 'ends_at'])
      .select(['language', 'time_zone', 'locale'])
      .where('id', 'in', ids)
      .execute()
    return new Map(
      found.map((row) => [
        row.id,
        {
          id: row.id,
          email: row.email,
          name: row.name,
          dateForm: dateFormOfRow(row),
          pinSealed: row.pin_sealed,
          pinKeyId: row.pin_key_id,
          endsAt: row.ends_at,
        },
      ]),
    )
  }

  async function claimDueLetters(
    now: number,
    leaseMs: number,
    limit: number,
  ): Promise<DueLetter[]> {
    // The condition stands outside as well: of two statements at once, the second sees the first one's lease there.
    const rows = await db
      .updateTable('letters')
      .set((eb) => ({ lease_until: now + leaseMs, attempts: eb('attempts', '+', 1) }))
      .where('id', 'in', (query) =>
        query
          .selectFrom('letters')
          .select('id')
          .where('state', '=', 'waiting')
          .where('next_attempt_at', '<=', now)
          .where('kind', 'in', letterKinds)
          .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
          .orderBy('next_attempt_at')
          .limit(limit),
      )
      .where('state', '=', 'waiting')
      .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
      .returningAll()
      .execute()
    rows.sort((one, other) => one.next_attempt_at - other.next_attempt_at)
    const subscriptions = await subscriptionsOf(rows)
    return rows.flatMap((row) => dueLetterOf(row, subscriptions))
  }

  async function markLetterSent(claim: LetterClaim, sentAt: number): Promise<void> {
    await db
      .updateTable('letters')
      .set({ state: 'sent', sealed: null, sent_at: sentAt, lease_until: null, last_error: null })
      .where('id', '=', claim.id)
      .where('state', '<>', 'sent')
      .execute()
  }

  async function rescheduleLetter(
    claim: LetterClaim,
    nextAttemptAt: number,
    error: string,
  ): Promise<void> {
    await updateClaimed(claim)
      .set({ next_attempt_at: nextAttemptAt, lease_until: null, last_error: error })
      .execute()
  }

  async function parkLetter(claim: LetterClaim, error: string): Promise<void> {
    await updateClaimed(claim)
      .set({ state: 'parked', lease_until: null, last_error: error })
      .execute()
  }

  async function readdressLetter(
    claim: LetterClaim,
    recipient: string,
    now: number,
    error: string,
  ): Promise<void> {
    await updateClaimed(claim)
      .set({ recipient, next_attempt_at: now, lease_until: null, last_error: error })
      .execute()
  }

  async function discardLetter(claim: LetterClaim): Promise<void> {
    await db
      .deleteFrom('letters')
      .where('id', '=', claim.id)
      .where('attempts', '=', claim.attempts)
      .where('state', '=', 'waiting')
      .execute()
  }

  async function enqueueEndingSoonLetters(request: EndingSoonRequest): Promise<number> {
    return engine.transaction(async (trx) => {
      await engine.lock(trx, 'ending-soon', 'exclusive')
      const ending: Selectable<SubscriptionsTable>[] = await trx
        .selectFrom('subscriptions')
        .selectAll()
        .where('ends_at', '>', request.now)
        .where('ends_at', '<=', request.now + request.noticeMs)
        .where('email', 'is not', null)
        .where((eb) => eb(eb('ends_at', '-', eb.ref('created_at')), '>', request.noticeMs))
        .where((eb) =>
          eb.or([
            eb('ending_letter_ends_at', 'is', null),
            eb('ending_letter_ends_at', '<>', eb.ref('ends_at')),
          ]),
        )
        .orderBy('ends_at')
        .limit(request.limit)
        .execute()
      let put = 0
      for (const subscription of ending) {
        const messageId = `<ending-soon.${subscription.id}.${subscription.ends_at}@${request.messageIdHost}>`
        await trx
          .updateTable('subscriptions')
          .set({ ending_letter_ends_at: subscription.ends_at })
          .where('id', '=', subscription.id)
          .execute()
        // An end can recur: extended, announced, and the extension refunded.
        const told = await trx
          .selectFrom('letters')
          .select('id')
          .where('message_id', '=', messageId)
          .executeTakeFirst()
        if (told !== undefined || subscription.email === null) continue
        await insertLetter(trx, {
          id: randomUUID(),
          kind: 'ending-soon',
          language: isLanguage(subscription.language) ? subscription.language : defaultLanguage,
          recipient: subscription.email,
          subscriptionId: subscription.id,
          params: {},
          sealed: null,
          messageId,
          createdAt: request.now,
        })
        put += 1
      }
      return put
    })
  }

  async function listLetters(
    states: readonly LetterState[],
    limit: number,
  ): Promise<LetterSummary[]> {
    const rows = await db
      .selectFrom('letters')
      .selectAll()
      .where('state', 'in', states)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute()
    return letterSummaries(rows)
  }

  async function countLetters(): Promise<LetterCounts> {
    const rows = await db
      .selectFrom('letters')
      .select((eb) => ['state', eb.fn.countAll().as('count')])
      .groupBy('state')
      .execute()
    const counts: LetterCounts = { waiting: 0, sent: 0, parked: 0 }
    for (const row of rows) counts[row.state] = Number(row.count)
    return counts
  }

  async function retryLetter(id: string, now: number, recipient?: string): Promise<boolean> {
    // A lease stays: a letter being sent at this moment is not sent a second time.
    const result = await db
      .updateTable('letters')
      .set({
        state: 'waiting',
        next_attempt_at: now,
        ...(recipient === undefined ? {} : { recipient }),
      })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'parked'])
      .executeTakeFirst()
    return result.numUpdatedRows > 0n
  }

  return {
    claimDueLetters,
    markLetterSent,
    rescheduleLetter,
    parkLetter,
    readdressLetter,
    discardLetter,
    enqueueEndingSoonLetters,
    listLetters,
    countLetters,
    retryLetter,
  }
}
