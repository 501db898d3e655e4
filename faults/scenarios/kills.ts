/** SIGKILLs between the provider's webhook and the buyer's letter. */
import { bundleServer } from '../bundle-server.ts'
import { createChance } from '../chance.ts'
import { createCouple } from '../couple.ts'
import { createEvidence } from '../kills/evidence.ts'
import { runKills } from '../kills/kill-rounds.ts'
import { type Step, steps } from '../kills/steps.ts'
import { createMarket } from '../market.ts'
import { judge } from '../oracle.ts'
import { engineNames, type Outcome, type Scenario, type Setting } from '../scenario.ts'
import { createWorld } from '../world.ts'

/** Once in this many lives of a server, a celebrant's texts are being written as well. */
const livesPerGeneration = 10
/** The long run has 1,000 random points, at least 50 in each step. */
const pointsOf = { short: 12, long: 1_000 }
const shareOfEachStep = 50 / 1_000

export const kills: Scenario = { name: 'kills', engines: engineNames, run }

async function run({ seed, newDatabase, size, count, say, isEnough }: Setting): Promise<Outcome> {
  const chance = createChance(seed)
  const points = count ?? pointsOf[size]
  let letterArrived: () => Promise<void> = async () => {}
  const world = await createWorld({
    databaseUrl: await newDatabase(),
    beforeMailAnswer: () => letterArrived(),
    serverFile: await bundleServer(),
  })
  try {
    const market = createMarket(world, chance)
    const couple = createCouple(chance)
    const evidence = createEvidence(world)
    letterArrived = async () => {
      evidence.letterArrived()
      await new Promise((resolve) => setTimeout(resolve, chance() * 15))
    }
    // A graceful end lets Node keep what it has compiled, which speeds up every later start.
    const first = world.start()
    await first.listening
    await couple.logIn(first.url)
    await first.terminate()
    const counts = await runKills({
      ...{ world, market, evidence, chance },
      wanted: { points, inEachStep: Math.max(1, Math.floor(points * shareOfEachStep)) },
      ...(isEnough && { isEnough }),
      onKill: (sofar) => {
        if (sofar.kills % 10 === 0) say?.(JSON.stringify(sofar))
      },
      beside: (life) => {
        if (life % livesPerGeneration !== 0) return
        couple.askForTexts(first.url).catch(() => {
          // The server was killed meanwhile.
        })
      },
    })
    const judgement = await judge(world, market, { contentMarks: couple.marks })
    return {
      rounds: counts.kills,
      injected: byStep('SIGKILL at', counts.points),
      figures: byStep('orders hit at', counts.hits),
      judgement,
    }
  } finally {
    await world.close()
  }
}

function byStep(what: string, numbers: Readonly<Record<Step, number>>): Record<string, number> {
  return Object.fromEntries(steps.map((step) => [`${what} ${step}`, numbers[step]]))
}
