/** `main.ts` and `admin.ts` as processes, with nothing of this shell's environment but the path. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import { freePort } from '../scripts/free-port.ts'

export type Environment = Readonly<Record<string, string>>

/** A server as an operator starts it. */
export interface Started {
  child: ChildProcess
  url: string
  stdout: () => string
  stderr: () => string
}

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

const root = join(import.meta.dirname, '..')
const children: ChildProcess[] = []
const folders: string[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A folder that is gone after the tests. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-run-'))
  folders.push(folder)
  return folder
}

function run(file: string, words: readonly string[], environment: Environment) {
  const child = spawn(process.execPath, [file, ...words], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const written = { stdout: '', stderr: '' }
  child.stdout.on('data', (part) => {
    written.stdout += part
  })
  child.stderr.on('data', (part) => {
    written.stderr += part
  })
  return { child, stdout: () => written.stdout, stderr: () => written.stderr }
}

/** Starts `main.ts`, each time with a data folder of its own unless one is given. */
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

/** Stops a server as an operator does, and answers its exit code. */
export async function stop({ child }: Started): Promise<number | null> {
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  const [code] = await closed
  return code
}

/** Runs one of the operator's commands to its end. */
export async function admin(words: readonly string[], environment: Environment): Promise<Ended> {
  const { child, stdout, stderr } = run('admin.ts', words, environment)
  const [code] = await once(child, 'close')
  return { code, stdout: stdout(), stderr: stderr() }
}

/** The process announces itself after it listens. */
export const announcement = 'Enlace: '

/** Resolves once the process has written these words. */
export async function untilWritten(
  { child, stdout, stderr }: Started,
  words: string,
): Promise<void> {
  while (!stdout().includes(words)) {
    if (child.exitCode !== null) throw new Error(`ended before "${words}": ${stderr()}`)
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'close')])
  }
}
