/** What else the machine was doing while a bench ran: without knowing this, nobody can judge a figure. */
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { cpuTimeMs } from './pinned-process.ts'

const msPerTick = 10

/**
 * Starts watching. The returned function gives the share of all cores, in percent, that was neither idle nor ours (this
 * process and its finished children); undefined where there is no /proc.
 */
export function watchOtherWork(): () => number | undefined {
  const startedAt = performance.now()
  const before = look()
  return () => {
    const after = look()
    if (before === undefined || after === undefined) return undefined
    const othersMs = after.busyMs - before.busyMs - (after.oursMs - before.oursMs)
    const wholeMs = (performance.now() - startedAt) * cpus().length
    return Math.max(0, (othersMs / wholeMs) * 100)
  }
}

/** proc(5): the first line of /proc/stat, in ticks; idle and iowait are its fourth and fifth. */
function look(): { busyMs: number; oursMs: number } | undefined {
  const oursMs = cpuTimeMs(process.pid, { withEndedChildren: true })
  if (oursMs === undefined) return undefined
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = line
    .split(/ +/)
    .slice(1)
    .map(Number)
  return { busyMs: (user + nice + system + irq + softIrq + steal) * msPerTick, oursMs }
}
