import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSqlite } from '#adapters/store/dialects/sqlite.ts'
import { applyMigrations } from '#adapters/store/migrations/apply-migrations.ts'
import { fuzzShop } from '#server/testing/fuzz-shop.ts'
import { startPaymentStandIns, startTestShop } from '#server/testing/test-shop.ts'

test('whatever is sent, the answer is one the API knows and repeats nothing of it', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-fuzz-'))
  const standIns = await startPaymentStandIns()
  const engine = await openSqlite(join(folder, 'enlace.db'))
  await applyMigrations(engine, Date.now())
  const shop = await startTestShop(engine, standIns)
  try {
    // A short round; `npm run fuzz` sends as many as you like.
    const counts = await fuzzShop(shop, { runs: 300, seed: 20_261_120 })
    expect(Object.keys(counts).length).toBeGreaterThan(8)
  } finally {
    await shop.stop()
    await engine.close()
    await standIns.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
