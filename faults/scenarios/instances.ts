/** Two servers start at once on an empty database, sell, stop at once in the middle of it, and start at once again. */
import { createChance } from '../chance.ts'
import { createMarket } from '../market.ts'
import { type Judgement, judge, sumJudgements } from '../oracle.ts'
import { engineNames, type Scenario } from '../scenario.ts'
import { createWorld } from '../world.ts'

const roundsOf = { short: 1, long: 10 }

export const instances: Scenario = {
  name: 'instances',
  engines: engineNames,
  run: async ({ seed, newDatabase, size, count = roundsOf[size] }) => {
    const chance = createChance(seed)
    const judgements: Judgement[] = []
    for (let round = 0; round < count; round += 1) {
      const databaseUrl = await newDatabase()
      const world = await createWorld({ databaseUrl, instances: 2, isEmpty: true })
      try {
        await Promise.all([world.start(0).listening, world.start(1).listening])
        const market = createMarket(world, chance)
        await market.stock(4)
        for (let buyer = 0; buyer < 4; buyer += 1) market.comeBack(market.pay())
        const codes = await Promise.all(world.servers.map((server) => server.terminate()))
        const judgement = await judge(world, market)
        if (codes.some((code) => code !== 0)) judgement.losses.push(`ended with ${codes}`)
        judgements.push(judgement)
      } finally {
        await world.close()
      }
    }
    const injected = { 'two starts and migrations at once': count, 'two SIGTERM at once': count }
    return { rounds: count, injected, judgement: sumJudgements(judgements) }
  },
}
