/**
 * The measuring process: held on the core that the server under test is not on. Takes its orders as JSON over
 * process messages, so that the process which prints the table takes no part.
 */
import { type Door, keepAliveAgent, type StreamResult, streamOnce } from './stream-client.ts'

/** Round after round, one request through each door in turn, never two at once. */
export interface SequenceOrder {
  kind: 'sequence'
  doors: Door[]
  rounds: number
  warmUpRounds: number
  deltas: number
}

/** Many streams through one door at once, their starts spread over `spreadMs`. */
export interface CrowdOrder {
  kind: 'crowd'
  door: Door
  streams: number
  spreadMs: number
  deltas: number
}

export type LoadOrder = SequenceOrder | CrowdOrder

/** First deltas by door, in the doors' order; or the lags of one crowd. */
export type LoadAnswer = { firstDeltasMs: number[][] } | { lagsMs: number[] } | { error: string }

async function sequence({ doors, rounds, warmUpRounds, deltas }: SequenceOrder) {
  const agent = keepAliveAgent()
  const firstDeltasMs: number[][] = doors.map(() => [])
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const [index, door] of doors.entries()) {
      const { firstDeltaMs } = await streamOnce(door, agent, deltas)
      if (round >= 0) firstDeltasMs[index]?.push(firstDeltaMs)
    }
  }
  agent.destroy()
  return { firstDeltasMs }
}

async function crowd({ door, streams, spreadMs, deltas }: CrowdOrder) {
  const agent = keepAliveAgent()
  // Multiples of the golden ratio: spread evenly, and never in step with the upstream's interval.
  const goldenRatio = (Math.sqrt(5) - 1) / 2
  const running: Promise<StreamResult>[] = []
  for (let index = 0; index < streams; index += 1) {
    const startMs = ((index * goldenRatio) % 1) * spreadMs
    running.push(
      new Promise((resolve, reject) => {
        setTimeout(() => streamOnce(door, agent, deltas).then(resolve, reject), startMs)
      }),
    )
  }
  const results = await Promise.all(running)
  agent.destroy()
  return { lagsMs: results.flatMap((result) => result.lagsMs) }
}

process.on('message', async (order: LoadOrder) => {
  try {
    process.send?.(order.kind === 'sequence' ? await sequence(order) : await crowd(order))
  } catch (error) {
    process.send?.({ error: String(error) })
  }
})
