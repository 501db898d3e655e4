/**
 * Starts processes for a bench, each held on one core where the system can do that, and reads how much
 * processor time they took.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface PinnedProcess {
  pid: number
  child: ChildProcess
  /** Ends it and waits for its end. */
  stop: () => Promise<void>
}

/** Those that were started and have not ended. */
const running = new Set<ChildProcess>()

/** Kills what a bench that failed or hung has left behind: it would be in the figures of the next. */
export function killLeftovers(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Whether processes can be held on a core here (Linux with `taskset`, at least two cores). */
export function canPin(): boolean {
  return spawnSync('taskset', ['-c', '1', 'true']).status === 0
}

/** Starts a command on the given core (anywhere where that cannot be had). Its standard output is piped. */
export function startPinned(
  core: number,
  command: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): PinnedProcess {
  const [program, ...rest] = canPin()
    ? ['taskset', '-c', String(core), command, ...args]
    : [command, ...args]
  const child = spawn(program, rest, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const { pid } = child
  if (pid === undefined) throw new Error(`could not start ${command}`)
  running.add(child)
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      running.delete(child)
      resolve()
    }),
  )
  return {
    pid,
    child,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** The first line that a process writes to its standard output; throws with its errors when it ends before. */
export function firstLine({ child }: PinnedProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    let errors = ''
    child.stderr?.on('data', (part) => {
      errors += String(part)
    })
    child.stdout?.on('data', (part) => {
      output += String(part)
      const end = output.indexOf('\n')
      if (end >= 0) resolve(output.slice(0, end))
    })
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output}${errors}`)))
  })
}

/**
 * Processor time (user + system) that a process has taken, in ms; undefined where there is no /proc.
 * proc(5): fields 14 to 17 in clock ticks, 100 a second on Linux; the latter two are those of children that have ended.
 */
export function cpuTimeMs(pid: number, { withEndedChildren = false } = {}): number | undefined {
  if (process.platform !== 'linux') return undefined
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, withEndedChildren ? 15 : 13).map(Number)
  return ticks.reduce((sum, count) => sum + count, 0) * 10
}
