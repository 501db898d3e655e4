import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inlineHash } from '#server/http/content-security-policy.ts'
import { startHttpServer } from '#server/http/http-server.ts'
import { readStaticFiles } from '#server/pages/static-files.ts'
import { testApp } from '#server/testing/test-app.ts'

const fallbackPage = '<!doctype html><script>fallback()</script>'
const script = 'export const answer = 42'
let folder = ''
let app = testApp().app

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'enlace-static-'))
  const site = join(folder, 'client')
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(join(site, path, '..'), { recursive: true })
    writeFileSync(join(site, path), content)
  }
  write('index.html', '<!doctype html><title>início</title>')
  write('en/index.html', '<!doctype html><style>p{}</style><script>en()</script>')
  write('__spa-fallback.html', fallbackPage)
  write('assets/entry-Ab12.js', script)
  write('assets/entry-Ab12.js.gz', gzipSync(script))
  write('assets/entry-Ab12.js.br', 'brotli bytes')
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  write('.vite/manifest.json', '{}')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  const files = readStaticFiles(site, { connectOrigins: ['https://ai.example'], https: false })
  app = testApp({ files }).app
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('files of the built page', () => {
  test('a hashed asset is cached for a year', async () => {
    const answer = await app.request('/assets/entry-Ab12.js')
    expect(await answer.text()).toBe(script)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['deflate', null],
    ['', null],
  ])('to a browser that accepts %j it travels as %s', async (accepted, encoding) => {
    const answer = await app.request('/assets/entry-Ab12.js', {
      headers: { 'accept-encoding': accepted },
    })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    const bytes = (await answer.arrayBuffer()).byteLength
    expect(answer.headers.get('content-length')).toBe(String(bytes))
  })

  test('a page is revalidated each time, and answered 304 while unchanged', async () => {
    const first = await app.request('/en')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const again = async (held: string) =>
      (await app.request('/en', { headers: { 'if-none-match': held } })).status
    expect(await again(etag)).toBe(304)
    expect(await again(`"other", W/${etag}`)).toBe(304)
    expect(await again('*')).toBe(304)
    expect(await again('"other"')).toBe(200)
  })

  test('each variant of a file has its own tag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (accepted) => {
        const answer = await app.request('/assets/entry-Ab12.js', {
          headers: { 'accept-encoding': accepted },
        })
        return answer.headers.get('etag')
      }),
    )
    expect(new Set(tags).size).toBe(3)
  })

  test('pages are sent compressed, and each variant is 304 to a browser that has it', async () => {
    const server = await startHttpServer({
      fetch: app.fetch,
      hostname: '127.0.0.1',
      port: 0,
      https: false,
    })
    const ask = (encoding: string, headers = {}) =>
      fetch(`http://127.0.0.1:${server.port}/en`, {
        headers: { 'accept-encoding': encoding, ...headers },
      })
    const tags = new Set<string>()
    for (const encoding of ['br', 'gzip']) {
      const first = await ask(encoding)
      const etag = first.headers.get('etag') ?? ''
      expect(first.headers.get('content-encoding')).toBe(encoding)
      expect(first.headers.get('vary')).toBe('accept-encoding')
      expect(await first.text()).toContain('en()')
      const again = await ask(encoding, { 'if-none-match': etag })
      expect([again.status, again.headers.get('vary')]).toEqual([304, 'accept-encoding'])
      tags.add(etag)
    }
    expect(tags.size).toBe(2)
    await server.stop(1000)
  })

  test('HEAD answers as GET would, without the bytes', async () => {
    const answer = await app.request('/favicon.svg', { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'image/svg+xml',
      '',
    ])
  })

  test('each page’s policy allows only its own inline code', async () => {
    const policy = (await app.request('/en/')).headers.get('content-security-policy')
    expect(policy).toContain(`script-src 'self' ${inlineHash('en()')};`)
    expect(policy).toContain(`style-src 'self' ${inlineHash('p{}')};`)
    expect(policy).toContain("connect-src 'self' https://ai.example;")
    expect(policy).not.toContain(inlineHash('fallback()'))
  })
})

describe('addresses', () => {
  test.each([
    ['/', 200, 'início'],
    ['/en', 200, 'en()'],
    ['/en/', 200, 'en()'],
    ['/nothing', 404, 'fallback()'],
    ['/en/nothing', 404, 'fallback()'],
  ])('%s answers %i with a page', async (path, status, content) => {
    const answer = await app.request(path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain(content)
  })

  test.each(['/assets/gone.js', '/assets/', '/assets/../../secret.txt'])(
    '%s is a 404 and never the page',
    async (path) => {
      const answer = await app.request(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('secret')
    },
  )

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/en/../../secret.txt',
    '/.vite/manifest.json',
    '/__spa-fallback.html',
    '/assets/entry-Ab12.js.gz',
    '/%00',
    '/%E0%A4%A',
    '//secret.txt',
  ])('%s leads to nothing', async (path) => {
    const answer = await app.request(`http://localhost:3000${path}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toMatch(/fallback\(\)|not-found/)
  })

  test('before the first build there are no pages, and a JSON answer says so', async () => {
    const files = readStaticFiles(join(folder, 'not-built'), { connectOrigins: [], https: false })
    const answer = await testApp({ files }).app.request('/app')
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { error: { code: 'not-found' } },
    ])
  })
})
