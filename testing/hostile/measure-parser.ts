/** How long parsers take over hostile texts, on a thread that is stopped where one does not come to an end. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface HostileRun {
  shapes: readonly string[]
  /** UTF-16 code units of each text. */
  characters: number
  /** Longer than this none is waited for, by the thread's own time. */
  mostMs: number
  /** A parser that was stopped so often is given no other text. */
  stopsMost?: number
}

export interface HostileResult {
  parser: string
  shape: string
  /** The thread's processor time; `mostMs` where it was stopped. */
  ms: number
  /** What it threw, where it threw. */
  problem?: string
}

/** By the clock a thread may get little of a busy machine. */
const patience = 30
const lookEveryMs = 20

async function started(): Promise<Worker> {
  const worker = new Worker(new URL('parser-worker.ts', import.meta.url))
  await once(worker, 'message')
  return worker
}

/** One result for each parser and shape, in their order. */
export async function measureParsers(
  names: readonly string[],
  { shapes, characters, mostMs, stopsMost = Number.POSITIVE_INFINITY }: HostileRun,
): Promise<HostileResult[]> {
  const results: HostileResult[] = []
  let worker = await started()
  for (const parser of names) {
    let stops = 0
    for (const shape of shapes) {
      if (stops >= stopsMost) break
      const measured = await result(worker, { parser, shape, characters }, mostMs)
      results.push({ parser, shape, ...(measured ?? { ms: mostMs }) })
      if (measured === undefined) {
        stops += 1
        await worker.terminate()
        worker = await started()
      }
    }
  }
  await worker.terminate()
  return results
}

async function result(
  worker: Worker,
  task: { parser: string; shape: string; characters: number },
  mostMs: number,
): Promise<Pick<HostileResult, 'ms' | 'problem'> | undefined> {
  const ended = new AbortController()
  const answered = once(worker, 'message').then(([answer]) => answer)
  worker.postMessage(task)
  try {
    return await Promise.race([answered, stoppedAfter(worker, mostMs, ended.signal)])
  } finally {
    ended.abort()
  }
}

/** Ends once the thread has worked for so long, or the clock has gone on for very much longer. */
async function stoppedAfter(
  worker: Worker,
  mostMs: number,
  ended: AbortSignal,
): Promise<undefined> {
  const startedAt = performance.now()
  const before = await worker.cpuUsage()
  while (!ended.aborted && performance.now() - startedAt < patience * mostMs) {
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    if (ended.aborted) return undefined
    const { user, system } = await worker.cpuUsage(before)
    if ((user + system) / 1_000 > mostMs) return undefined
  }
  return undefined
}
