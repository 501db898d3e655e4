/** `main.ts` and `admin.ts` as processes, with nothing of this shell's environment but the path. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Environment = Readonly<Record<string, string>>

export interface ProjectProcess {
  child: ChildProcess
  stdout: () => string
  stderr: () => string
  /** Both, in the order in which they came. */
  output: () => string
}

/** `main.ts` writes it as soon as it listens. */
export const announcement = 'Enlace: '

/** Against a hang: a start takes a second, on a crowded machine a minute. */
const startLimitMs = 80_000
const stopLimitMs = 30_000

const root = join(import.meta.dirname, '..')
/** Node keeps there what it has compiled, when a process ends by itself: later starts take half of the processor time. */
const compileCache = join(root, '.build/compile-cache')

/** Starts it and returns at once. */
export function runProject(
  file: 'main.ts' | 'admin.ts',
  words: readonly string[],
  environment: Environment,
): ProjectProcess {
  const child = spawn(process.execPath, [file, ...words], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written = { stdout: '', stderr: '', output: '' }
  const collect = (stream: 'stdout' | 'stderr') =>
    child[stream].setEncoding('utf8').on('data', (part: string) => {
      written[stream] += part
      written.output += part
    })
  collect('stdout')
  collect('stderr')
  return {
    child,
    stdout: () => written.stdout,
    stderr: () => written.stderr,
    output: () => written.output,
  }
}

/**
 * Resolves once the process has written these words to standard output.
 * @throws with its output when it ends before, or has not written them within 80 s
 */
export function untilWritten(process: ProjectProcess, words: string): Promise<void> {
  const { child, stdout, output } = process
  return new Promise((resolve, reject) => {
    const settle = (failure?: string) => {
      clearTimeout(limit)
      child.stdout?.off('data', look)
      child.off('close', ended)
      if (failure === undefined) resolve()
      else reject(new Error(`${failure} before "${words}":\n${output()}`))
    }
    const look = () => {
      if (stdout().includes(words)) settle()
    }
    const ended = () => settle(`the process ended (${child.exitCode ?? child.signalCode})`)
    const limit = setTimeout(() => settle(`${startLimitMs} ms went by`), startLimitMs)
    child.stdout?.on('data', look)
    child.once('close', ended)
    if (child.stdout?.closed) ended()
    look()
  })
}

/** Ends it as an operator does, by force after 30 s. @returns its exit code, null when it was killed */
export async function stopProcess({ child }: ProjectProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const closed = once(child, 'close')
  const force = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
  child.kill('SIGTERM')
  await closed
  clearTimeout(force)
  return child.exitCode
}
