/**
 * Starts processes for a bench, each pinned to one core where the system can do that, and reads how much processor time
 * they used.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface PinnedProcess {
  pid: number
  child: ChildProcess
  /** Ends it and waits until it is gone. */
  stop: () => Promise<void>
}

/** Processes that were started and have not ended yet. */
const running = new Set<ChildProcess>()

/** Kills what a failed or hanging bench left behind, or it would affect the next one's figures. */
export function killLeftovers(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Whether processes can be pinned to a core here (Linux with `taskset`, at least two cores). */
export function canPin(): boolean {
  return spawnSync('taskset', ['-c', '1', 'true']).status === 0
}

/** Starts a command on the given core, or on any where pinning is impossible. Its standard output is piped. */
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

/** The first line a process writes to standard output; throws with its errors if it ends before that. */
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
 * Processor time (user + system) that a process has used, in ms; undefined where there is no /proc.
 * proc(5): fields 14 to 17 in clock ticks, 100 a second on Linux; the last two count children that have ended.
 */
export function cpuTimeMs(pid: number, { withEndedChildren = false } = {}): number | undefined {
  if (process.platform !== 'linux') return undefined
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, withEndedChildren ? 15 : 13).map(Number)
  return ticks.reduce((sum, count) => sum + count, 0) * 10
}
