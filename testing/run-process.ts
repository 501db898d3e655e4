/** `main.ts` and `admin.ts` as processes of a Vitest test: whatever it leaves running is ended after it. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../scripts/free-port.ts'
import {
  announcement,
  type Environment,
  type ProjectProcess,
  runProject,
  untilWritten,
} from './project-process.ts'

/** A server started as an operator would. */
export interface Started extends ProjectProcess {
  url: string
}

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

/** A folder that is removed after the test, when the processes started later have ended. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function run(...parameters: Parameters<typeof runProject>): ProjectProcess {
  const running = runProject(...parameters)
  const { child } = running
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  return running
}

/** Starts `main.ts`, with a new data folder each time unless one is given. */
export function start(port: number, environment: Environment = {}): Started {
  const started = run('main.ts', [], {
    PORT: String(port),
    DATA_DIR: environment['DATA_DIR'] ?? newFolder(),
    ...environment,
  })
  return { ...started, url: `http://127.0.0.1:${port}` }
}

/** Starts `main.ts` on a free port and resolves once it listens. */
export async function startListening(environment: Environment = {}): Promise<Started> {
  const started = start(await freePort(), environment)
  await untilWritten(started, announcement)
  return started
}

/** Runs one of the operator's commands until it ends. */
export async function admin(words: readonly string[], environment: Environment): Promise<Ended> {
  const { child, stdout, stderr } = run('admin.ts', words, environment)
  await once(child, 'close')
  return { code: child.exitCode, stdout: stdout(), stderr: stderr() }
}
