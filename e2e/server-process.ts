/** The real server as a separate process, on a free port, with its own data directory. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { specialPin } from '../scripts/special-session.ts'
import {
  announcement,
  type Environment,
  runProject,
  stopProcess,
  untilWritten,
} from '../testing/project-process.ts'

export interface ServerProcess {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  baseUrl: string
  /** The directory of its database. */
  dataDir: string
  /** Everything it has written to standard output and standard error so far. */
  output: () => string
  /** Sends a signal; does not wait for the server to end. */
  signal: (name: NodeJS.Signals) => void
  /** Kills it as a crash would, without warning. */
  crash: () => Promise<void>
  /** Starts it again after a crash, on the same port with the same data. */
  restart: () => Promise<void>
  /** Stops it gracefully (by force after 30 s) and removes its data, unless `DATA_DIR` was given. */
  stop: () => Promise<void>
}

/**
 * Starts `main.ts` and waits until it listens.
 * @param environment added to a bare environment that sets `specialPin`, so that nothing leaks in from the caller's
 * shell; with `PORT` and `DATA_DIR` a server can come back at the same address and with the same data
 * @throws with the server's output if it ends or does not listen within 80 s
 */
export async function startServer(environment: Environment = {}): Promise<ServerProcess> {
  const port = environment['PORT'] ?? String(await freePort())
  const baseUrl = `http://127.0.0.1:${port}`
  const givenDataDir = environment['DATA_DIR']
  const dataDir = givenDataDir ?? (await mkdtemp(join(tmpdir(), 'enlace-journey-')))
  const launch = () =>
    runProject('main.ts', [], {
      PORT: port,
      PUBLIC_URL: baseUrl,
      DATA_DIR: dataDir,
      SPECIAL_PIN: specialPin,
      ...environment,
    })
  let formerOutput = ''
  let running = launch()

  const server: ServerProcess = {
    baseUrl,
    dataDir,
    output: () => formerOutput + running.output(),
    signal: (name) => {
      running.child.kill(name)
    },
    crash: async () => {
      const closed = once(running.child, 'close')
      running.child.kill('SIGKILL')
      await closed
    },
    restart: async () => {
      formerOutput += running.output()
      running = launch()
      await untilListening()
    },
    stop: async () => {
      await stopProcess(running)
      if (givenDataDir === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
  await untilListening()
  return server

  async function untilListening(): Promise<void> {
    try {
      await untilWritten(running, announcement)
    } catch (error) {
      await server.stop()
      throw error
    }
  }
}
