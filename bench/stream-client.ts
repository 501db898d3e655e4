/** The receiving end: sends one request and reads the stamps of `fake-upstream.ts` from whatever stream comes back. */
import { Agent, request } from 'node:http'
import { placeOf } from './spread-evenly.ts'

/** Where and what to send; the same for every run through one door. */
export interface Door {
  /** `direct`, `Enlace`, `nginx`…: its name in the figures. */
  name: string
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

export interface StreamResult {
  /** From sending the request until the first delta, in ms. */
  firstDeltaMs: number
  /** How long each delta took to arrive, in ms. */
  lagsMs: number[]
  /** When each was written, in ms of the system-wide monotonic clock. */
  writtenMs: number[]
}

/** Keeps connections open, as both a proxy and a browser do. */
export function keepAliveAgent(): Agent {
  return new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
}

/** When the stream with this index starts, in ms from the crowd's start. */
export function spreadStart(index: number, spreadMs: number): number {
  return placeOf(index) * spreadMs
}

/** A delta's number in its stream, and when it was written. */
const stampPattern = /@(\d+):(\d+);/g
const nsPerMs = 1e6
const usPerMs = 1e3

/**
 * Streams once through a door; `begun` is called at the first delta.
 * @throws if the answer is not 200, is cut off, or does not carry exactly the expected number of stamps
 */
export function streamOnce(
  door: Door,
  agent: Agent,
  expectedDeltas: number | 'any',
  begun: () => void = () => {},
): Promise<StreamResult> {
  return new Promise((resolve, reject) => {
    const sentNs = process.hrtime.bigint()
    let firstDeltaMs: number | undefined
    const lagsMs: number[] = []
    const writtenMs: number[] = []
    let rest = ''
    const outgoing = request(
      door.url,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(door.body)),
          ...door.headers,
        },
      },
      (response) => {
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          const nowNs = process.hrtime.bigint()
          rest += part
          let read = 0
          for (const match of rest.matchAll(stampPattern)) {
            read = match.index + match[0].length
            // Our own stream repeats the whole text in its last event: only the next expected number counts.
            if (Number(match[1]) !== lagsMs.length) continue
            if (firstDeltaMs === undefined) {
              firstDeltaMs = Number(nowNs - sentNs) / nsPerMs
              begun()
            }
            const atMs = Number(match[2]) / usPerMs
            writtenMs.push(atMs)
            lagsMs.push(Number(nowNs) / nsPerMs - atMs)
          }
          if (response.statusCode === 200) rest = rest.slice(read)
        })
        response.on('error', reject)
        response.on('end', () => {
          if (response.statusCode !== 200 || firstDeltaMs === undefined) {
            reject(new Error(`${door.name}: status ${response.statusCode}: ${rest.slice(0, 500)}`))
          } else if (expectedDeltas !== 'any' && lagsMs.length !== expectedDeltas) {
            reject(new Error(`${door.name}: ${lagsMs.length} of ${expectedDeltas} deltas`))
          } else {
            resolve({ firstDeltaMs, lagsMs, writtenMs })
          }
        })
      },
    )
    outgoing.on('error', (error) => reject(new Error(`${door.name}: ${error.message}`)))
    outgoing.end(door.body)
  })
}
