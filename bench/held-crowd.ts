/** Many streams held open at once through one door, measured only while all of them are open. */
import { setTimeout as wait } from 'node:timers/promises'
import { cpuTimeMs } from './pinned-process.ts'
import { type Door, keepAliveAgent, type StreamResult, streamOnce } from './stream-client.ts'

/** What was measured during the window. */
export interface HeldCrowd {
  lagsMs: number[]
  windowMs: number
  /** Processor time of the process behind the door during the window; absent where it cannot be read. */
  cpuMs?: number
}

export interface HeldCrowdOrder {
  door: Door
  streams: number
  windowMs: number
  /** A `PUT` to it ends all of the upstream's streams. */
  finishUrl: string
  /** The process behind the door, to read its processor time. */
  pid?: number
}

/** How many streams may be waiting for their first delta at once: starting one costs far more than a delta. */
const startsAtOnce = 20
/** Lets the server settle after the last start before the window opens. */
const settleMs = 1_000

/**
 * Opens all streams, lets them settle, measures, and ends them. `steady` is called when the window opens. The upstream
 * must stream until told to stop.
 */
export async function holdCrowd(
  { door, streams, windowMs, finishUrl, pid }: HeldCrowdOrder,
  steady: () => void,
): Promise<HeldCrowd> {
  const agent = keepAliveAgent()
  const mark = () => ({
    atMs: Number(process.hrtime.bigint()) / 1e6,
    cpuMs: pid === undefined ? undefined : cpuTimeMs(pid),
  })
  const ends: Promise<StreamResult>[] = []
  const startInTurn = async () => {
    while (ends.length < streams) {
      await new Promise<void>((begun, failed) => {
        const end = streamOnce(door, agent, 'any', begun)
        ends.push(end)
        end.catch(failed)
      })
    }
  }
  await Promise.all(Array.from({ length: startsAtOnce }, startInTurn))
  await wait(settleMs)
  steady()
  const opened = mark()
  await wait(windowMs)
  const closed = mark()
  await fetch(finishUrl, { method: 'PUT' })
  const results = await Promise.all(ends)
  agent.destroy()
  const lagsMs = results.flatMap((result) =>
    result.lagsMs.filter((_, index) => {
      const atMs = result.writtenMs[index] ?? 0
      return atMs >= opened.atMs && atMs < closed.atMs
    }),
  )
  return {
    lagsMs,
    windowMs: closed.atMs - opened.atMs,
    ...(opened.cpuMs !== undefined &&
      closed.cpuMs !== undefined && { cpuMs: closed.cpuMs - opened.cpuMs }),
  }
}
