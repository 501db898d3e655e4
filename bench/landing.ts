/**
 * The landing page as a server delivers it: ours next to Express with helmet, compression and its static files, over
 * the same built pages; each alone on core 0 with the load on core 1, taking turns. What a browser makes of the page is
 * measured by the lighthouse bench. `npm run bench -- landing`.
 */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { installOnDemand } from '../scripts/install-on-demand.ts'
import { startAccessServer } from './access-server.ts'
import { askHttpLoad, startHttpLoad } from './ask-http-load.ts'
import type { Figure } from './figure.ts'
import { percentile } from './percentile.ts'
import { cpuTimeMs, firstLine, type PinnedProcess, startPinned } from './pinned-process.ts'

const versions = { express: '5.3.0', helmet: '8.3.0', compression: '1.8.2' }
const peerNote = Object.entries(versions)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ')
const builtPages = '.build/web/client'

const connections = 20
const rounds = 3
const roundMs = 2_000
const warmUpMs = 1_000
/** What current browsers send. */
const accept = { 'accept-encoding': 'gzip, deflate, br, zstd' }

interface Contender {
  name: string
  port: number
  process: PinnedProcess
  note?: string
}

interface Measured {
  contender: Contender
  status: number
  headers: Readonly<Record<string, string>>
  perSecond: number[]
  latenciesMs: number[]
  cpuMs: number
}

/** Rates, latencies, processor time and bytes of a first visit and of a visit to an unchanged page. */
export async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-landing-'))
  const load = startHttpLoad()
  const started: PinnedProcess[] = []
  try {
    const { port, process: server } = await startAccessServer({ accounts: 0, dataFolder: folder })
    started.push(server)
    const contenders: Contender[] = [{ name: 'Enlace', port, process: server }]
    const missing: Figure[] = []
    const peer = await startExpress()
    if (peer === undefined) {
      const note = `${peerNote} could not be installed`
      missing.push({ name: 'Express', value: Number.NaN, unit: '', note })
    } else {
      started.push(peer.process)
      contenders.push(peer)
    }
    const pages = await Promise.all(contenders.map((contender) => firstVisit(contender.port)))
    const first = await inTurn(load, contenders, () => ({ status: 200, headers: accept }))
    const again = await inTurn(load, contenders, (_, index) => ({
      status: 304,
      headers: { ...accept, 'if-none-match': pages[index]?.etag ?? '' },
    }))
    return [
      ...first.flatMap((measured, index) => figuresOf('first visit', measured, pages[index])),
      ...again.flatMap((measured) => figuresOf('unchanged (304)', measured)),
      ...missing,
    ]
  } finally {
    load.kill()
    await Promise.all(started.map((process) => process.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startExpress(): Promise<Contender | undefined> {
  const folder = installOnDemand({
    folderName: `express-${versions.express}`,
    dependencies: versions,
    proof: 'express/package.json',
  })
  if (folder === undefined) return undefined
  const port = await freePort()
  const script = ['bench/express-server.ts', folder, String(port), builtPages]
  const server = startPinned(0, process.execPath, script, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  })
  await firstLine(server)
  return { name: 'Express', port, process: server, note: peerNote }
}

/** The page's bytes as transferred, and its entity tag. */
function firstVisit(port: number): Promise<{ bytes: number; etag: string; encoding: string }> {
  return new Promise((resolve, reject) => {
    const asked = get({ port, host: '127.0.0.1', path: '/', headers: accept }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.on('end', () => {
        const { etag = '', 'content-encoding': encoding = 'identity' } = answer.headers
        resolve({ bytes, etag, encoding })
      })
    })
    asked.on('error', reject)
  })
}

async function inTurn(
  load: ChildProcess,
  contenders: readonly Contender[],
  visit: (contender: Contender, index: number) => Pick<Measured, 'status' | 'headers'>,
): Promise<Measured[]> {
  const measured = contenders.map(
    (contender, index): Measured => ({
      contender,
      ...visit(contender, index),
      perSecond: [],
      latenciesMs: [],
      cpuMs: 0,
    }),
  )
  for (let round = -1; round < rounds; round += 1) {
    for (const entry of measured) {
      const { port, process: server } = entry.contender
      const beforeMs = cpuTimeMs(server.pid) ?? Number.NaN
      const answer = await askHttpLoad(load, {
        port,
        connections,
        durationMs: round < 0 ? warmUpMs : roundMs,
        requests: [{ method: 'GET', path: '/', headers: entry.headers }],
        repeat: true,
        status: entry.status,
      })
      // The first round is a warm-up.
      if (round < 0) continue
      entry.perSecond.push((answer.latenciesMs.length * 1_000) / answer.durationMs)
      entry.latenciesMs.push(...answer.latenciesMs)
      entry.cpuMs += (cpuTimeMs(server.pid) ?? Number.NaN) - beforeMs
    }
  }
  return measured
}

function figuresOf(
  label: string,
  { contender, perSecond, latenciesMs, cpuMs }: Measured,
  page?: { bytes: number; encoding: string },
): Figure[] {
  const name = `${label}, ${contender.name}`
  const { note } = contender
  return [
    { name, value: percentile(perSecond, 0.5), unit: '/s', ...(note && { note }) },
    { name: `${name}, p99`, value: percentile(latenciesMs, 0.99), unit: 'ms' },
    {
      name: `${name}, processor time`,
      value: (cpuMs * 1_000) / latenciesMs.length,
      unit: 'µs',
    },
    ...(page
      ? [
          {
            name: `${name}, the page on the wire`,
            value: page.bytes / 1_000,
            unit: 'kB',
            note: page.encoding,
          },
        ]
      : []),
  ]
}
