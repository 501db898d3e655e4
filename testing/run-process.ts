/** `main.ts` and `admin.ts` as processes of a Vitest file: whatever a test leaves running is ended after it. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'
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

const children: ChildProcess[] = []
const folders: string[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A folder that is removed after the tests. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-run-'))
  folders.push(folder)
  return folder
}

function run(...parameters: Parameters<typeof runProject>): ProjectProcess {
  const running = runProject(...parameters)
  children.push(running.child)
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
