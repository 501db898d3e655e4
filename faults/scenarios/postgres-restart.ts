/** PostgreSQL crashes and comes back in the middle of the transaction that marks an order as paid. */
import { startPostgresServer } from '#adapters/store/testing/postgres-server.ts'
import { createChance } from '../chance.ts'
import { createMarket } from '../market.ts'
import { judge } from '../oracle.ts'
import type { Scenario } from '../scenario.ts'
import { sellMeanwhile } from '../sell-meanwhile.ts'
import { lockTable } from '../table-lock.ts'
import { createWorld } from '../world.ts'

const restartsOf = { short: 1, long: 10 }

export const postgresRestart: Scenario = {
  name: 'postgres-restart',
  engines: ['PostgreSQL'],
  run: async ({ seed, size, count = restartsOf[size] }) => {
    const chance = createChance(seed)
    // A separate server, because others sharing it would feel the crash too.
    const postgres = await startPostgresServer({ fsync: true })
    try {
      const world = await createWorld({ databaseUrl: postgres.url })
      try {
        await world.start().listening
        const market = createMarket(world, chance)
        let refused = 0
        for (let restart = 0; restart < count; restart += 1) {
          await market.stock(4)
          // The last table that fulfilment writes to, and one it begins with.
          const lock = await lockTable(postgres.url, restart % 2 === 0 ? 'letters' : 'payments')
          refused += await sellMeanwhile(world, market, chance, {
            begin: async () => {
              await lock.untilWaiting(1)
              await postgres.restart()
            },
            lastsMs: 0,
            end: () => lock.release(),
          })
        }
        const judgement = await judge(world, market)
        const injected = {
          'PostgreSQL restarted in a transaction': count,
          'answered 5xx for it': refused,
        }
        return { rounds: count, injected, judgement }
      } finally {
        await world.close()
      }
    } finally {
      await postgres.stop()
    }
  },
}
