import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { createCouple } from '../faults/couple.ts'
import { specialSession } from '../scripts/special-session.ts'
import { HttpBrowser } from './http-browser.ts'

test('no call fails because a server has closed an earlier call’s connection', async () => {
  const used = new WeakSet()
  // Hangs up on a second request: a restarted server knows no earlier connection.
  const server = createServer((request, response) => {
    if (used.has(request.socket)) return request.socket.destroy()
    used.add(request.socket)
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port was given')
    const url = `http://127.0.0.1:${address.port}`
    const browser = new HttpBrowser()
    const couple = createCouple(() => 0.5)
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await browser.logIn(url, { pin: '123456' })).toBe('200')
      expect(await browser.whoAmI(url)).toBeNull()
      expect(await couple.askForTexts(url)).toBe('{}')
      expect(await specialSession(url)).toBe('')
    }
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
