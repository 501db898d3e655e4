/** The machine's clock is set forward and back by up to a day while orders are in progress. */
import { setTimeout as wait } from 'node:timers/promises'
import { createChance } from '../chance.ts'
import { createMarket } from '../market.ts'
import { judge } from '../oracle.ts'
import { engineNames, type Scenario } from '../scenario.ts'
import { createWorld } from '../world.ts'

const jumpsOf = { short: 6, long: 100 }
const furthestMs = 24 * 60 * 60_000

export const clockJumps: Scenario = {
  name: 'clock-jumps',
  engines: engineNames,
  run: async ({ seed, newDatabase, size, count = jumpsOf[size] }) => {
    const chance = createChance(seed)
    const world = await createWorld({ databaseUrl: await newDatabase() })
    try {
      await world.start().listening
      const market = createMarket(world, chance)
      let [forward, back] = [0, 0]
      for (let jump = 0; jump < count; jump += 1) {
        await market.stock(2)
        const orders = [market.pay(), market.pay()]
        await wait(chance() * 40)
        // By minutes as often as by hours.
        const distanceMs = Math.round(furthestMs * chance() ** 4)
        const isForward = jump % 2 === 0
        await world.jump(isForward ? distanceMs : -distanceMs)
        if (isForward) forward += 1
        else back += 1
        for (const order of orders) market.comeBack(order)
        await wait(chance() * 300)
      }
      const injected = { 'clock forward': forward, 'clock back': back }
      // What was postponed while the clock was ahead becomes due at that time.
      await world.jump(furthestMs)
      return { rounds: count, injected, judgement: await judge(world, market) }
    } finally {
      await world.close()
    }
  },
}
