/**
 * An OpenAI-compatible service that only streams, in its own process. Each delta carries the moment it was written
 * (`@<number>:<µs of the system-wide monotonic clock>;`), so its receiver can compute its lag whatever is in between.
 * Prints its port as the first line.
 *
 * `PUT /pace` sets how later completions stream, `PUT /finish` ends those that are streaming, `GET /last-request`
 * returns the body of the last one.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { marksIn } from './asked-marks.ts'
import { placeOf } from './spread-evenly.ts'

/** Deltas of each text. With `intervalMs` 0 all of them are written at once, one write each. */
const paceSchema = v.object({ deltas: v.number(), intervalMs: v.number() })

let pace = { deltas: 20, intervalMs: 0 }
/** Each ends one open stream. */
const endings = new Set<() => void>()
let lastRequest = '{}'

function chunk(delta: object, finishReason: string | null): string {
  const data = {
    id: 'chatcmpl-bench',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'bench',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  }
  return `data: ${JSON.stringify(data)}\n\n`
}

function stamp(index: number): string {
  return `@${index}:${process.hrtime.bigint() / 1000n}; sob o céu`
}

let streamsStarted = 0

/**
 * Each stream follows its own timetable. `setInterval` counts from when it last ran: timers delayed together by a pause
 * would stay together, and the crowd would become a single burst that no service sends.
 */
function stream(response: ServerResponse, body: string): void {
  const { deltas: deltasPerText, intervalMs } = pace
  const marks = marksIn(body)
  const deltas = deltasPerText * Math.max(1, marks.length)
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  let written = 0
  const writeOne = () => {
    // One text alone needs no mark.
    const mark = marks.length > 1 && written % deltasPerText === 0 && marks[written / deltasPerText]
    if (mark) response.write(chunk({ content: `\n${mark}\n` }, null))
    response.write(chunk({ content: stamp(written) }, null))
    written += 1
    if (written === deltas) response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
  }
  if (intervalMs === 0) {
    while (written < deltas) writeOne()
    return
  }
  streamsStarted += 1
  const phase = placeOf(streamsStarted)
  let timer: NodeJS.Timeout
  let dueMs = performance.now()
  const writeInTurn = () => {
    writeOne()
    if (written === deltas) return
    dueMs += written === 1 ? phase * intervalMs : intervalMs
    timer = setTimeout(writeInTurn, dueMs - performance.now())
  }
  writeInTurn()
  const finish = () => {
    clearTimeout(timer)
    if (written < deltas) response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
  }
  endings.add(finish)
  response.on('close', () => {
    clearTimeout(timer)
    endings.delete(finish)
  })
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += String(part)
  return body
}

const server = createServer(async (request, response) => {
  const body = await bodyOf(request)
  if (request.method === 'POST' && request.url?.endsWith('/chat/completions')) {
    lastRequest = body
    stream(response, body)
    return
  }
  if (request.method === 'PUT' && request.url === '/pace') {
    pace = v.parse(paceSchema, JSON.parse(body))
    response.writeHead(204).end()
    return
  }
  if (request.method === 'PUT' && request.url === '/finish') {
    for (const finish of endings) finish()
    response.writeHead(204).end()
    return
  }
  if (request.url === '/last-request') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(lastRequest)
    return
  }
  response.writeHead(404).end()
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  console.log(String(port))
})
