/** Our server in front of the bench's own AI service, pinned to core 0, and a door to its `POST /api/writing`. */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { specialPin, specialSession } from '../scripts/special-session.ts'
import { canPin, firstLine, type PinnedProcess, startPinned } from './pinned-process.ts'
import type { Door } from './stream-client.ts'
import type { LoadAnswer, LoadOrder } from './stream-load.ts'
import { toldPress } from './told-press.ts'

/** How the upstream streams each text; with `intervalMs` 0 all deltas are written at once. */
interface Pace {
  deltas: number
  intervalMs: number
}

export interface Upstream {
  url: string
  process: PinnedProcess
  setPace: (pace: Pace) => Promise<void>
}

export interface TextsServer {
  origin: string
  /** Asks only for the welcome: one stream from the upstream, one to the browser. */
  door: Door
  process: PinnedProcess
}

export interface TextsServerOptions {
  upstreamUrl: string
  /** Passed to Node before `main.ts`. */
  nodeArguments?: readonly string[]
  /** In addition to what every bench sets. */
  env?: Readonly<Record<string, string>>
}

/** `bench/fake-upstream.ts` on core 1, next to the load. */
export async function startUpstream(): Promise<Upstream> {
  const process = startPinned(1, globalThis.process.execPath, ['bench/fake-upstream.ts'])
  const url = `http://127.0.0.1:${Number(await firstLine(process))}`
  return {
    url,
    process,
    setPace: async (pace) => {
      await fetch(`${url}/pace`, { method: 'PUT', body: JSON.stringify(pace) })
    },
  }
}

/** The real server, with a session that may generate without limit. */
export async function startTextsServer(options: TextsServerOptions): Promise<TextsServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = startPinned(0, process.execPath, [...(options.nodeArguments ?? []), 'main.ts'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'enlace-bench-')),
      AI_BASE_URL: `${options.upstreamUrl}/v1`,
      AI_API_KEY: 'x',
      LOG_LEVEL: 'warn',
      SPECIAL_PIN: specialPin,
      CALLS_PER_MINUTE: '0',
      GENERATIONS_PER_HOUR: '0',
      GENERATIONS_AT_ONCE: '0',
      PROMPT_CHARACTERS_PER_HOUR: '0',
      PROMPT_CHARACTERS_PER_DAY: '0',
      ...options.env,
    },
  })
  await firstLine(server)
  const headers = { origin, accept: 'text/event-stream', cookie: await specialSession(origin) }
  const body = JSON.stringify(toldPress(['welcome']))
  const door = { name: 'Enlace', url: `${origin}/api/writing`, headers, body }
  return { origin, door, process: server }
}

/** What our server sends the upstream for each completion: the body for the other contenders. */
export async function lastRequest({ url }: Upstream): Promise<string> {
  return (await fetch(`${url}/last-request`)).text()
}

/** The measuring process, on core 1. */
export function startStreamLoad(): ChildProcess {
  const pinned = canPin() ? { execPath: 'taskset', execArgv: ['-c', '1', process.execPath] } : {}
  return fork('bench/stream-load.ts', { ...pinned })
}

/** Gives one order; `steady` is called once a held crowd is complete. */
export function askStreamLoad(
  load: ChildProcess,
  order: LoadOrder,
  steady: () => void = () => {},
): Promise<Exclude<LoadAnswer, { error: string } | { steady: true }>> {
  return new Promise((resolve, reject) => {
    const listen = (answer: LoadAnswer) => {
      if ('steady' in answer) return steady()
      load.off('message', listen)
      if ('error' in answer) reject(new Error(answer.error))
      else resolve(answer)
    }
    load.on('message', listen)
    load.send(order)
  })
}
