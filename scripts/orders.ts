/**
 * Many more rounds of what `server/selling/orders.test.ts` does: `npm run orders -- --orders 500 [--seed n]`. On both
 * engines, with one instance and with two.
 */
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgresServer } from '#adapters/store/testing/postgres-server.ts'
import { runOrderRounds } from '#server/testing/order-rounds.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
})
const orders = Number(values.orders)
const seed = Number(values.seed)

const folder = mkdtempSync(join(tmpdir(), 'enlace-orders-'))
const postgres = await startPostgresServer({ fsync: true })
try {
  for (const instances of [1, 2]) {
    const addresses = {
      SQLite: join(folder, `${instances}.db`),
      PostgreSQL: await postgres.createSchema(`orders_${instances}`),
    }
    for (const [engine, address] of Object.entries(addresses)) {
      const startedAt = performance.now()
      const { disagreements, ...counts } = await runOrderRounds(address, {
        ...{ orders, instances, seed, ordersPerKill: 8 },
      })
      const seconds = Math.round((performance.now() - startedAt) / 1_000)
      console.log(
        `${engine}, ${instances} instance(s), seed ${seed}: ${JSON.stringify(counts)} in ${seconds} s, ${disagreements.length} disagreements`,
      )
      for (const disagreement of disagreements) console.log(`  ${disagreement}`)
      if (disagreements.length > 0) process.exitCode = 1
    }
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
