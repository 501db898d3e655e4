import { sql } from 'kysely'
import type {
  GenerationRefusal,
  GenerationRequest,
  GenerationStore,
} from '#server/ports/generation-store.ts'
import { payerMarks } from '#server/selling/persons.ts'
import type { GenerationsTable } from './database.ts'
import type { Engine, StoreTransaction } from './dialects/engine.ts'
import { toOrder } from './orders/order-rows.ts'
import { prepareQuery } from './prepared-query.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const noLimit = 0
/**
 * When what a generation sent counts as sent. Its end comes after each of its requests, so that no stretch of an hour
 * holds more than the hour's limit; one that nobody ended had its lease.
 */
const sentAt = sql<number>`coalesce(ended_at, lease_until)`
/** Anyone who bought more often has the same few payers and browsers. */
const ordersMost = 5

/** The fair-use port over an engine whose tables are up to date. */
export function createGenerationStore(engine: Engine): GenerationStore {
  const { db } = engine
  const underWayOf = prepareQuery<{ holder: string; now: number }>(db)((from, value) =>
    from
      .selectFrom('generations')
      .select('lease_until')
      .where('holder', '=', value('holder'))
      .where('ended_at', 'is', null)
      .where('lease_until', '>', value('now'))
      .orderBy('lease_until'),
  )
  /** The one that as many as `offset` have been started after. */
  const startedBefore = prepareQuery<{ holder: string; since: number; offset: number }>(db)(
    (from, value) =>
      from
        .selectFrom('generations')
        .select('started_at')
        .where('holder', '=', value('holder'))
        .where('started_at', '>', value('since'))
        .orderBy('started_at', 'desc')
        .limit(1)
        .offset(value('offset')),
  )
  const charactersSince = prepareQuery<{ holder: string; since: number }>(db)((from, value) =>
    from
      .selectFrom('generations')
      .select(({ fn }) => fn.coalesce(fn.sum<number>('prompt_characters'), sql.lit(0)).as('sum'))
      .where('holder', '=', value('holder'))
      .where(sentAt, '>', value('since')),
  )
  /** The oldest first. */
  const spendingSince = prepareQuery<{ holder: string; since: number }>(db)((from, value) =>
    from
      .selectFrom('generations')
      .select(['prompt_characters', sentAt.as('sent_at')])
      .where('holder', '=', value('holder'))
      .where(sentAt, '>', value('since'))
      .orderBy(sentAt),
  )
  const insert = prepareQuery<Omit<GenerationsTable, 'ended_at'>>(db)((into, value) =>
    into.insertInto('generations').values({
      id: value('id'),
      holder: value('holder'),
      started_at: value('started_at'),
      lease_until: value('lease_until'),
      ended_at: null,
      prompt_characters: value('prompt_characters'),
    }),
  )
  /** Whichever holder is a subscription. */
  const count = prepareQuery<{ holder: string }>(db)((from, value) =>
    from
      .updateTable('subscriptions')
      .set(({ eb }) => ({ generations: eb('generations', '+', 1) }))
      .where('id', '=', value('holder')),
  )
  const end = prepareQuery<{ id: string; now: number; promptCharacters: number }>(db)(
    (from, value) =>
      from
        .updateTable('generations')
        .set({ ended_at: value('now'), prompt_characters: value('promptCharacters') })
        .where('id', '=', value('id'))
        .where('ended_at', 'is', null),
  )

  const ordersOf = prepareQuery<{ subscriptionId: string }>(db)((from, value) =>
    from
      .selectFrom('orders')
      .selectAll()
      .where('subscription_id', '=', value('subscriptionId'))
      .orderBy('created_at', 'desc')
      .limit(ordersMost),
  )

  return {
    beginGeneration: (request) =>
      engine.transaction(async (trx) => {
        const { now, id, holders, leaseMs, promptCharacters } = request
        let share = 0
        // In a fixed order, or two generations of one person could wait for each other.
        for (const holder of [...holders].sort()) {
          await engine.lock(trx, `generations:${holder}`, 'exclusive')
          const refusal = await slotRefusal(trx, holder, request)
          if (refusal) return refusal
          const purse = await purseOf(trx, holder, request)
          if ('answer' in purse) return purse
          share = Math.max(share, purse.share)
        }
        const lease = { started_at: now, lease_until: now + leaseMs }
        for (const [place, holder] of holders.entries()) {
          const slot = { id: placeId(id, place), holder, prompt_characters: promptCharacters }
          await insert(trx, { ...slot, ...lease })
          await count(trx, { holder })
        }
        return { answer: 'started', share }
      }, 'brief'),

    endGeneration: ({ id, holders, now, promptCharacters }) =>
      engine.transaction(async (trx) => {
        for (const place of holders.keys()) {
          await end(trx, { id: placeId(id, place), now, promptCharacters })
        }
      }, 'brief'),

    buyersOf: async (subscriptionId) => {
      const orders = (await ordersOf(db, { subscriptionId })).map(toOrder)
      const payments = orders.flatMap(({ state }) => state.payments)
      return {
        payers: orders.flatMap(payerMarks),
        emails: payments.flatMap(({ payer }) => payer.email ?? []),
        browsers: orders.map(({ browserHash }) => browserHash),
      }
    },
  }

  /** Why this holder may not start another one now; undefined: they may. */
  async function slotRefusal(
    trx: StoreTransaction,
    holder: string,
    { now, limits }: GenerationRequest,
  ): Promise<GenerationRefusal | undefined> {
    if (limits.atATime !== noLimit) {
      const underWay = await underWayOf(trx, { holder, now })
      const [first] = underWay
      if (first && underWay.length >= limits.atATime) {
        return { answer: 'generations-at-once', retryAfterMs: first.lease_until - now }
      }
    }
    if (limits.perHour !== noLimit) {
      const [last] = await startedBefore(trx, {
        holder,
        since: now - hourMs,
        offset: limits.perHour - 1,
      })
      // So many have started since this one, it included: the next may when it is an hour old.
      if (last) {
        return { answer: 'generations-per-hour', retryAfterMs: last.started_at + hourMs - now }
      }
    }
    return undefined
  }

  /** How much of their characters this holder would have used with this generation, or why they may not start it. */
  async function purseOf(
    trx: StoreTransaction,
    holder: string,
    { now, limits, promptCharacters }: GenerationRequest,
  ): Promise<{ share: number } | GenerationRefusal> {
    let share = 0
    const windows = [
      ['characters-per-hour', hourMs, limits.charactersPerHour],
      ['characters-per-day', dayMs, limits.charactersPerDay],
    ] as const
    for (const [answer, windowMs, most] of windows) {
      if (most === noLimit) continue
      const since = { holder, since: now - windowMs }
      const [sent] = await charactersSince(trx, since)
      const wanted = Number(sent?.sum ?? 0) + promptCharacters
      share = Math.max(share, wanted / most)
      if (wanted <= most) continue
      const free = freeAt(await spendingSince(trx, since), wanted - most)
      return { answer, retryAfterMs: (free ?? now) + windowMs - now }
    }
    return { share }
  }
}

/** When the last of these that must leave the window for so many characters was sent; undefined: not even all are enough. */
function freeAt(
  spending: readonly { prompt_characters: number; sent_at: number }[],
  characters: number,
): number | undefined {
  let freed = 0
  return spending.find((one) => {
    freed += one.prompt_characters
    return freed >= characters
  })?.sent_at
}

/** A generation takes one slot for each holder; the first has its own id. */
function placeId(id: string, place: number): string {
  return place === 0 ? id : `${id}#${place}`
}
