/** SIGKILLs during grants and logins, on the store alone. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killRounds } from '#adapters/store/testing/kill-rounds.ts'
import { createChance } from '../chance.ts'
import { noJudgement } from '../oracle.ts'
import { engineNames, type Scenario } from '../scenario.ts'

const killsOf = { short: 5, long: 200 }

export const logins: Scenario = {
  name: 'logins',
  engines: engineNames,
  run: async ({ seed, newDatabase, size, count = killsOf[size] }) => {
    const folder = mkdtempSync(join(tmpdir(), 'enlace-logins-'))
    try {
      const address = (await newDatabase()) ?? join(folder, 'enlace.db')
      const result = await killRounds(address, count, createChance(seed))
      const { kills, grants, logins, lost } = result
      return {
        rounds: kills,
        injected: { SIGKILL: kills },
        figures: { grants, logins },
        judgement: { ...noJudgement, losses: lost },
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
