/** Providers, mail and AI are all down for a day; some buyers paid before, others pay meanwhile. */
import { setTimeout as wait } from 'node:timers/promises'
import { createChance } from '../chance.ts'
import { createCouple } from '../couple.ts'
import { createMarket } from '../market.ts'
import { judge } from '../oracle.ts'
import { engineNames, type Scenario } from '../scenario.ts'
import { createWorld, services } from '../world.ts'

const hourMs = 60 * 60_000
const stepHours = { short: 6, long: 1 }
const buyersOf = { short: 6, long: 24 }
/** Longer than the pause between two of the servers' looks for due work. */
const turnMs = 2_200

export const dayDown: Scenario = {
  name: 'day-down',
  engines: engineNames,
  run: async ({ seed, newDatabase, size, count = buyersOf[size] }) => {
    const chance = createChance(seed)
    const world = await createWorld({ databaseUrl: await newDatabase() })
    try {
      const server = world.start()
      await server.listening
      const market = createMarket(world, chance)
      const couple = createCouple(chance)
      await couple.logIn(server.url)
      await market.stock(count)
      for (let buyer = 0; buyer < count / 2; buyer += 1) market.pay()
      for (const service of services) world.proxies[service].isDown = true
      for (let buyer = 0; buyer < count / 2; buyer += 1) market.comeBack(market.pay())
      const stream = await couple.askForTexts(server.url)
      for (let hour = 0; hour < 24; hour += stepHours[size]) {
        await world.jump(stepHours[size] * hourMs)
        await wait(turnMs)
        if (hour === 12) {
          await world.servers[0]?.kill()
          await world.start().listening
        }
      }
      const injected = { ...world.injected(), 'hours away': 24, SIGKILL: 1 }
      const judgement = await judge(world, market, { contentMarks: couple.marks })
      if (!stream.endsWith('event: end\ndata: {}\n\n')) {
        judgement.losses.push('a stream broke off without an AI service')
      }
      return { rounds: count, injected, judgement }
    } finally {
      await world.close()
    }
  },
}
