import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { writingRequest } from '#core/writer/testing/writing-request.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { AppDependencies } from '../app.ts'
import type { Writing } from '../ports/writing.ts'
import { pressing, testApp } from '../testing/test-app.ts'
import { type HttpServer, startHttpServer } from './http-server.ts'

const running: HttpServer[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop(0)))
})

async function listen(changes: Partial<AppDependencies> = {}): Promise<HttpServer> {
  const server = await startHttpServer({
    fetch: testApp(changes).app.fetch,
    port: 0,
    hostname: '127.0.0.1',
    https: false,
  })
  running.push(server)
  return server
}

/** Opens a stream of texts on a connection of its own and resolves with its headers. */
async function openStream({ port }: HttpServer, agent?: Agent): Promise<IncomingMessage> {
  const headers = { 'content-type': 'application/json' }
  const call = request({ port, path: '/api/writing', method: 'POST', headers, agent })
  call.end(JSON.stringify(writingRequest({ texts: ['welcome'] })))
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  return answer
}

async function readAll(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of answer.setEncoding('utf8')) text += part
  return text
}

/** Writing that says one word, waits for `goOn`, and says another. */
function waitingWriting(): { writing: Writing; goOn: () => void; aborted: Promise<void> } {
  let goOn = () => {}
  let abort = () => {}
  const going = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const aborted = new Promise<void>((resolve) => {
    abort = resolve
  })
  const writing = pressing(async function* press(_request, signal): AsyncGenerator<WritingEvent> {
    signal.addEventListener('abort', abort)
    yield { event: 'delta', text: 'welcome', delta: 'first' }
    await Promise.race([going, aborted])
    if (!signal.aborted) yield { event: 'done', text: 'welcome', content: 'first, then last' }
  })
  return { writing, goOn, aborted }
}

/** Sends raw bytes and resolves with everything that comes back until the server closes. */
async function talk(port: number, send: (socket: Socket) => void): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  let heard = ''
  socket.on('data', (part) => {
    heard += part
  })
  socket.on('error', () => {})
  send(socket)
  await once(socket, 'close')
  return heard
}

describe('a stream over a real connection', () => {
  test('the first piece arrives while the text is still being written', async () => {
    const { writing, goOn } = waitingWriting()
    const answer = await openStream(await listen({ writing }))
    const [first] = await once(answer, 'data')
    expect(String(first)).toContain('"delta":"first"')
    goOn()
    expect(await readAll(answer)).toMatch(/event: done[\s\S]*event: end\ndata: \{\}\n\n$/)
  })

  test('a browser that leaves stops the writer', async () => {
    const { writing, aborted } = waitingWriting()
    const answer = await openStream(await listen({ writing }))
    await once(answer, 'data')
    answer.destroy()
    await aborted
  })

  test('a browser that leaves before the first piece stops the writer too', async () => {
    let stop = () => {}
    const stopped = new Promise<void>((resolve) => {
      stop = resolve
    })
    const answer = await openStream(
      await listen({
        writing: pressing(async function* press(_request, signal) {
          await once(signal, 'abort')
          stop()
          yield* []
        }),
      }),
    )
    answer.destroy()
    await stopped
  })

  test('a reader that stops reading pauses the writing, and misses nothing', async () => {
    const pieces = 400
    const piece = 'x'.repeat(64 * 1024)
    let written = 0
    const answer = await openStream(
      await listen({
        writing: pressing(async function* press() {
          for (; written < pieces; written++)
            yield { event: 'delta', text: 'welcome', delta: piece }
          yield { event: 'done', text: 'welcome', content: '' }
        }),
      }),
    )
    answer.pause()
    for (let before = -1; before !== written; await wait(100)) before = written
    expect(written).toBeLessThan(pieces / 2)
    const text = await readAll(answer)
    expect(text.match(/event: delta/g)).toHaveLength(pieces)
    expect(text).toMatch(/event: end\ndata: \{\}\n\n$/)
  })
})

describe('stopping', () => {
  test('lets a running stream finish, and answers nobody new', async () => {
    const { writing, goOn } = waitingWriting()
    let stopping = false
    const server = await listen({ writing, isStopping: () => stopping })
    const agent = new Agent({ keepAlive: true })
    const answer = await openStream(server, agent)
    await once(answer, 'data')

    stopping = true
    const stopped = server.stop(30_000)
    await expect(openStream(server)).rejects.toThrow('ECONNREFUSED')
    goOn()
    expect(await readAll(answer)).toContain('first, then last')
    expect(await stopped).toBe(true)
    agent.destroy()
  })

  test('cuts whatever is still running after the grace, and stops its writer', async () => {
    const { writing, aborted } = waitingWriting()
    const server = await listen({ writing })
    const answer = await openStream(server)
    await once(answer, 'data')
    const cut = expect(readAll(answer)).rejects.toThrow('aborted')
    expect(await server.stop(1)).toBe(false)
    await cut
    await aborted
  })

  test('is immediate with nobody connected', async () => {
    const server = await listen()
    const agent = new Agent({ keepAlive: true })
    await readAll(await openStream(server, agent))
    expect(await server.stop(30_000)).toBe(true)
    agent.destroy()
  })
})

describe('bytes no browser would send', () => {
  test.each([
    ['a body that announces too much', 'content-length: 1100000\r\n\r\n{'],
    [
      'a chunked body without end',
      `transfer-encoding: chunked\r\n\r\n${`10000\r\n${' '.repeat(0x10000)}\r\n`.repeat(17)}`,
    ],
  ])('%s is refused without waiting for its end', async (_name, rest) => {
    const { port } = await listen()
    const heard = await talk(port, (socket) => {
      socket.write(`POST /api/writing HTTP/1.1\r\nhost: localhost\r\n${rest}`)
    })
    expect(heard).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"body-too-large"/)
  })

  test.each([
    ['an impossible host', 'GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n'],
    ['an address that is none', 'GET http:// HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'],
  ])('%s gets a bare 400 with the security headers', async (_name, bytes) => {
    const { port } = await listen()
    const heard = await talk(port, (socket) => socket.write(bytes))
    expect(heard).toMatch(/^HTTP\/1\.1 400 /)
    expect(heard).toMatch(/content-security-policy: default-src 'none'/i)
  })

  test('that are not HTTP at all are refused', async () => {
    const { port } = await listen()
    expect(await talk(port, (socket) => socket.write('\u0016\u0003\u0001 hello\r\n\r\n'))).toMatch(
      /^HTTP\/1\.1 400 /,
    )
  })
})

test('a port in use is reported by its code', async () => {
  const { port } = await listen()
  const again = startHttpServer({
    fetch: testApp().app.fetch,
    port,
    hostname: '127.0.0.1',
    https: false,
  })
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
