import type {
  GenerationLimits,
  GenerationStart,
  GenerationStore,
} from '#server/ports/generation-store.ts'
import { payerMarks } from '#server/selling/persons.ts'
import type { GenerationsTable } from './database.ts'
import type { Engine, StoreTransaction } from './dialects/engine.ts'
import { toOrder } from './orders/order-rows.ts'
import { prepareQuery } from './prepared-query.ts'

const hourMs = 60 * 60_000
const noLimit = 0
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
  const insert = prepareQuery<Omit<GenerationsTable, 'ended_at'>>(db)((into, value) =>
    into.insertInto('generations').values({
      id: value('id'),
      holder: value('holder'),
      started_at: value('started_at'),
      lease_until: value('lease_until'),
      ended_at: null,
    }),
  )
  /** Whichever holder is a subscription. */
  const count = prepareQuery<{ holder: string }>(db)((from, value) =>
    from
      .updateTable('subscriptions')
      .set(({ eb }) => ({ generations: eb('generations', '+', 1) }))
      .where('id', '=', value('holder')),
  )
  const end = prepareQuery<{ id: string; now: number }>(db)((from, value) =>
    from
      .updateTable('generations')
      .set({ ended_at: value('now') })
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
    beginGeneration: ({ now, id, holders, leaseMs, limits }) =>
      engine.transaction(async (trx) => {
        // In a fixed order, or two generations of one person could wait for each other.
        for (const holder of [...holders].sort()) {
          await engine.lock(trx, `generations:${holder}`, 'exclusive')
          const refusal = await refusalOf(trx, holder, now, limits)
          if (refusal) return refusal
        }
        const lease = { started_at: now, lease_until: now + leaseMs }
        for (const [place, holder] of holders.entries()) {
          await insert(trx, { id: placeId(id, place), holder, ...lease })
          await count(trx, { holder })
        }
        return { answer: 'started' }
      }, 'brief'),

    endGeneration: ({ id, holders, now }) =>
      engine.transaction(async (trx) => {
        for (const place of holders.keys()) await end(trx, { id: placeId(id, place), now })
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
  async function refusalOf(
    trx: StoreTransaction,
    holder: string,
    now: number,
    limits: GenerationLimits,
  ): Promise<Exclude<GenerationStart, { answer: 'started' }> | undefined> {
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
}

/** A generation takes one slot for each holder; the first has its own id. */
function placeId(id: string, place: number): string {
  return place === 0 ? id : `${id}#${place}`
}
