/** Every connection in the server's pool is busy for longer than its patience. */
import { createChance } from '../chance.ts'
import { createMarket } from '../market.ts'
import { judge } from '../oracle.ts'
import type { Scenario } from '../scenario.ts'
import { sellMeanwhile } from '../sell-meanwhile.ts'
import { lockTable, type TableLock } from '../table-lock.ts'
import { createWorld } from '../world.ts'

const roundsOf = { short: 1, long: 5 }
/** Connections per server, and its patience for a free one (adapters/store/dialects/postgres.ts). */
const poolSize = 10
const lastsMs = 7_000

export const poolExhausted: Scenario = {
  name: 'pool-exhausted',
  engines: ['PostgreSQL'],
  run: async ({ seed, newDatabase, size, count = roundsOf[size] }) => {
    const chance = createChance(seed)
    const databaseUrl = (await newDatabase()) ?? ''
    const world = await createWorld({ databaseUrl })
    try {
      await world.start().listening
      const market = createMarket(world, chance)
      let refused = 0
      for (let round = 0; round < count; round += 1) {
        await market.stock(4)
        let lock: TableLock | undefined
        refused += await sellMeanwhile(world, market, chance, {
          begin: async () => {
            lock = await lockTable(databaseUrl, 'orders')
            // More buyers than connections.
            void market.stock(2 * poolSize).catch(() => {})
            await lock.untilWaiting(poolSize)
          },
          lastsMs,
          end: async () => lock?.release(),
        })
      }
      const judgement = await judge(world, market)
      const injected = { 'pool exhausted': count, 'answered 5xx for it': refused }
      return { rounds: count, injected, judgement }
    } finally {
      await world.close()
    }
  },
}
