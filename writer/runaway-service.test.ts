/** Services that never stop sending: cut, hung up on, and never held in memory. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import { createWriting } from './create-writing.ts'
import { allOf, serviceAt, shownOf, toldPress } from './testing/marked-press.ts'

const mebibyte = 1024 * 1024
/** What sockets and pipes on the way may take before the writer is seen to have left. */
const underWayMostBytes = 16 * mebibyte

const closers: (() => void)[] = []
afterAll(() => {
  for (const close of closers) close()
})

/** A service that answers everything with `begin` and then with the same piece without end, as fast as it is read. */
async function runaway(status: number, begin: string, piece: string) {
  const state = { sentBytes: 0, left: false }
  const server = createServer((_request, response) => {
    response.on('close', () => {
      state.left = true
    })
    response.writeHead(status, { 'content-type': 'text/event-stream', 'x-should-retry': 'false' })
    response.write(begin)
    pour(response, piece, state)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return { baseUrl: `http://127.0.0.1:${address.port}/v1`, state }
}

function pour(response: ServerResponse, piece: string, state: { sentBytes: number }): void {
  if (response.destroyed) return
  state.sentBytes += piece.length
  if (response.write(piece)) setImmediate(pour, response, piece, state)
  else response.once('drain', () => pour(response, piece, state))
}

/** So many characters that do not go round in circles, which would be left for that. */
const words = (characters: number) =>
  Array.from({ length: characters }, (_, word) => `${word}`)
    .join(' ')
    .slice(0, characters)

const chunk = (delta: object) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`

describe('a service that never stops', () => {
  function write(baseUrl: string, textMaxCharacters?: number): Promise<WritingEvent[]> {
    const writing = createWriting({
      service: serviceAt(baseUrl),
      report: () => {},
      ...(textMaxCharacters !== undefined && { textMaxCharacters }),
    })
    const signal = new AbortController().signal
    return allOf(writing.press(toldPress({ texts: ['ceremony'] }), signal))
  }

  test('a text is cut at its largest length, and the service is left', async () => {
    const { baseUrl, state } = await runaway(
      200,
      chunk({ role: 'assistant' }),
      chunk({ content: words(3_000) }),
    )
    const events = await write(baseUrl, 10_000)
    const shown = shownOf(events, 'ceremony').join('')
    expect(shown.length).toBeLessThanOrEqual(10_000)
    expect(events.at(-1)).toEqual({ event: 'failed', text: 'ceremony', code: 'too-long' })
    await expect.poll(() => state.left).toBe(true)
    expect(state.sentBytes).toBeLessThan(underWayMostBytes)
  })

  test('a text of exactly the largest length is whole', async () => {
    const begin = `${chunk({ content: words(9_999) })}${chunk({ content: 'b' })}data: {"choices":[{"finish_reason":"stop"}]}\n\n`
    const { baseUrl } = await runaway(200, begin, ': nothing more\n\n')
    expect((await write(baseUrl, 10_000)).at(-1)).toMatchObject({ event: 'done' })
  })

  test('an error answer without end is left too', async () => {
    const { baseUrl, state } = await runaway(400, '{"error":{"message":"', 'x'.repeat(3_000))
    expect((await write(baseUrl)).at(-1)).toMatchObject({ event: 'failed', code: 'unexpected' })
    await expect.poll(() => state.left).toBe(true)
    expect(state.sentBytes).toBeLessThan(underWayMostBytes)
  })
})
