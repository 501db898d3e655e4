/**
 * From the click to the last text: what the writer adds to the time that a service takes for three texts in one answer, and
 * how soon a text is in its place once the service has begun the next.
 */
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import { createWriting } from '#writer/create-writing.ts'
import { marksIn } from './asked-marks.ts'
import type { Figure } from './figure.ts'
import { percentile } from './percentile.ts'
import { toldPress } from './told-press.ts'

/** How long the service takes for each text, one after another. */
const delaysMs: Record<TextName, number> = { welcome: 900, ceremony: 1_500, finalMessage: 600 }

const wordsPerText = 60
const rounds = 5

interface TimedService {
  baseUrl: string
  /** When it last wrote the final word of each text, in ms of this process's clock. */
  writtenAtMs: Map<TextName, number>
  close(): void
}

/** Medians of several rounds, after one that warms up the connections. */
export async function measure(): Promise<Figure[]> {
  const service = await startTimedService()
  const one = { baseUrl: service.baseUrl, apiKey: 'k', model: 'bench' }
  const writing = createWriting({
    service: one,
    report: (report) => {
      throw new Error(`The bench's own service failed: ${JSON.stringify(report)}`)
    },
  })
  const waits = { wholeMs: [] as number[], serviceMs: [] as number[], placeMs: [] as number[] }
  const press = async () => {
    const started = performance.now()
    const { signal } = new AbortController()
    for await (const event of writing.press(toldPress(), signal)) {
      if (event.event !== 'done') continue
      waits.placeMs.push(performance.now() - (service.writtenAtMs.get(event.text) ?? Number.NaN))
    }
    waits.wholeMs.push(performance.now() - started)
    waits.serviceMs.push((service.writtenAtMs.get('finalMessage') ?? Number.NaN) - started)
  }

  try {
    await press()
    for (const one of Object.values(waits)) one.length = 0
    for (let round = 0; round < rounds; round += 1) await press()
    const ownMs = percentile(waits.serviceMs, 0.5)
    const all = percentile(waits.wholeMs, 0.5)
    return [
      { name: 'The service’s last word, after the click', value: ownMs, unit: 'ms' },
      { name: 'Three texts, click to the last end', value: all, unit: 'ms', goal: ownMs * 1.1 },
      {
        name: 'Three texts against what the service takes for them',
        value: (all / ownMs - 1) * 100,
        unit: '% more',
        goal: 10,
      },
      {
        name: 'A text in its place after its last word, worst',
        value: Math.max(...waits.placeMs),
        unit: 'ms',
        goal: 100,
      },
    ]
  } finally {
    service.close()
  }
}

/** A service that writes each text evenly over its delay, one after another. */
async function startTimedService(): Promise<TimedService> {
  const writtenAtMs = new Map<TextName, number>()
  const server = createServer(async (incoming, response) => {
    let body = ''
    for await (const part of incoming) body += part
    const send = (delta: object, finishReason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`,
      )
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const [at, mark] of marksIn(body).entries()) {
      const text = textNames[at]
      if (text === undefined) throw new Error('more marks than texts')
      send({ content: `${mark}\n` })
      await writeSlowly(response, delaysMs[text], (content) => send({ content }))
      writtenAtMs.set(text, performance.now())
    }
    send({}, 'stop')
    response.end('data: [DONE]\n\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port.')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    writtenAtMs,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function writeSlowly(
  response: ServerResponse,
  durationMs: number,
  say: (content: string) => void,
): Promise<void> {
  const started = performance.now()
  for (let word = 1; word <= wordsPerText && !response.destroyed; word += 1) {
    // Measured from the start, so late timers do not add up.
    const due = started + (durationMs * word) / wordsPerText
    await wait(Math.max(0, due - performance.now()))
    // Numbered, since a text that repeats itself is left.
    say(`palavra ${word}${word === wordsPerText ? '\n\n' : ' '}`)
  }
}
