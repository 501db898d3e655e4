import type { GenerationStore } from '#server/ports/generation-store.ts'
import type { GenerationsTable } from './database.ts'
import type { Engine } from './dialects/engine.ts'
import { prepareQuery } from './prepared-query.ts'

const hourMs = 60 * 60_000
const noLimit = 0

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
  const end = prepareQuery<{ id: string; now: number }>(db)((from, value) =>
    from
      .updateTable('generations')
      .set({ ended_at: value('now') })
      .where('id', '=', value('id'))
      .where('ended_at', 'is', null),
  )

  return {
    beginGeneration: ({ now, id, holder, leaseMs, limits }) =>
      engine.transaction(async (trx) => {
        await engine.lock(trx, `generations:${holder}`, 'exclusive')
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
        await insert(trx, { id, holder, started_at: now, lease_until: now + leaseMs })
        return { answer: 'started' }
      }, 'brief'),

    endGeneration: (id, now) =>
      engine.transaction(async (trx) => {
        await end(trx, { id, now })
      }, 'brief'),
  }
}
