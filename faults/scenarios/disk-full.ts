/** The disk with the SQLite file fills up and is cleared again while orders are in progress. */
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChance } from '../chance.ts'
import { createMarket } from '../market.ts'
import { judge } from '../oracle.ts'
import type { Scenario } from '../scenario.ts'
import { sellMeanwhile } from '../sell-meanwhile.ts'
import { createWorld } from '../world.ts'

const roundsOf = { short: 1, long: 10 }
const diskMegabytes = 6
/** How long the disk stays full. */
const fullMs = 1_500

/** Needs permission to mount a file system (root on Linux). */
export const diskFull: Scenario = {
  name: 'disk-full',
  engines: ['SQLite'],
  run: async ({ seed, size, count = roundsOf[size] }) => {
    const chance = createChance(seed)
    const disk = mkdtempSync(join(tmpdir(), 'enlace-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', disk])
    try {
      const world = await createWorld({ dataDir: disk })
      try {
        await world.start().listening
        const market = createMarket(world, chance)
        let refused = 0
        for (let round = 0; round < count; round += 1) {
          await market.stock(4)
          refused += await sellMeanwhile(world, market, chance, {
            begin: () => fill(join(disk, 'filler')),
            lastsMs: fullMs,
            end: () => rmSync(join(disk, 'filler')),
          })
        }
        const judgement = await judge(world, market)
        const injected = { 'disk full': count, 'answered 5xx for it': refused }
        return { rounds: count, injected, judgement }
      } finally {
        await world.close()
      }
    } finally {
      execFileSync('umount', [disk])
      rmSync(disk, { recursive: true })
    }
  },
}

/** Uses up the free space to the last bytes. */
function fill(file: string): void {
  writeFileSync(file, '')
  for (let bytes = 1 << 20; bytes >= 1; bytes >>= 1) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(bytes))
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOSPC') throw error
    }
  }
}
