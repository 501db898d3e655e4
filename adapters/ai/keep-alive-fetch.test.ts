import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { createKeepAliveFetch } from './keep-alive-fetch.ts'

const servers: Server[] = []

afterAll(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function listen(answer: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return { url: `http://127.0.0.1:${address.port}/v1/x?y=1`, server }
}

describe('the keep-alive fetch', { concurrent: true }, () => {
  test('sends method, headers and text, and gives status, headers and body', async () => {
    const { url } = await listen(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(Buffer.from(part))
      const { 'content-length': length, 'x-name': name } = request.headers
      response.writeHead(418, 'Teapot', { 'x-request-id': 'r1', 'set-cookie': ['a=1', 'b=2'] })
      response.end(`${request.method} ${request.url} ${length} ${name} ${Buffer.concat(parts)}`)
    })
    const answer = await createKeepAliveFetch()(url, {
      method: 'POST',
      headers: new Headers({ 'X-Name': 'n' }),
      body: 'coração',
    })
    expect([answer.status, answer.statusText, answer.ok]).toEqual([418, 'Teapot', false])
    expect(answer.headers.get('x-request-id')).toBe('r1')
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(await answer.text()).toBe('POST /v1/x?y=1 9 n coração')
  })

  test('uses a connection again, also after a body that was left at its end', async () => {
    const { url, server } = await listen((_, response) => {
      response.write('first')
      setImmediate(() => response.end())
    })
    let connections = 0
    server.on('connection', () => {
      connections += 1
    })
    const call = createKeepAliveFetch()
    await (await call(url)).text()
    const reader = (await call(url)).body?.getReader()
    await reader?.read()
    const closed = once(server, 'request').then(([, response]) => once(response, 'close'))
    await reader?.cancel()
    await call(url).then((answer) => answer.text())
    await closed
    await call(url).then((answer) => answer.text())
    expect(connections).toBeLessThanOrEqual(2)
  })

  test('passes each piece on before the body has ended', async () => {
    let finish = () => {}
    const { url } = await listen((_, response) => {
      response.write('first')
      finish = () => response.end('last')
    })
    const reader = (await createKeepAliveFetch()(url)).body?.getReader()
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first')
    finish()
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('last')
    expect((await reader?.read())?.done).toBe(true)
  })

  test('holds a fast service back while nobody reads', async () => {
    const piece = Buffer.alloc(1024 * 1024)
    let sent = 0
    let stuck = () => {}
    const held = new Promise<void>((resolve) => {
      stuck = resolve
    })
    const { url } = await listen((_, response) => {
      while (response.write(piece)) sent += 1
      stuck()
      response.once('drain', () => response.end())
    })
    const answer = await createKeepAliveFetch()(url)
    await held
    const bytes = (await answer.arrayBuffer()).byteLength
    expect(bytes).toBe((sent + 1) * piece.length)
  })

  test('a bodiless answer has no body', async () => {
    const { url } = await listen((_, response) => response.writeHead(204).end())
    const answer = await createKeepAliveFetch()(url)
    expect([answer.status, answer.body]).toEqual([204, null])
  })

  test('does not follow redirects', async () => {
    const { url } = await listen((_, response) =>
      response.writeHead(302, { location: '/elsewhere' }).end(),
    )
    expect((await createKeepAliveFetch()(url)).status).toBe(302)
  })

  test('rejects when nobody answers, and when the answer is none', async () => {
    const { url, server } = await listen((request) => request.socket.end('HTTP/1.1 xyz\r\n\r\n'))
    await expect(createKeepAliveFetch()(url)).rejects.toThrow()
    const odd = await listen((request) => request.socket.end('HTTP/1.1 999 Odd\r\n\r\n'))
    await expect(createKeepAliveFetch()(odd.url)).rejects.toThrow(RangeError)
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
    await expect(createKeepAliveFetch()(url)).rejects.toThrow(/ECONNREFUSED/)
  })

  test('a body that is cut fails instead of ending', async () => {
    const { url } = await listen((_, response) => {
      response.write('first', () => response.socket?.destroy())
    })
    const answer = await createKeepAliveFetch()(url)
    await expect(answer.text()).rejects.toThrow()
  })

  test('aborted before, while waiting and while reading, it fails with the reason and hangs up', async () => {
    const { url, server } = await listen((request, response) => {
      if (request.method === 'POST') response.write('first')
    })
    const call = createKeepAliveFetch()
    const reason = new Error('enough')
    await expect(call(url, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)

    for (const method of ['GET', 'POST']) {
      const leaving = new AbortController()
      const asked = once(server, 'request')
      const reading = call(url, { method, signal: leaving.signal }).then((answer) => answer.text())
      const [, response] = await asked
      const hungUp = once(response, 'close')
      leaving.abort(reason)
      await expect(reading).rejects.toBe(reason)
      await hungUp
    }
  })

  test('refuses a body that is no text', async () => {
    const call = createKeepAliveFetch()
    await expect(call('http://127.0.0.1:1', { method: 'POST', body: new Blob() })).rejects.toThrow(
      TypeError,
    )
  })
})
