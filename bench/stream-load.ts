/**
 * The measuring process, pinned to the core that the server under test is not on. It takes its orders as JSON in
 * process messages, so the process that prints the table takes no part.
 */
import { type HeldCrowd, type HeldCrowdOrder, holdCrowd } from './held-crowd.ts'
import {
  type Door,
  keepAliveAgent,
  type StreamResult,
  spreadStart,
  streamOnce,
} from './stream-client.ts'

/** Round after round, one request through each door in turn, never two at once. */
export interface SequenceOrder {
  kind: 'sequence'
  doors: Door[]
  rounds: number
  warmUpRounds: number
  deltas: number
}

/** Many streams through one door at once, with their starts spread over `spreadMs`. */
export interface CrowdOrder {
  kind: 'crowd'
  door: Door
  streams: number
  spreadMs: number
  deltas: number | 'any'
}

/** Many streams held open at once and measured only while all of them are open. */
export interface HoldOrder extends HeldCrowdOrder {
  kind: 'hold'
}

export type LoadOrder = SequenceOrder | CrowdOrder | HoldOrder

/** First deltas by door, in order; or one crowd's lags; `steady` precedes a held crowd's answer. */
export type LoadAnswer =
  | { firstDeltasMs: number[][] }
  | { lagsMs: number[] }
  | { held: HeldCrowd }
  | { steady: true }
  | { error: string }

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
  const running: Promise<StreamResult>[] = []
  for (let index = 0; index < streams; index += 1) {
    const startMs = spreadStart(index, spreadMs)
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

async function carryOut(order: LoadOrder): Promise<LoadAnswer> {
  if (order.kind === 'sequence') return sequence(order)
  if (order.kind === 'crowd') return crowd(order)
  return { held: await holdCrowd(order, () => process.send?.({ steady: true })) }
}

process.on('message', async (order: LoadOrder) => {
  try {
    process.send?.(await carryOut(order))
  } catch (error) {
    process.send?.({ error: String(error) })
  }
})
