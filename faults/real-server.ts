/** The real server, as an operator starts it: a process that can be killed and whose clock can be set. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Clock } from './clock.ts'

export interface RealServer {
  readonly pid: number | undefined
  /** `http://127.0.0.1:<port>`. */
  readonly url: string
  /** Resolves once it listens; rejects when it ends before. */
  readonly listening: Promise<void>
  isAlive(): boolean
  /** SIGKILL; resolves once it is gone. */
  kill(): Promise<void>
  /** SIGTERM; answers the exit code. */
  terminate(): Promise<number | null>
  /** Tells it the time of the clock. */
  setClock(): Promise<void>
  /** All it has written. */
  output(): string
}

export type Environment = Readonly<Record<string, string>>

/**
 * Against a hang. A start takes less than a second of processor time; on a machine that others starve it (two cores, 30
 * processes that want them, ours the nicest) that is more than a minute.
 */
const startLimitMs = 300_000

const root = join(import.meta.dirname, '..')
const preload = join(import.meta.dirname, 'preload/moving-clock.ts')
/** Node keeps there what it has compiled: a start takes a third of the time. Written at a graceful end only. */
const compileCache = join(root, '.build/faults/compile-cache')

export interface RealServerOptions {
  port: number
  environment: Environment
  clock: Clock
  /** What Node runs: `main.ts`, or its bundle. */
  file?: string | undefined
}

/** Starts it and returns at once. Nothing of this shell's environment but the path reaches it. */
export function startRealServer(options: RealServerOptions): RealServer {
  const { port, environment, clock, file = 'main.ts' } = options
  const child = spawn(process.execPath, ['--import', preload, file], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      // Room for what a start leaves behind: a server that lives for a second need not clear it away.
      NODE_OPTIONS: '--max-semi-space-size=32',
      NODE_COMPILE_CACHE: compileCache,
      FAULTS_CLOCK_AHEAD_MS: String(clock.aheadMs()),
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const collect = (part: Buffer) => {
    output += part.toString()
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  // Killed while it was told the time.
  child.on('error', () => {})
  const closed = once(child, 'close')
  const listening = untilListening(child, () => output)
  // Who kills it at its start does not wait for that.
  listening.catch(() => {})

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    child.kill(signal)
    await closed
    return child.exitCode
  }

  return {
    pid: child.pid,
    url: `http://127.0.0.1:${port}`,
    listening,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    kill: async () => {
      await end('SIGKILL')
    },
    terminate: () => end('SIGTERM'),
    setClock: async () => {
      if (!child.connected) return
      const heard = Promise.race([once(child, 'message'), closed])
      child.send({ aheadMs: clock.aheadMs() }, () => {})
      await heard
    },
    output: () => output,
  }
}

function untilListening(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => {
      clearTimeout(timer)
      reject(new Error(`the server ${what}: ${output()}`))
    }
    const timer = setTimeout(() => fail(`did not listen in ${startLimitMs} ms`), startLimitMs)
    const look = () => {
      if (!output().includes('Enlace: ')) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', look)
    child.once('close', (code) => fail(`ended with ${code}`))
  })
}
