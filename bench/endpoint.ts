/**
 * What our endpoint costs between the AI service and the browser: time added to the first token, lag added under many
 * streams, processor time per delta; next to nginx and the Portkey gateway, each alone on core 0 with the load and the
 * upstream on core 1. The upstream writes at once and checks no keys: `fake-upstream.ts`.
 */
import type { ChildProcess } from 'node:child_process'
import { freePort } from '../scripts/free-port.ts'
import type { Figure } from './figure.ts'
import { nginxVersion, startNginx } from './nginx.ts'
import { percentile } from './percentile.ts'
import { cpuTimeMs, type PinnedProcess } from './pinned-process.ts'
import { portkeyHeaders, portkeyVersion, startPortkey } from './portkey.ts'
import type { Door } from './stream-client.ts'
import {
  askStreamLoad,
  lastRequest,
  startStreamLoad,
  startTextsServer,
  startUpstream,
  type Upstream,
} from './texts-server.ts'

const sequenceRounds = 600
const sequenceWarmUpRounds = 150
/** A first delta by itself, as a real service sends it, then two more. */
const sequencePace = { deltas: 3, intervalMs: 5 }
const crowdStreams = 200
const crowdPace = { deltas: 60, intervalMs: 100 }
const crowdSpreadMs = 2_000
const crowdRounds = 2

/** A door and the process behind it; the upstream has no process of its own here. */
interface Contender {
  door: Door
  process?: PinnedProcess
  note: string
}

/** First-token and lag figures with our goals, and those of the peers. */
export async function measure(): Promise<Figure[]> {
  const started: PinnedProcess[] = []
  const load = startStreamLoad()
  try {
    const upstream = await startUpstream()
    started.push(upstream.process)
    const { contenders, missing } = await startContenders(upstream, started)
    await upstream.setPace(sequencePace)
    const first = await firstTokenFigures(load, contenders)
    await upstream.setPace(crowdPace)
    const crowd = await crowdFigures(load, contenders)
    return [...first, ...crowd, ...missing]
  } finally {
    load.kill()
    await Promise.all(started.map((process) => process.stop()))
  }
}

async function startContenders(
  upstream: Upstream,
  started: PinnedProcess[],
): Promise<{ contenders: Contender[]; missing: Figure[] }> {
  const upstreamUrl = upstream.url
  const completions = '/v1/chat/completions'
  const missing: Figure[] = []
  const { door, process: server } = await startTextsServer({ upstreamUrl })
  const ours: Contender & { process: PinnedProcess } = { door, process: server, note: '' }
  started.push(ours.process)
  await answersAt(ours.door, ours.process)
  const body = await lastRequest(upstream)
  const headers = { authorization: 'Bearer x' }
  const direct = { name: 'direct', url: `${upstreamUrl}${completions}`, headers, body }
  const contenders: Contender[] = [{ door: direct, note: '' }, ours]

  const nginx = nginxVersion()
  if (nginx === undefined) {
    missing.push({ name: 'nginx', value: Number.NaN, unit: '', note: 'not installed here' })
  } else {
    const port = await freePort()
    const process = startNginx(port, Number(new URL(upstreamUrl).port))
    started.push(process)
    const door = { ...direct, name: 'nginx', url: `http://127.0.0.1:${port}${completions}` }
    await answersAt(door, process)
    contenders.push({ door, process, note: nginx })
  }

  const port = await freePort()
  const portkey = startPortkey(port)
  if (portkey === undefined) {
    missing.push({ name: 'Portkey', value: Number.NaN, unit: '', note: 'could not be installed' })
  } else {
    started.push(portkey)
    const door = {
      ...direct,
      name: 'Portkey',
      url: `http://127.0.0.1:${port}${completions}`,
      headers: portkeyHeaders(`${upstreamUrl}/v1`),
    }
    await answersAt(door, portkey)
    contenders.push({ door, process: portkey, note: portkeyVersion })
  }
  return { contenders, missing }
}

/** Waits until a door answers; throws if its process ends, or after 20 s. */
async function answersAt(door: Door, { child }: PinnedProcess): Promise<void> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      output += String(part)
    })
  }
  const deadline = Date.now() + 20_000
  for (;;) {
    try {
      const { url, headers, body } = door
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
      const text = await answer.text()
      if (answer.ok) return
      output += `\n${answer.status}: ${text}`
    } catch (error) {
      if (child.exitCode !== null)
        throw new Error(`${door.name} ended: ${output}`, { cause: error })
    }
    if (Date.now() > deadline) throw new Error(`${door.name} did not answer: ${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function firstTokenFigures(load: ChildProcess, contenders: Contender[]): Promise<Figure[]> {
  const answer = await askStreamLoad(load, {
    kind: 'sequence',
    doors: contenders.map(({ door }) => door),
    rounds: sequenceRounds,
    warmUpRounds: sequenceWarmUpRounds,
    deltas: sequencePace.deltas,
  })
  if (!('firstDeltasMs' in answer)) throw new Error('the load answered something else')
  const at = (index: number, share: number) => percentile(answer.firstDeltasMs[index] ?? [], share)
  return contenders.flatMap(({ door, note }, index): Figure[] => {
    if (index === 0) {
      return [
        { name: 'first token, direct, p50', value: at(0, 0.5), unit: 'ms' },
        { name: 'first token, direct, p99', value: at(0, 0.99), unit: 'ms' },
      ]
    }
    const goal = door.name === 'Enlace' ? { goal: 1 } : {}
    return [
      {
        name: `first token, added by ${door.name}, p50`,
        value: at(index, 0.5) - at(0, 0.5),
        unit: 'ms',
        ...goal,
        note,
      },
      {
        name: `first token, added by ${door.name}, p99`,
        value: at(index, 0.99) - at(0, 0.99),
        unit: 'ms',
      },
    ]
  })
}

async function crowdFigures(load: ChildProcess, contenders: Contender[]): Promise<Figure[]> {
  const measured = contenders.map((contender) => ({ contender, lagsMs: [] as number[], cpuMs: 0 }))
  for (let round = 0; round < crowdRounds; round += 1) {
    for (const entry of measured) {
      const { door, process: server } = entry.contender
      const before = server && cpuTimeMs(server.pid)
      const answer = await askStreamLoad(load, {
        kind: 'crowd',
        door,
        streams: crowdStreams,
        spreadMs: crowdSpreadMs,
        deltas: crowdPace.deltas,
      })
      const after = server && cpuTimeMs(server.pid)
      if (!('lagsMs' in answer)) throw new Error('the load answered something else')
      entry.lagsMs.push(...answer.lagsMs)
      entry.cpuMs += before === undefined || after === undefined ? Number.NaN : after - before
    }
  }
  const directMs = percentile(measured[0]?.lagsMs ?? [], 0.99)
  const label = `${crowdStreams} streams x ${1000 / crowdPace.intervalMs}/s`
  return measured.flatMap(({ contender: { door, process: server }, lagsMs, cpuMs }): Figure[] => {
    if (server === undefined) {
      return [{ name: `lag of ${label}, direct, p99`, value: directMs, unit: 'ms' }]
    }
    const goal = door.name === 'Enlace' ? { goal: 50 } : {}
    return [
      {
        name: `lag of ${label}, added by ${door.name}, p99`,
        value: percentile(lagsMs, 0.99) - directMs,
        unit: 'ms',
        ...goal,
      },
      {
        name: `processor time per delta, ${door.name}`,
        value: (cpuMs / lagsMs.length) * 1000,
        unit: 'µs',
      },
    ]
  })
}
