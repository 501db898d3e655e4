import type { GenerationStore } from '#server/ports/generation-store.ts'
import type { Engine } from './dialects/engine.ts'

const hourMs = 60 * 60_000

/** The fair-use port over an engine whose tables are up to date. */
export function createGenerationStore(engine: Engine): GenerationStore {
  return {
    beginGeneration: ({ now, id, holder, leaseMs, limits }) =>
      engine.transaction(async (trx) => {
        await engine.lock(trx, `generations:${holder}`, 'exclusive')
        const ofLastHour = await trx
          .selectFrom('generations')
          .select(['started_at', 'lease_until', 'ended_at'])
          .where('holder', '=', holder)
          .where('started_at', '>', now - hourMs)
          .orderBy('started_at', 'desc')
          .limit(limits.perHour)
          .execute()
        const underWay = ofLastHour.filter((one) => one.ended_at === null && one.lease_until > now)
        if (underWay.length >= limits.atATime) {
          const freeAt = Math.min(...underWay.map((one) => one.lease_until))
          return { answer: 'generations-at-once', retryAfterMs: freeAt - now }
        }
        const oldest = ofLastHour.at(-1)
        if (oldest && ofLastHour.length >= limits.perHour) {
          return { answer: 'generations-per-hour', retryAfterMs: oldest.started_at + hourMs - now }
        }
        await trx
          .insertInto('generations')
          .values({ id, holder, started_at: now, lease_until: now + leaseMs, ended_at: null })
          .execute()
        return { answer: 'started' }
      }),

    endGeneration: async (id, now) => {
      await engine.db
        .updateTable('generations')
        .set({ ended_at: now })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .execute()
    },
  }
}
