/** `main.ts` as an operator starts it: a process of its own, with an environment of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

export interface MainProcess {
  child: ChildProcess
  url: string
  /** What it has written so far. */
  stdout: () => string
  stderr: () => string
}

/** The process announces itself after it listens. */
export const announcement = 'Enlace: '

/** Starts `main.ts` with nothing of this shell's environment but the path. Whoever starts it ends it. */
export function startMain(port: number, environment: Record<string, string> = {}): MainProcess {
  const child = spawn(process.execPath, ['main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'], PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written = { stdout: '', stderr: '' }
  child.stdout.on('data', (part) => {
    written.stdout += part
  })
  child.stderr.on('data', (part) => {
    written.stderr += part
  })
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    stdout: () => written.stdout,
    stderr: () => written.stderr,
  }
}

/** Resolves once the process has written these words; throws when it ends before. */
export async function untilWritten(main: MainProcess, words: string): Promise<void> {
  const { child, stdout, stderr } = main
  while (!stdout().includes(words)) {
    if (child.exitCode !== null) throw new Error(`ended before "${words}": ${stderr()}`)
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'close')])
  }
}

/** A loopback port that nobody listens on right now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  await new Promise((resolve) => probe.close(resolve))
  return address.port
}
