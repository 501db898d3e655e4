import { expect, test } from 'vitest'
import { forEachEngine } from './testing/engines.ts'
import { killRounds } from './testing/kill-rounds.ts'

forEachEngine((engineName, newDatabase) => {
  // SQLite runs in the killed process and needs more rounds; PostgreSQL only loses its client.
  const kills = engineName === 'sqlite' ? 20 : 5

  test(`every grant and login acknowledged before any of ${kills} kills survives it`, {
    timeout: 120_000,
  }, async () => {
    const { address } = await newDatabase()
    const result = await killRounds(address, kills)
    expect(result.lost).toEqual([])
    expect(result.grants).toBeGreaterThanOrEqual(kills)
  })
})
