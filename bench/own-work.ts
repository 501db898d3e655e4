/** The processor time of everything that this process has started, also of what outlives its parent. */
import { readdir, readFile } from 'node:fs/promises'
import { cpuTimeMs } from './pinned-process.ts'

const msPerTick = 10

interface Seen {
  pid: number
  parent: number
  session: number
  /** With its process id this names a process for good. */
  startedAt: string
  usedMs: number
}

export interface OwnWork {
  /** Of this process and all that was started by it and seen so far, in ms; undefined where there is no /proc. */
  usedMs(): number | undefined
  /** Looks now; resolves when that is done. */
  look(): Promise<void>
  stop(): void
}

/**
 * Watches from now on. The system counts only children that were waited for; a browser's processes are children of
 * its own, in a session of their own, and go to init when it ends. So they are looked at while they live.
 */
export function watchOwnWork(everyMs: number): OwnWork {
  const ours = new Map<string, Seen>()
  const sessions = new Set<number>()
  let looking: Promise<void> | undefined

  async function lookOnce(): Promise<void> {
    const all = await processes()
    const own = all.find(({ pid }) => pid === process.pid)
    if (own === undefined) return
    const pids = new Set([process.pid])
    for (let before = 0; before !== pids.size; ) {
      before = pids.size
      for (const { pid, parent, session } of all) {
        if (!(pids.has(parent) || sessions.has(session))) continue
        pids.add(pid)
        // Ours is that of the shell, and of whatever else runs there.
        if (session !== own.session) sessions.add(session)
      }
    }
    for (const seen of all) {
      if (seen.pid !== process.pid && pids.has(seen.pid)) {
        ours.set(`${seen.pid} ${seen.startedAt}`, seen)
      }
    }
  }

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = undefined
    })
    return looking
  }

  const timer = setInterval(() => void look(), everyMs)
  timer.unref()
  return {
    usedMs() {
      const own = cpuTimeMs(process.pid)
      const withEnded = cpuTimeMs(process.pid, { withEndedChildren: true })
      if (own === undefined || withEnded === undefined) return undefined
      const seenMs = [...ours.values()].reduce((sum, { usedMs }) => sum + usedMs, 0)
      // Each knows of some that the other has missed; both at once would count most of them twice.
      return own + Math.max(seenMs, withEnded - own)
    },
    look,
    stop: () => clearInterval(timer),
  }
}

/** proc(5), /proc/pid/stat: the parent is field 4, the session 6, times 14 and 15, the start 22; none without /proc. */
async function processes(): Promise<Seen[]> {
  const names = await readdir('/proc').catch(() => [])
  const seen = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name): Promise<Seen | undefined> => {
        // It may have ended in the meantime.
        const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        const startedAt = fields[19]
        if (startedAt === undefined) return undefined
        const [parent = 0, session = 0] = [Number(fields[1]), Number(fields[3])]
        const usedMs = (Number(fields[11]) + Number(fields[12])) * msPerTick
        return { pid: Number(name), parent, session, startedAt, usedMs }
      }),
  )
  return seen.filter((one) => one !== undefined)
}
