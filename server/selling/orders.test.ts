import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { forEachEngine } from '#adapters/store/testing/engines.ts'
import { runOrderRounds } from '#server/testing/order-rounds.ts'

forEachEngine((engineName, newDatabase) => {
  // The second instance where many machines would share one database; `npm run orders` has every combination.
  const instances = engineName === 'postgres' ? 2 : 1

  test(`60 orders end as the providers' books say, whatever gets lost and killed, over ${instances} instance(s)`, {
    timeout: 180_000,
  }, async () => {
    const { address } = await newDatabase()
    const seed = randomInt(2 ** 31)
    process.stdout.write(`orders on ${engineName}: seed ${seed}\n`)
    const result = await runOrderRounds(address, {
      orders: 60,
      instances,
      seed,
      ordersPerKill: 15,
    })
    process.stdout.write(`${JSON.stringify(result)}\n`)
    expect(result.disagreements).toEqual([])
    expect(result.made).toBeGreaterThanOrEqual(60)
    expect(result.kills).toBe(4)
  })
})
