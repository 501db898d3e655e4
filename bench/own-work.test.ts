import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { watchOwnWork } from './own-work.ts'
import { cpuTimeMs } from './pinned-process.ts'

test.skipIf(!existsSync('/proc/self/stat'))(
  'what our children leave running is our work, also when they have ended',
  async () => {
    const work = watchOwnWork(60_000)
    // Like a browser: in a session of its own, and its child goes to init when it ends.
    const parent = spawn('sh', ['-c', 'while :; do :; done & echo $!; read line'], {
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const [pidText] = await once(parent.stdout, 'data')
    const child = Number(String(pidText))
    try {
      await work.look()
      parent.stdin.end()
      await once(parent, 'exit')
      const usedMs = () => cpuTimeMs(child) ?? 0
      const before = (work.usedMs() ?? 0) - (cpuTimeMs(process.pid) ?? 0)
      await expect.poll(usedMs, { timeout: 20_000 }).toBeGreaterThan(before + 300)
      await work.look()
    } finally {
      process.kill(child, 'SIGKILL')
    }
    const ours = (work.usedMs() ?? 0) - (cpuTimeMs(process.pid) ?? 0)
    work.stop()
    expect(ours).toBeGreaterThan(300)
  },
  30_000,
)
