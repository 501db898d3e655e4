import { expect, test } from 'vitest'
import { forEachEngine } from './testing/engines.ts'
import { killRounds } from './testing/kill-rounds.ts'

forEachEngine((engineName, newDatabase) => {
  // SQLite lives in the process that is killed, PostgreSQL only loses its client: one needs more rounds.
  const kills = engineName === 'sqlite' ? 20 : 5

  test(`every grant and login acknowledged before one of ${kills} kills is there after it`, {
    timeout: 120_000,
  }, async () => {
    const { address } = await newDatabase()
    const result = await killRounds(address, kills)
    expect(result.lost).toEqual([])
    expect(result.grants).toBeGreaterThanOrEqual(kills)
  })
})
