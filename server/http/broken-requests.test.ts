import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writingRequest } from '#core/writer/testing/writing-request.ts'
import type { AppDependencies } from '../app.ts'
import { pressing, testApp } from '../testing/test-app.ts'
import { type HttpServer, type RequestDeadlines, startHttpServer } from './http-server.ts'
import { securityHeaders } from './security-headers.ts'

const servers: HttpServer[] = []
let port: number

async function listen(
  changes: Partial<AppDependencies> = {},
  deadlines: Partial<RequestDeadlines> = {},
): Promise<number> {
  const { app } = testApp(changes)
  const server = await startHttpServer({
    ...{ fetch: app.fetch, port: 0, hostname: '127.0.0.1', https: true },
    deadlines,
  })
  servers.push(server)
  return server.port
}

beforeAll(async () => {
  port = await listen()
})

afterAll(() => Promise.all(servers.map((server) => server.stop(0))))

/** Sends bytes and resolves with everything received until the server closes. */
async function talk(bytes: string, to = port): Promise<string> {
  const socket = connect(to, '127.0.0.1').setEncoding('latin1')
  let heard = ''
  socket.on('data', (part) => {
    heard += part
  })
  socket.on('error', () => {})
  socket.write(bytes, 'latin1')
  await once(socket, 'close')
  return heard
}

const answersIn = (heard: string) => heard.match(/HTTP\/1\.1 \d+/g) ?? []

function expectBare(heard: string, status: number): void {
  expect(answersIn(heard)).toEqual([`HTTP/1.1 ${status}`])
  for (const [name, value] of Object.entries(securityHeaders(true))) {
    expect(heard).toContain(`${name}: ${value}\r\n`)
  }
  expect(heard).toMatch(/connection: close\r\n/i)
}

const post = 'POST /api/session HTTP/1.1\r\nhost: localhost\r\n'
const get = 'GET /api/site HTTP/1.1\r\nhost: localhost\r\n'
const end = '\r\n\r\n'
/** What an accepted smuggled request would have been answered. */
const hidden = `GET /api/site HTTP/1.1\r\nhost: localhost${end}`
const chunked = `0${end}${hidden}`

describe('a request that two servers could read differently', () => {
  test.each<[string, string]>([
    ['both lengths', `${post}content-length: 6\r\ntransfer-encoding: chunked${end}${chunked}`],
    [
      'both, the other way',
      `${post}transfer-encoding: chunked\r\ncontent-length: 6${end}${chunked}`,
    ],
    ['two lengths', `${post}content-length: 2\r\ncontent-length: 7${end}{}${hidden}`],
    ['one length twice', `${post}content-length: 2\r\ncontent-length: 2${end}{}${hidden}`],
    ['a list of lengths', `${post}content-length: 2, 2${end}{}${hidden}`],
    ['a signed length', `${post}content-length: +2${end}{}${hidden}`],
    ['a negative length', `${post}content-length: -2${end}{}${hidden}`],
    ['a hexadecimal length', `${post}content-length: 0x2${end}{}${hidden}`],
    ['a length beyond numbers', `${post}content-length: 99999999999999999999${end}{}${hidden}`],
    ['an unknown coding', `${post}transfer-encoding: xchunked${end}${chunked}`],
    ['a coding after chunked', `${post}transfer-encoding: chunked, identity${end}${chunked}`],
    ['a coding before chunked', `${post}transfer-encoding: identity, chunked${end}${chunked}`],
    ['two codings', `${post}transfer-encoding: x\r\ntransfer-encoding: chunked${end}${chunked}`],
    ['a space before the colon', `${post}transfer-encoding : chunked${end}${chunked}`],
    ['a tab as a space', `${post}transfer-encoding:\x0bchunked${end}${chunked}`],
    ['a folded line', `${post}x-a: b\r\n content-length: 2${end}{}${hidden}`],
    ['a chunk of no size', `${post}transfer-encoding: chunked${end}zz\r\n{}\r\n${chunked}`],
    ['a chunk beyond numbers', `${post}transfer-encoding: chunked${end}fffffffffffffffff\r\n{}`],
    ['bare line feeds', `GET /api/site HTTP/1.1\nhost: localhost\n\n${hidden}`],
    ['a bare line feed after a chunk', `${post}transfer-encoding: chunked${end}2\n{}\n0\n\n`],
    ['a bare carriage return', `GET /api/site HTTP/1.1\r\nx: a\rb: c\r\nhost: a${end}${hidden}`],
    ['a zero byte', `GET /api/site HTTP/1.1\r\nx: a\0b\r\nhost: localhost${end}${hidden}`],
    ['two hosts', `GET /api/site HTTP/1.1\r\nhost: a\r\nHost: b${end}${hidden}`],
    ['no host', `GET /api/site HTTP/1.1\r\nx: y${end}${hidden}`],
    ['chunks in HTTP/1.0', `POST / HTTP/1.0\r\ntransfer-encoding: chunked${end}${chunked}`],
    ['an authority for an address', `GET evil.example:443 HTTP/1.1\r\nhost: a${end}${hidden}`],
    ['a version to come', `GET /api/site HTTP/3.0\r\nhost: localhost${end}${hidden}`],
    ['an unknown method', `BREW /api/site HTTP/1.1\r\nhost: localhost${end}${hidden}`],
  ])(
    '(%s) gets one bare 400 with the security headers, and what hides behind it none',
    async (_name, bytes) => {
      expectBare(await talk(bytes), 400)
    },
  )
})

describe('a request that asks for too much', () => {
  test.each<[string, number, string]>([
    ['one huge header', 431, `${get}x: ${'a'.repeat(20_000)}${end}`],
    ['a flood of headers', 431, `${get}${'a:b\r\n'.repeat(8_000)}${end}`],
    ['a huge address', 431, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a${end}`],
    [
      'a huge chunk extension',
      413,
      `${post}transfer-encoding: chunked${end}2;${'a'.repeat(20_000)}`,
    ],
    ['an unknown expectation', 417, `${post}expect: cookies\r\ncontent-length: 2${end}{}`],
    ['a tunnel', 405, `CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443${end}${hidden}`],
  ])('(%s) gets a bare %i with the security headers', async (_name, status, bytes) => {
    expectBare(await talk(bytes), status)
  })
})

describe('a slow client', () => {
  test.each<[string, string]>([
    ['says nothing', ''],
    ['never ends its headers', `${get}x-a: b\r\n`],
    ['never ends its body', `${post}content-length: 100${end}{`],
    ['never ends its chunks', `${post}transfer-encoding: chunked${end}1\r\n{\r\n`],
  ])('and %s gets a bare 408 with the security headers', async (_name, bytes) => {
    const impatient = await listen({}, { headersMs: 50, requestMs: 100, checkMs: 10 })
    expectBare(await talk(bytes, impatient), 408)
  })
})

describe('pipelined requests', () => {
  test('are answered in order', async () => {
    const paths = ['/api/site', '/api/none', '/api/health', '/api/none', '/api/site']
    const bytes = paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n`)
    const heard = await talk(`${bytes.join('\r\n')}connection: close${end}`)
    expect(answersIn(heard).map((line) => line.slice(-3))).toEqual(
      paths.map((path) => (path.endsWith('none') ? '404' : '200')),
    )
  })

  test('never have a refusal written into the answer of an earlier one', async () => {
    const streaming = await listen({
      writing: pressing(async function* press(_request, signal) {
        yield { event: 'delta', text: 'welcome', delta: 'first' }
        await once(signal, 'abort')
      }),
    })
    const body = JSON.stringify(writingRequest({ texts: ['welcome'] }))
    const head = `POST /api/writing HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${Buffer.byteLength(body)}${end}`
    const socket = connect(streaming, '127.0.0.1').setEncoding('utf8')
    let heard = ''
    socket.on('data', (part) => {
      heard += part
      if (heard.includes('first')) socket.write('no HTTP at all\r\n\r\n')
    })
    socket.write(head + body)
    await once(socket, 'close')
    expect(answersIn(heard)).toEqual(['HTTP/1.1 200'])
  })
})

describe('an old or unusual client', () => {
  test('in HTTP/1.0 is answered, even without a host', async () => {
    expect(answersIn(await talk(`GET /api/health HTTP/1.0${end}`))).toEqual(['HTTP/1.1 200'])
  })

  test.each(['websocket', 'h2c'])('asking for %s is answered as if it had not', async (name) => {
    const heard = await talk(`${get}connection: upgrade, close\r\nupgrade: ${name}${end}`)
    expect(answersIn(heard)).toEqual(['HTTP/1.1 200'])
  })

  test('naming another site in its address is told nothing about that site', async () => {
    for (const path of ['/api/site', '/robots.txt', '/sitemap.xml']) {
      const target = `http://evil.example${path}`
      const heard = await talk(
        `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close${end}`,
      )
      expect(answersIn(heard)).toHaveLength(1)
      expect(heard).not.toContain('evil.example')
    }
  })
})
