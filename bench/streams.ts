/**
 * How many running texts one core can hold: the server is alone on core 0, the load and the upstream on core 1. Lags
 * are those of the steady state, with all streams started before the measured window opens, minus what the same crowd
 * suffers without us. `npm run bench -- streams`.
 */
import type { ChildProcess } from 'node:child_process'
import type { Figure } from './figure.ts'
import type { HeldCrowd } from './held-crowd.ts'
import { percentile } from './percentile.ts'
import type { PinnedProcess } from './pinned-process.ts'
import { collectable, memoryAfterCollection, type ProcessMemory } from './process-memory.ts'
import type { Door } from './stream-client.ts'
import {
  askStreamLoad,
  lastRequest,
  startStreamLoad,
  startTextsServer,
  startUpstream,
  type Upstream,
} from './texts-server.ts'

/** What one core is meant to hold. */
const promised = { streams: 1_000, lagMs: 50, kibPerStream: 100 }
const intervalMs = 250
/** Memory does not depend on the pace, and a slow one leaves time for collections. */
const memoryIntervalMs = 1_000
/** Larger crowds, until one misses the goal. */
const largerCrowds = [1_500, 2_000, 3_000, 4_000]
const windowMs = 6_000
const warmUps = 300
const unlimitedMs = '3600000'
/** A number of deltas never reached: the load says when a crowd ends. */
const unending = 1_000_000

interface Bench {
  load: ChildProcess
  upstream: Upstream
  server: PinnedProcess
  ours: Door
  direct: Door
}

interface Held {
  lagP50Ms: number
  lagP99Ms: number
  directP99Ms: number
  addedP99Ms: number
  cpuShare: number
  cpuPerDeltaUs: number
}

/** Lag, processor time and memory of the intended crowd, and the largest that meets the goal. */
export async function measure(): Promise<Figure[]> {
  const load = startStreamLoad()
  const started: PinnedProcess[] = []
  try {
    const upstream = await startUpstream()
    started.push(upstream.process)
    const { door, process: server } = await startTextsServer({
      upstreamUrl: upstream.url,
      nodeArguments: collectable,
      // A crowd takes as long as the machine needs: no deadline may end its texts meanwhile.
      env: { AI_WHOLE_TEXT_TIMEOUT_MS: unlimitedMs, AI_SILENCE_TIMEOUT_MS: unlimitedMs },
    })
    started.push(server)
    const bench = { load, upstream, server, ours: door, direct: door }
    await warmUp(bench)
    const url = `${upstream.url}/v1/chat/completions`
    bench.direct = { name: 'direct', url, headers: {}, body: await lastRequest(upstream) }
    const memory = await memoryFigures(bench)
    const held = await hold(bench, promised.streams)
    return [...figuresOf(held), ...memory, ...(await largestCrowd(bench, held))]
  } finally {
    load.kill()
    await Promise.all(started.map((process) => process.stop()))
  }
}

/** One after another, so the code gets compiled while no crowd takes up memory yet. */
async function warmUp({ load, upstream, ours }: Bench): Promise<void> {
  const deltas = 20
  await upstream.setPace({ deltas, intervalMs: 0 })
  await askStreamLoad(load, {
    kind: 'sequence',
    doors: [ours],
    rounds: warmUps,
    warmUpRounds: 0,
    deltas,
  })
}

async function hold(bench: Bench, streams: number): Promise<Held> {
  const direct = await holdThrough(bench, bench.direct, streams)
  const ours = await holdThrough(bench, bench.ours, streams)
  const directP99Ms = percentile(direct.lagsMs, 0.99)
  const lagP99Ms = percentile(ours.lagsMs, 0.99)
  const cpuMs = ours.cpuMs ?? Number.NaN
  return {
    lagP50Ms: percentile(ours.lagsMs, 0.5),
    lagP99Ms,
    directP99Ms,
    addedP99Ms: lagP99Ms - directP99Ms,
    cpuShare: (cpuMs / ours.windowMs) * 100,
    cpuPerDeltaUs: (cpuMs * 1_000) / ours.lagsMs.length,
  }
}

async function holdThrough(
  { load, upstream, server }: Bench,
  door: Door,
  streams: number,
  steady?: () => void,
  paceMs = intervalMs,
): Promise<HeldCrowd> {
  await upstream.setPace({ deltas: unending, intervalMs: paceMs })
  const finishUrl = `${upstream.url}/finish`
  const order = { kind: 'hold', door, streams, windowMs, finishUrl, pid: server.pid } as const
  const answer = await askStreamLoad(load, order, steady)
  if (!('held' in answer)) throw new Error('the load answered something else')
  return answer.held
}

function figuresOf(held: Held): Figure[] {
  const label = `${promised.streams} streams x ${1_000 / intervalMs}/s`
  return [
    {
      name: `${label}: lag added, p99`,
      value: held.addedP99Ms,
      unit: 'ms',
      goal: promised.lagMs,
      note: `steady state: all had started; with us ${held.lagP99Ms.toFixed(1)}, without ${held.directP99Ms.toFixed(1)}`,
    },
    { name: `${label}: lag, p50`, value: held.lagP50Ms, unit: 'ms' },
    { name: `${label}: of one core`, value: held.cpuShare, unit: '%' },
    { name: `${label}: processor time per delta`, value: held.cpuPerDeltaUs, unit: 'µs' },
  ]
}

async function memoryFigures(bench: Bench): Promise<Figure[]> {
  const before = await memoryAfterCollection(bench.server)
  let looking: Promise<ProcessMemory> | undefined
  const look = () => {
    looking = memoryAfterCollection(bench.server)
  }
  await holdThrough(bench, bench.ours, promised.streams, look, memoryIntervalMs)
  const open = await looking
  if (open === undefined) throw new Error('the crowd never stood whole')
  const perStream = (kib: number) => kib / promised.streams
  return [
    {
      name: `memory per open stream, of ${promised.streams}`,
      value: perStream(open.rssKiB - before.rssKiB),
      unit: 'KiB',
      goal: promised.kibPerStream,
      note: `resident, after a collection, above ${(before.rssKiB / 1024).toFixed(0)} MiB before its first crowd; ${perStream(open.heapKiB - before.heapKiB).toFixed(1)} KiB of it V8's`,
    },
  ]
}

async function largestCrowd(bench: Bench, promisedHeld: Held): Promise<Figure[]> {
  let largest = promisedHeld.addedP99Ms <= promised.lagMs ? promised.streams : 0
  let end = 'no larger one was tried'
  for (const streams of largest === 0 ? [] : largerCrowds) {
    const held = await hold(bench, streams).catch((error: unknown) => String(error))
    if (typeof held === 'string') {
      end = held
      break
    }
    end = `${streams}: p99 ${held.addedP99Ms.toFixed(0)} ms added to ${held.directP99Ms.toFixed(0)}, ${held.cpuShare.toFixed(0)} % of the core`
    // From here on the load itself is the bottleneck, and what is added to it means nothing.
    if (held.directP99Ms > promised.lagMs || held.addedP99Ms > promised.lagMs) break
    largest = streams
  }
  const name = `most streams x ${1_000 / intervalMs}/s held under ${promised.lagMs} ms`
  return [{ name, value: largest, unit: 'streams', atLeast: promised.streams, note: end }]
}
