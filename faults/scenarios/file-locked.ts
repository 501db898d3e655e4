/** Another process locks the SQLite file, for less and for more than our patience. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createChance } from '../chance.ts'
import { createMarket } from '../market.ts'
import { judge } from '../oracle.ts'
import type { Scenario } from '../scenario.ts'
import { sellMeanwhile } from '../sell-meanwhile.ts'
import { createWorld } from '../world.ts'

const roundsOf = { short: 1, long: 8 }
/** Our patience is 10 s (adapters/store/dialects/sqlite-driver.ts). */
const holdsMs = [300, 3_000, 12_000]

export const fileLocked: Scenario = {
  name: 'file-locked',
  engines: ['SQLite'],
  run: async ({ seed, size, count = roundsOf[size] }) => {
    const chance = createChance(seed)
    const world = await createWorld()
    const other = new DatabaseSync(join(world.dataDir, 'enlace.db'), { timeout: 5_000 })
    try {
      await world.start().listening
      const market = createMarket(world, chance)
      let refused = 0
      for (let round = 0; round < count; round += 1) {
        await market.stock(4)
        refused += await sellMeanwhile(world, market, chance, {
          begin: () => other.exec('begin exclusive'),
          lastsMs: holdsMs[round % holdsMs.length] ?? 0,
          end: () => other.exec('rollback'),
        })
      }
      const judgement = await judge(world, market)
      const injected = { 'file locked': count, 'answered 5xx for it': refused }
      return { rounds: count, injected, judgement }
    } finally {
      other.close()
      await world.close()
    }
  },
}
