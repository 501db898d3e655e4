import { describe, expect, test } from 'vitest'
import { writingRequest } from '#core/writer/testing/writing-request.ts'
import type { StaticFile } from './pages/static-files.ts'
import { postWriting, testApp } from './testing/test-app.ts'

describe('what exists and what does not', () => {
  test('health answers ok, and 503 while something it needs does not answer', async () => {
    const healthy = await testApp().app.request('/api/health')
    expect([healthy.status, await healthy.json()]).toEqual([200, { status: 'ok' }])
    const { app } = testApp({ isHealthy: async () => false })
    const ill = await app.request('/api/health')
    expect([ill.status, await ill.json()]).toMatchObject([503, { error: { code: 'unavailable' } }])
  })

  test('site says what the page needs to know', async () => {
    const answer = await testApp().app.request('/api/site')
    expect(await answer.json()).toMatchObject({
      services: { ai: 'sandbox', mail: 'sandbox' },
      languages: ['pt', 'en', 'fr', 'es'],
    })
  })

  test.each(['/api', '/api/', '/api/nothing', '/api/texts', '/api/writing/1'])(
    '%s is a 404 in JSON',
    async (path) => {
      const answer = await testApp().app.request(path)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ error: { code: 'not-found' } })
    },
  )

  test.each([
    ['DELETE', '/api/health', 'GET, HEAD'],
    ['POST', '/api/site', 'GET, HEAD'],
    ['GET', '/api/writing', 'POST'],
    ['PUT', '/api/writing', 'POST'],
    ['POST', '/app', 'GET, HEAD'],
  ])('%s %s is a 405 that names what is allowed', async (method, path, allow) => {
    const answer = await testApp().app.request(path, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
    expect(await answer.json()).toMatchObject({ error: { code: 'method-not-allowed' } })
  })

  test('metrics need the token, and do not exist without one', async () => {
    const { app } = testApp({ metricsToken: 'a-token-of-the-operator' })
    await (await postWriting(app, writingRequest())).text()
    const read = (token: string) =>
      app.request('/metrics', { headers: { authorization: `Bearer ${token}` } })
    const text = await (await read('a-token-of-the-operator')).text()
    expect(text).toContain('enlace_texts_total{text="welcome",outcome="done"} 1')
    expect(text).toContain('enlace_texts_total{text="ceremony",outcome="cut-short"} 1')
    expect(text).toContain('enlace_texts_total{text="finalMessage",outcome="done"} 1')
    expect(text).toContain('enlace_generations_running 0')
    expect((await read('a-token-of-the-other')).status).toBe(404)
    expect((await testApp().app.request('/metrics')).status).toBe(404)
  })

  test('a bug becomes a bare 500 that reveals nothing, and is logged without its message', async () => {
    const { app, logged } = testApp({
      isHealthy: () => Promise.reject(new Error('SECRET at /home/x')),
    })
    const answer = await app.request('/api/health')
    const text = await answer.text()
    await new Promise((resolve) => setImmediate(resolve))
    expect([answer.status, JSON.parse(text)]).toMatchObject([500, { error: { code: 'internal' } }])
    expect(text + JSON.stringify(logged)).not.toContain('SECRET')
    expect(logged).toContainEqual(expect.objectContaining({ level: 'error' }))
  })

  test('a store that cannot be written is no bug: 503, a sentence to come again, and a line in the log', async () => {
    const full = new Error('SECRET at /home/x')
    const { app, logged } = testApp({
      isHealthy: () => Promise.reject(full),
      isOutage: (error) => error === full,
    })
    const answer = await app.request('/api/health')
    const text = await answer.text()
    expect([answer.status, JSON.parse(text)]).toMatchObject([
      503,
      { error: { code: 'unavailable' } },
    ])
    expect(text + JSON.stringify(logged)).not.toContain('SECRET')
    expect(logged).toContainEqual(expect.objectContaining({ level: 'error' }))
  })

  test('a stopping server turns new API calls away', async () => {
    const { app } = testApp({ isStopping: () => true })
    const answer = await postWriting(app, writingRequest())
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { error: { code: 'shutting-down' } },
    ])
  })
})

describe('who may call', () => {
  const publicUrl = new URL('https://enlace.example')
  const call = (headers: Record<string, string>, url = publicUrl) =>
    postWriting(testApp({ publicUrl: url }).app, writingRequest(), { headers })

  test.each([
    ['our own page', { origin: 'https://enlace.example', 'sec-fetch-site': 'same-origin' }],
    ['no browser at all', {}],
  ])('%s', async (_name, headers) => {
    expect((await call(headers)).status).toBe(200)
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another scheme', { origin: 'http://enlace.example' }],
    ['another port', { origin: 'https://enlace.example:8443' }],
    ['a look-alike', { origin: 'https://enlace.example.evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['no origin, but from another site', { 'sec-fetch-site': 'cross-site' }],
    ['no origin, but from a neighbour', { 'sec-fetch-site': 'same-site' }],
    [
      'a loopback page, when we are not',
      { origin: 'http://localhost:3000', host: 'localhost:3000' },
    ],
  ])('not %s', async (_name, headers) => {
    const answer = await call(headers)
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { error: { code: 'origin-refused' } },
    ])
  })

  test.each([
    ['http://127.0.0.1:3000', '127.0.0.1:3000', 200],
    ['http://[::1]:3000', '[::1]:3000', 200],
    ['http://localhost:4000', 'localhost:3000', 403],
    ['http://evil.example:3000', 'evil.example:3000', 403],
  ])('on a developer’s machine: %s calling %s gets %i', async (origin, host, status) => {
    const answer = await call({ origin, host }, new URL('http://localhost:3000'))
    expect(answer.status).toBe(status)
  })

  test('reading needs no origin', async () => {
    const { app } = testApp({ publicUrl })
    const answer = await app.request('/api/site', { headers: { origin: 'https://evil.example' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  test.each([
    ['localhost:3000', 200],
    ['127.0.0.1:3000', 200],
    ['127.0.0.1', 200],
    ['[::1]:3000', 200],
    ['enlace.localhost:3000', 200],
    ['evil.example', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.evil.example', 403],
    ['', 403],
    ['a b', 403],
  ])('with the sandbox on, the host %j gets %i', async (host, status) => {
    const { app } = testApp({ sandboxed: true })
    expect((await app.request('/api/site', { headers: { host } })).status).toBe(status)
  })
})

describe('the log', () => {
  test('has one line per answer, without the query or anything else about the visitor', async () => {
    const { app, logged } = testApp()
    await app.request('/api/site?email=SECRET', {
      headers: { cookie: 'session=SECRET', 'user-agent': 'SECRET', referer: 'http://x/SECRET' },
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(logged).toEqual([
      {
        level: 'info',
        message: 'request',
        fields: { method: 'GET', path: '/api/site', status: 200, durationMs: expect.any(Number) },
      },
    ])
  })

  test.each([
    ['/app', '/app'],
    ['/SECRET', 'unknown'],
    ['/assets/SECRET.js', 'unknown'],
    ['/api/SECRET', 'unknown'],
    ['/api/site/SECRET', 'unknown'],
    ['/api/checkout/paypal/SECRET/capture', '/api/checkout/paypal/:paypalOrderId/capture'],
  ])('names %s by what we call it: %s', async (path, named) => {
    const page: StaticFile = {
      variants: { identity: { bytes: new Uint8Array(), etag: '"page"' } },
      headers: {},
    }
    const files = { files: new Map([['/app', page]]), fallback: undefined }
    const { app, logged } = testApp({ files })
    await app.request(path)
    await new Promise((resolve) => setImmediate(resolve))
    expect(logged.map(({ fields }) => fields['path'])).toEqual([named])
  })
})
