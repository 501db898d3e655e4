import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { rawRequest, wholeAnswer } from './http-request.ts'

/** Sends a request to a real echo server; returns its answer and how many pieces had arrived before it was complete. */
async function askEcho(json: unknown, announcesLength: boolean) {
  const server = createServer((request, response) => {
    request.setEncoding('utf8')
    let text = ''
    request.on('data', (part: string) => {
      text += part
    })
    request.on('end', () => {
      const body = Buffer.from(
        `${request.method} ${request.url} ${request.headers['x-test']} ${text}`,
      )
      if (announcesLength) response.setHeader('content-length', body.byteLength)
      response.writeHead(201)
      for (const byte of body) response.write(Buffer.of(byte))
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.setEncoding('latin1')
  socket.write(rawRequest('test', { method: 'POST', path: '/a', headers: { 'x-test': 'b' }, json }))
  let received = ''
  try {
    for await (const part of socket) {
      for (const character of String(part)) {
        received += character
        const answer = wholeAnswer(received)
        if (answer) return { ...answer, isEverything: received.endsWith(String(part)) }
      }
    }
  } finally {
    socket.destroy()
    server.close()
  }
  throw new Error('the connection ended before its answer was whole')
}

test.each([true, false])(
  'a request is understood and its answer complete with its last byte (announced length: %s)',
  async (announcesLength) => {
    const answer = await askEcho({ name: 'Zoë' }, announcesLength)
    expect(answer.status).toBe(201)
    expect(answer.isEverything).toBe(true)
    if (announcesLength) {
      expect(Buffer.from(answer.body, 'latin1').toString()).toBe('POST /a b {"name":"Zoë"}')
    }
  },
)

test('an answer whose status allows no body is complete after its head', () => {
  expect(wholeAnswer('HTTP/1.1 304 Not Modified\r\netag: "a"\r\n\r\n')?.status).toBe(304)
  expect(wholeAnswer('HTTP/1.1 304 Not Modified\r\n')).toBeUndefined()
})
