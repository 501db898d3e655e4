/**
 * From the click to the last text: three texts that take different times must together take no longer than the slowest
 * alone plus 10 %.
 */
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import { createWriting } from '#writer/create-writing.ts'
import type { Figure } from './figure.ts'
import { percentile } from './percentile.ts'
import { toldPress } from './told-press.ts'

/** How long the service takes for each text, from the request to the last word. */
const delaysMs: Record<TextName, number> = { welcome: 900, ceremony: 1_500, finalMessage: 600 }

const wordsPerText = 60
const rounds = 5

/** Medians of several rounds, after one that warms up the connections. */
export async function measure(): Promise<Figure[]> {
  const service = await startTimedService()
  const one = (text: TextName) => ({ baseUrl: service.baseUrl, apiKey: 'k', model: text })
  const writing = createWriting({
    services: {
      welcome: one('welcome'),
      ceremony: one('ceremony'),
      finalMessage: one('finalMessage'),
    },
    report: (report) => {
      throw new Error(`The bench's own service failed: ${JSON.stringify(report)}`)
    },
  })
  const elapsedMs = async (texts: readonly TextName[]) => {
    const started = performance.now()
    for await (const _ of writing.press(toldPress(texts), new AbortController().signal));
    return performance.now() - started
  }

  try {
    await elapsedMs(textNames)
    const alone: number[] = []
    const together: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await elapsedMs(['ceremony']))
      together.push(await elapsedMs(textNames))
    }
    const slowest = percentile(alone, 0.5)
    const all = percentile(together, 0.5)
    return [
      { name: 'Slowest text alone, click to its end', value: slowest, unit: 'ms' },
      { name: 'Three texts, click to the last end', value: all, unit: 'ms', goal: slowest * 1.1 },
      {
        name: 'Three texts against the slowest alone',
        value: (all / slowest - 1) * 100,
        unit: '% more',
        goal: 10,
      },
    ]
  } finally {
    service.close()
  }
}

/** A service that writes each text evenly over its delay; the model's name says which text it is. */
async function startTimedService(): Promise<{ baseUrl: string; close(): void }> {
  const server = createServer(async (incoming, response) => {
    let body = ''
    for await (const part of incoming) body += part
    const text = textNames.find((name) => body.includes(`"model":"${name}"`))
    await writeSlowly(response, delaysMs[text ?? 'ceremony'])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port.')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function writeSlowly(response: ServerResponse, durationMs: number): Promise<void> {
  const started = performance.now()
  const send = (delta: object, finishReason: string | null) =>
    response.write(
      `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`,
    )
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (let word = 1; word <= wordsPerText; word += 1) {
    // Measured from the start, so late timers do not add up.
    const due = started + (durationMs * word) / wordsPerText
    await wait(Math.max(0, due - performance.now()))
    // Numbered, since a text that repeats itself is left.
    send({ content: `palavra ${word} ` }, null)
  }
  send({}, 'stop')
  response.end('data: [DONE]\n\n')
}
