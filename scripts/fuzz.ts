/**
 * `npm run fuzz -- --runs 20000 [--seed n]`: many more rounds of `server/fuzz.test.ts`,
 * `writer/hostile-service.test.ts` and `adapters/payments/hostile-answers.test.ts`, and for every fifty of them one
 * sequence of `server/selling/whole-shop/shop-model.test.ts`.
 */
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Engine } from '#adapters/store/dialects/engine.ts'
import { openSqlite } from '#adapters/store/dialects/sqlite.ts'
import { applyMigrations } from '#adapters/store/migrations/apply-migrations.ts'
import { fuzzShop } from '#server/testing/fuzz-shop.ts'
import { runShopModel } from '#server/testing/shop-model.ts'
import { startShopWorld } from '#server/testing/shop-world.ts'
import { startPaymentStandIns, startTestShop } from '#server/testing/test-shop.ts'
import { fuzzProviders } from '../testing/fuzz-providers.ts'
import { fuzzSecondReading, fuzzServiceSource, fuzzWriter } from '../testing/fuzz-writer.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
})
const rounds = { runs: Number(values.runs), seed: Number(values.seed) }
console.log(`seed ${rounds.seed}, ${rounds.runs} of each kind`)

const folder = mkdtempSync(join(tmpdir(), 'enlace-fuzz-'))
const standIns = await startPaymentStandIns()
const engines: Engine[] = []
try {
  const sequences = Math.ceil(rounds.runs / 50)
  const world = await startShopWorld(await openEngine('model'), standIns)
  await timed(`${sequences} sequences of purchases`, () =>
    runShopModel(world, { ...rounds, runs: sequences }).finally(() => world.close()),
  )
  const shop = await startTestShop(await openEngine('fuzz'), standIns)
  await timed('AI services', () => fuzzWriter(rounds))
  await timed('second readings', () => fuzzSecondReading(rounds))
  await timed('our own stream', () => fuzzServiceSource(rounds))
  await timed('payment providers', () => fuzzProviders(standIns, rounds))
  await timed('the API', async () => {
    for (const [call, statuses] of Object.entries(await fuzzShop(shop, rounds))) {
      console.log(`  ${call}: ${JSON.stringify(statuses)}`)
    }
  }).finally(() => shop.stop())
} finally {
  await standIns.close()
  for (const engine of engines) await engine.close()
  rmSync(folder, { recursive: true, force: true })
}

async function timed(what: string, fuzz: () => Promise<void>): Promise<void> {
  const startedAt = performance.now()
  await fuzz()
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  console.log(`${what}: held, in ${seconds} s`)
}

async function openEngine(name: string): Promise<Engine> {
  const engine = await openSqlite(join(folder, `${name}.db`))
  engines.push(engine)
  await applyMigrations(engine, Date.now())
  return engine
}
