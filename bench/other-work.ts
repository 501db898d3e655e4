/** What else the machine was doing while a bench ran: without knowing this, nobody can judge a figure. */
import { existsSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { watchOwnWork } from './own-work.ts'

const msPerTick = 10
/** What a process does after the last look at it counts as another's. */
const lookEveryMs = 250

/**
 * Starts watching. The returned function gives the share of all cores, in percent, that was neither idle nor ours (this
 * process and what it started); undefined where there is no /proc. Time that the host took for other machines is others'.
 */
export function watchOtherWork(): () => number | undefined {
  const startedAt = performance.now()
  const own = watchOwnWork(lookEveryMs)
  const oursBefore = own.usedMs()
  const busyBefore = busyMs()
  return () => {
    own.stop()
    const ours = own.usedMs()
    const busy = busyMs()
    if ([oursBefore, ours, busyBefore, busy].includes(undefined)) return undefined
    const othersMs = (busy ?? 0) - (busyBefore ?? 0) - ((ours ?? 0) - (oursBefore ?? 0))
    const wholeMs = (performance.now() - startedAt) * cpus().length
    return Math.max(0, (othersMs / wholeMs) * 100)
  }
}

/** proc(5): the first line of /proc/stat, in ticks; idle and iowait are its fourth and fifth. */
function busyMs(): number | undefined {
  if (!existsSync('/proc/stat')) return undefined
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = line
    .split(/ +/)
    .slice(1)
    .map(Number)
  return (user + nice + system + irq + softIrq + steal) * msPerTick
}
