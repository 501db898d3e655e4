/** Many rounds of what `adapters/store/kills.test.ts` does in a few: `npm run kills -- [kills]`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killRounds } from '#adapters/store/testing/kill-rounds.ts'
import { startPostgresServer } from '#adapters/store/testing/postgres-server.ts'

const kills = Number(process.argv[2] ?? 200)

const folder = mkdtempSync(join(tmpdir(), 'enlace-kills-'))
const postgres = await startPostgresServer({ fsync: true })
try {
  const addresses = {
    SQLite: join(folder, 'enlace.db'),
    PostgreSQL: await postgres.createSchema('kills'),
  }
  for (const [engine, address] of Object.entries(addresses)) {
    const { grants, logins, lost } = await killRounds(address, kills)
    console.log(
      `${engine}: ${kills} kills, ${grants} grants and ${logins} logins acknowledged, ${lost.length} lost`,
    )
    if (lost.length > 0) process.exitCode = 1
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
