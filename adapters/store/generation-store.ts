import type { GenerationStore } from '#server/ports/generation-store.ts'
import type { Engine } from './dialects/engine.ts'

const hourMs = 60 * 60_000
const noLimit = 0

/** The fair-use port over an engine whose tables are up to date. */
export function createGenerationStore(engine: Engine): GenerationStore {
  return {
    beginGeneration: ({ now, id, holder, leaseMs, limits }) =>
      engine.transaction(async (trx) => {
        await engine.lock(trx, `generations:${holder}`, 'exclusive')
        const underWay = await trx
          .selectFrom('generations')
          .select('lease_until')
          .where('holder', '=', holder)
          .where('ended_at', 'is', null)
          .where('lease_until', '>', now)
          .orderBy('lease_until')
          .execute()
        const [first] = underWay
        if (first && isReached(limits.atATime, underWay.length)) {
          return { answer: 'generations-at-once', retryAfterMs: first.lease_until - now }
        }
        if (limits.perHour !== noLimit) {
          const last = await trx
            .selectFrom('generations')
            .select('started_at')
            .where('holder', '=', holder)
            .where('started_at', '>', now - hourMs)
            .orderBy('started_at', 'desc')
            .limit(1)
            .offset(limits.perHour - 1)
            .executeTakeFirst()
          // So many have started since this one, it included: the next may when it is an hour old.
          if (last) {
            return { answer: 'generations-per-hour', retryAfterMs: last.started_at + hourMs - now }
          }
        }
        await trx
          .insertInto('generations')
          .values({ id, holder, started_at: now, lease_until: now + leaseMs, ended_at: null })
          .execute()
        return { answer: 'started' }
      }, 'brief'),

    endGeneration: (id, now) =>
      engine.transaction(async (trx) => {
        await trx
          .updateTable('generations')
          .set({ ended_at: now })
          .where('id', '=', id)
          .where('ended_at', 'is', null)
          .execute()
      }, 'brief'),
  }
}

function isReached(limit: number, count: number): boolean {
  return limit !== noLimit && count >= limit
}
