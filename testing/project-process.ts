/** `main.ts` and `admin.ts` as processes that inherit only the path from this shell's environment. */
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

/** `main.ts` writes this as soon as it listens. */
export const announcement = 'Enlace: '

/** Against a hang: a start takes a second, on a crowded machine a minute. */
const startLimitMs = 80_000
const stopLimitMs = 30_000

const root = join(import.meta.dirname, '..')
/** Where Node keeps what it has compiled when a process ends by itself: later starts take half the processor time. */
const compileCache = join(root, '.build/compile-cache')

/**
 * Starts `main.ts`, `admin.ts` or a bundle and returns at once.
 * @param preload a file that Node runs first, with a channel for messages between the two processes
 */
export function runProject(
  file: string,
  words: readonly string[],
  environment: Environment,
  preload?: string,
): ProjectProcess {
  const before = preload ? ['--import', preload] : []
  const child = spawn(process.execPath, [...before, file, ...words], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', ...(preload ? (['ipc'] as const) : [])],
  })
  const written = { stdout: '', stderr: '', output: '' }
  const collect = (stream: 'stdout' | 'stderr') =>
    child[stream]?.setEncoding('utf8').on('data', (part: string) => {
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
 * @throws with its output if it ends first, or has not written them in time, 80 s by default
 */
export function untilWritten(
  process: ProjectProcess,
  words: string,
  limitMs = startLimitMs,
): Promise<void> {
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
    const limit = setTimeout(() => settle(`${limitMs} ms went by`), limitMs)
    child.stdout?.on('data', look)
    child.once('close', ended)
    if (child.stdout?.closed) ended()
    look()
  })
}

/** Stops it as an operator would, by force after 30 s. @returns its exit code, null if it was killed */
export async function stopProcess({ child }: ProjectProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const closed = once(child, 'close')
  const force = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
  child.kill('SIGTERM')
  await closed
  clearTimeout(force)
  return child.exitCode
}
