/** SIGTERM while texts are streaming and orders are in progress: streams finish, and nothing is lost. */
import { createChance } from '../chance.ts'
import { createCouple } from '../couple.ts'
import { createMarket } from '../market.ts'
import { judge } from '../oracle.ts'
import { engineNames, type Scenario } from '../scenario.ts'
import { createWorld } from '../world.ts'

const roundsOf = { short: 1, long: 10 }
const streams = 10
/** The reading of the answers, then the three texts in one stream. */
const callsOfStream = 2

export const sigterm: Scenario = {
  name: 'sigterm',
  engines: engineNames,
  run: async ({ seed, newDatabase, size, count = roundsOf[size] }) => {
    const chance = createChance(seed)
    const world = await createWorld({ databaseUrl: await newDatabase() })
    try {
      const market = createMarket(world, chance)
      const couple = createCouple(chance)
      const wrong: string[] = []
      let ended = 0
      for (let round = 0; round < count; round += 1) {
        const server = world.start()
        await server.listening
        await couple.logIn(server.url)
        await market.stock(4)
        const called = world.ai.calls.length
        const asked = Promise.allSettled(
          Array.from({ length: streams }, () => couple.askForTexts(server.url)),
        )
        // Each one's calls have all reached the AI service: none is still waiting to be accepted.
        while (world.ai.calls.length < called + streams * callsOfStream) {
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
        for (let buyer = 0; buyer < 4; buyer += 1) market.comeBack(market.pay())
        const code = await server.terminate()
        if (code !== 0) wrong.push(`round ${round} ended with ${code}`)
        for (const result of await asked) {
          const stream = result.status === 'fulfilled' ? result.value : String(result.reason)
          const isWhole = stream.match(/event: done/g)?.length === 3
          if (isWhole && stream.endsWith('event: end\ndata: {}\n\n')) ended += 1
          else wrong.push(`a stream of round ${round} ended with ${stream.slice(-80)}`)
        }
      }
      const judgement = await judge(world, market, { contentMarks: couple.marks })
      judgement.losses.push(...wrong)
      return {
        rounds: count,
        injected: { 'SIGTERM under streams': count },
        figures: { 'streams ended whole': ended },
        judgement,
      }
    } finally {
      await world.close()
    }
  },
}
