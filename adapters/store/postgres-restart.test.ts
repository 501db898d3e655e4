import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from './dialects/postgres.ts'
import { applyMigrations } from './migrations/apply-migrations.ts'
import { type PostgresServer, startPostgresServer } from './testing/postgres-server.ts'
import { testAccess } from './testing/test-access.ts'

let postgres: PostgresServer

beforeAll(async () => {
  // Its own server: the crash would break every other test.
  postgres = await startPostgresServer({ fsync: true })
}, 60_000)
afterAll(() => postgres.stop())

test('a PostgreSQL crash under load loses nothing acknowledged', {
  timeout: 120_000,
}, async () => {
  const engine = openPostgres(await postgres.createSchema('restart'))
  await applyMigrations(engine, Date.now())
  const { access } = testAccess(engine)
  const visitor = { deviceToken: undefined, address: '203.0.113.7' }
  const granted: { email: string; pin: string }[] = []
  const sessions: string[] = []
  let refused = 0
  let isLoading = true

  const load = Array.from({ length: 6 }, async () => {
    while (isLoading) {
      const email = `${randomUUID()}@example.org`
      try {
        const request = { email, name: '', language: 'pt', days: 30, source: 'granted' } as const
        const pin = access.revealPin((await access.grant(request)).account)
        granted.push({ email, pin })
        const answer = await access.logIn({ pin, email }, visitor)
        if (answer.answer === 'open') sessions.push(answer.sessionToken)
      } catch {
        refused += 1
      }
    }
  })
  for (let crash = 1; crash <= 2; crash += 1) {
    await reach(() => granted.length >= crash * 30)
    await postgres.restart()
  }
  await reach(() => granted.length >= 90)
  isLoading = false
  await Promise.all(load)

  expect(refused).toBeGreaterThan(0)
  for (const { email, pin } of granted) {
    expect((await access.logIn({ pin, email }, visitor)).answer).toBe('open')
  }
  for (const token of sessions) {
    expect((await access.checkSession(token)).state).toBe('active')
  }
  await engine.close()
})

/** Waits until the load has got this far. */
async function reach(isReached: () => boolean): Promise<void> {
  while (!isReached()) await new Promise((resolve) => setTimeout(resolve, 5))
}
