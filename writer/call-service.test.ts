import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { callService, doorOf } from './call-service.ts'

test('follows no redirect: neither the key nor what is asked goes elsewhere', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    response.writeHead(307, { location: '/elsewhere' }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const door = doorOf({ baseUrl: `http://127.0.0.1:${port}/v1/`, apiKey: 'k' })
  if (typeof door === 'string') throw new Error(door)
  const { signal } = new AbortController()
  const answer = await callService(fetch, door, '/chat/completions', { model: 'm' }, signal)
  expect(answer.status).toBe(307)
  await answer.body?.cancel()
  expect(asked).toEqual(['POST /v1/chat/completions Bearer k'])
  server.close()
  server.closeAllConnections()
})
