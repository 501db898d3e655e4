import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startSmtpPeer } from '#adapters/mail/testing/smtp-peer.ts'
import { type FaultKind, faultKinds } from './fault-kinds.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'

let service: Server
let proxy: FaultProxy
let asked: string[]
const body = JSON.stringify({ id: 'x'.repeat(500) })

beforeEach(async () => {
  asked = []
  service = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    request.resume()
    response.writeHead(200, { 'content-length': body.length }).end(body)
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const address = service.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  proxy = await startFaultProxy({ protocol: 'http', host: '127.0.0.1', port })
})
afterEach(async () => {
  await proxy.close()
  service.closeAllConnections()
  service.close()
})

const call = () =>
  fetch(`http://127.0.0.1:${proxy.port}/a?b=c`, { method: 'POST', body: 'hello' }).then(
    async (answer) => ({ status: answer.status, text: await answer.text() }),
  )

/** How one call ends under a fault; `silence` if it does not end. */
async function outcomeOf(kind: FaultKind): Promise<{ status: number; text: string } | string> {
  proxy.plan = () => kind
  const patience = new Promise<string>((resolve) => setTimeout(() => resolve('silence'), 300))
  return Promise.race([call().catch(() => 'broken'), patience])
}

describe('between a client and a web service', () => {
  test('an exchange without a fault passes, and its first line is reported', async () => {
    const lines: string[] = []
    proxy.plan = (line) => {
      lines.push(line)
      return undefined
    }
    expect(await call()).toEqual({ status: 200, text: body })
    expect(await call()).toEqual({ status: 200, text: body })
    expect(lines).toEqual(['POST /a?b=c HTTP/1.1', 'POST /a?b=c HTTP/1.1'])
    expect(Object.values(proxy.injected)).toEqual(faultKinds.map(() => 0))
  })

  test.each(['timeout', 'reset', '5xx', 'wrong-words'] as const)(
    'under %s the service is never asked',
    async (kind) => {
      const outcome = await outcomeOf(kind)
      expect(asked).toEqual([])
      expect(proxy.injected[kind]).toBe(1)
      if (kind === 'timeout') expect(outcome).toBe('silence')
      else if (kind === 'reset') expect(outcome).toBe('broken')
      else expect(outcome).toMatchObject({ status: kind === '5xx' ? 503 : 200 })
    },
  )

  test.each(['lost-answer', 'truncated', 'half-open'] as const)(
    'under %s the service does what it is asked, and its answer does not come',
    async (kind) => {
      const outcome = await outcomeOf(kind)
      expect(asked).toEqual(['POST /a?b=c'])
      expect(outcome).toBe(kind === 'half-open' ? 'silence' : 'broken')
    },
  )

  test('a slow answer arrives whole', async () => {
    proxy.plan = () => 'slow'
    expect(await call()).toEqual({ status: 200, text: body })
  })

  test('a service that is down accepts no connection, and comes back', async () => {
    proxy.isDown = true
    await expect(call()).rejects.toThrow()
    expect(proxy.injected.down).toBeGreaterThan(0)
    expect(asked).toEqual([])
    proxy.isDown = false
    expect(await call()).toEqual({ status: 200, text: body })
  })
})

describe('in front of a mail server', () => {
  test('the greeting can be spoilt too', async () => {
    const mail = await startSmtpPeer()
    const { port } = new URL(mail.url)
    const smtp = await startFaultProxy({ protocol: 'smtp', host: '127.0.0.1', port: Number(port) })
    const greeting = () =>
      new Promise<string>((resolve) => {
        const client = connect(smtp.port, '127.0.0.1')
        client.once('data', (bytes) => {
          client.destroy()
          resolve(bytes.toString())
        })
      })
    expect(await greeting()).toMatch(/^220 /)
    smtp.plan = (line) => (line === 'CONNECT' ? '5xx' : undefined)
    expect(await greeting()).toMatch(/^421 /)
    await smtp.close()
    await mail.close()
  })
})
