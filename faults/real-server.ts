/** The real server as an operator starts it: a process that can be killed and whose clock can be set. */
import { once } from 'node:events'
import { join } from 'node:path'
import {
  announcement,
  type Environment,
  runProject,
  untilWritten,
} from '../testing/project-process.ts'
import type { Clock } from './clock.ts'

export interface RealServer {
  readonly pid: number | undefined
  /** `http://127.0.0.1:<port>`. */
  readonly url: string
  /** Resolves once it listens; rejects if it ends first. */
  readonly listening: Promise<void>
  isAlive(): boolean
  /** SIGSTOP: it stops in the middle of whatever it is doing, while the world goes on. */
  freeze(): void
  /** SIGCONT: it continues where it stopped. */
  thaw(): void
  /** SIGKILL; resolves once it is gone. */
  kill(): Promise<void>
  /** SIGTERM; resolves with the exit code. */
  terminate(): Promise<number | null>
  /** Sets its clock to the world's. */
  setClock(): Promise<void>
  /** Everything it has written. */
  output(): string
}

/** Only against a hang: on a starved machine a start, under a second of processor time, takes more than a minute. */
const startLimitMs = 300_000

const preload = join(import.meta.dirname, 'preload/moving-clock.ts')

export interface RealServerOptions {
  port: number
  environment: Environment
  clock: Clock
  /** What Node runs: `main.ts` or its bundle. */
  file?: string | undefined
}

/** Starts it and returns at once. */
export function startRealServer(options: RealServerOptions): RealServer {
  const { port, environment, clock, file = 'main.ts' } = options
  const running = runProject(
    file,
    [],
    {
      // Room for a start's garbage: a server that lives for a second need not collect it.
      NODE_OPTIONS: '--max-semi-space-size=32',
      FAULTS_CLOCK_AHEAD_MS: String(clock.aheadMs()),
      PORT: String(port),
      ...environment,
    },
    preload,
  )
  const { child } = running
  // Killed while its clock was being set.
  child.on('error', () => {})
  const closed = once(child, 'close')
  const listening = untilWritten(running, announcement, startLimitMs)
  // A caller that kills it while it starts does not wait for this.
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
    freeze: () => {
      child.kill('SIGSTOP')
    },
    thaw: () => {
      child.kill('SIGCONT')
    },
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
    output: running.output,
  }
}
