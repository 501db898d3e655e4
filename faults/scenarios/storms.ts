/** Every kind of fault on every service, while orders are made and paid and texts are written. */
import { createChance } from '../chance.ts'
import { createCouple } from '../couple.ts'
import { judge } from '../oracle.ts'
import { runOrderRounds } from '../order-rounds.ts'
import { engineNames, type Scenario } from '../scenario.ts'
import { startStorm } from '../storm.ts'
import { createWorld, services } from '../world.ts'

const ordersOf = { short: 16, long: 160 }
const share = 0.25

export const storms: Scenario = {
  name: 'storms',
  engines: engineNames,
  run: async ({ seed, newDatabase, size, count = ordersOf[size], isEnough }) => {
    const chance = createChance(seed)
    const world = await createWorld({ databaseUrl: await newDatabase() })
    try {
      const server = world.start()
      await server.listening
      const couple = createCouple(chance)
      await couple.logIn(server.url)
      for (const service of services) startStorm(world.proxies[service], chance, share)
      let ended = 0
      const broken: string[] = []
      const played = await runOrderRounds(world, {
        ...{ orders: count, seed, isEnough },
        beside: async (place) => {
          if (place % 4 !== 0) return
          const stream = await couple.askForTexts(server.url)
          if (/event: end\ndata: \{\}\n\n$/.test(stream)) ended += 1
          else broken.push(`stream ${place} broke off: ${stream.slice(-80)}`)
        },
      })
      const injected = world.injected()
      const judgement = await judge(world, undefined, { contentMarks: couple.marks })
      judgement.losses.push(...broken)
      return { rounds: played.orders, injected, figures: { 'streams ended': ended }, judgement }
    } finally {
      await world.close()
    }
  },
}
