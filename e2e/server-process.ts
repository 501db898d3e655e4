/** The real server as a process of its own, on a free port, with a data directory that nobody shares. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { specialPin } from '../scripts/special-session.ts'

export interface ServerProcess {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  baseUrl: string
  /** Where it keeps its database. */
  dataDir: string
  /** Everything it has written to standard output and standard error so far. */
  output: () => string
  /** Sends a signal; the server is still there until it has ended by itself. */
  signal: (name: NodeJS.Signals) => void
  /** Kills it as a crash would, without a word. */
  crash: () => Promise<void>
  /** Starts it again after a crash, on the same port and the same data. */
  restart: () => Promise<void>
  /** Ends it gracefully (by force after 10 s) and removes its data, unless `DATA_DIR` was given. */
  stop: () => Promise<void>
}

const startTimeoutMs = 30_000
const stopTimeoutMs = 10_000
const pollMs = 50

/**
 * Starts `main.ts` and waits until `GET /api/health` answers 200.
 * @param environment added to a bare environment that knows `specialPin`: nothing that the caller's shell has set leaks into the server; with `PORT` and `DATA_DIR` a server can come back where it was
 * @throws with the server's output when it ends or does not answer within 30 s
 */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = environment['PORT'] ?? String(await freePort())
  const baseUrl = `http://127.0.0.1:${port}`
  const givenDataDir = environment['DATA_DIR']
  const dataDir = givenDataDir ?? (await mkdtemp(join(tmpdir(), 'enlace-journey-')))
  let output = ''
  let child = launch()

  function launch(): ChildProcess {
    const launched = spawn(process.execPath, ['main.ts'], {
      env: {
        PATH: process.env['PATH'] ?? '',
        PORT: String(port),
        PUBLIC_URL: baseUrl,
        DATA_DIR: dataDir,
        SPECIAL_PIN: specialPin,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const collect = (part: unknown) => {
      output += String(part)
    }
    launched.stdout.on('data', collect)
    launched.stderr.on('data', collect)
    return launched
  }

  const server: ServerProcess = {
    baseUrl,
    dataDir,
    output: () => output,
    signal: (name) => {
      child.kill(name)
    },
    crash: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    restart: async () => {
      child = launch()
      await untilWell()
    },
    stop: async () => {
      await end(child)
      if (givenDataDir === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
  await untilWell()
  return server

  async function untilWell(): Promise<void> {
    const deadline = Date.now() + startTimeoutMs
    while (!(await answers(baseUrl))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        await server.stop()
        throw new Error(`the server did not start (exit code ${child.exitCode}):\n${output}`)
      }
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
  }
}

async function answers(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/api/health`)).ok
  } catch {
    return false
  }
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
