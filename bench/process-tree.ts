/** Processor time of a server that consists of many processes, like PostgreSQL. */
import { readdirSync, readFileSync } from 'node:fs'
import { cpuTimeMs } from './pinned-process.ts'

/** The parent of a process (proc(5), /proc/pid/stat, field 4). */
export function parentOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** What a process and its children have used, including those that have ended; in ms. */
export function familyCpuTimeMs(pid: number): number {
  const children = readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && parentOf(Number(name)) === pid
    } catch {
      // It has ended in the meantime.
      return false
    }
  })
  const own = cpuTimeMs(pid, { withEndedChildren: true }) ?? Number.NaN
  return children.reduce((sum, child) => sum + (cpuTimeMs(Number(child)) ?? 0), own)
}
