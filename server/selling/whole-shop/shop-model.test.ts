import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Engine } from '#adapters/store/dialects/engine.ts'
import { openSqlite } from '#adapters/store/dialects/sqlite.ts'
import { applyMigrations } from '#adapters/store/migrations/apply-migrations.ts'
import { runShopModel } from '#server/testing/shop-model.ts'
import { startShopWorld, type World } from '#server/testing/shop-world.ts'
import { type PaymentStandIns, startPaymentStandIns } from '#server/testing/test-shop.ts'

let folder: string
let engine: Engine
let standIns: PaymentStandIns
let world: World

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'enlace-model-'))
  engine = await openSqlite(join(folder, 'enlace.db'))
  await applyMigrations(engine, Date.now())
  standIns = await startPaymentStandIns()
  world = await startShopWorld(engine, standIns)
})

afterAll(async () => {
  await world.close()
  await standIns.close()
  await engine.close()
  rmSync(folder, { recursive: true, force: true })
})

test('whatever happens in whatever order, orders, access and letters end up as the books say', {
  timeout: 180_000,
}, async () => {
  // A few sequences, always the same; `npm run fuzz` tries as many others as you like.
  await expect(runShopModel(world, { runs: 6, seed: 20_261_120 })).resolves.toBeUndefined()
})
