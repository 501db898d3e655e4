import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { writingRequest } from '#core/writer/testing/writing-request.ts'
import { lateVariants, type StaticFile } from '../pages/static-files.ts'
import { postWriting, testApp } from '../testing/test-app.ts'
import { contentSecurityPolicy, inlineHashes } from './content-security-policy.ts'

const expected = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
}

describe('every answer that is no part of a page carries the security headers', () => {
  test.each([
    ['an answer', (app: ReturnType<typeof testApp>['app']) => app.request('/api/site')],
    ['an API error', (app) => app.request('/api/nothing')],
    ['a page that is not there', (app) => app.request('/nothing')],
    ['a wrong method', (app) => app.request('/api/site', { method: 'PUT' })],
    [
      'a refused origin',
      (app) => postWriting(app, writingRequest(), { headers: { origin: 'https://evil.example' } }),
    ],
    ['a stream', (app) => postWriting(app, writingRequest())],
    ['a bug', (app) => app.request('/api/health')],
  ])('%s', async (_name, ask) => {
    const { app } = testApp({ isHealthy: () => Promise.reject(new Error('bug')) })
    const headers = Object.fromEntries((await ask(app)).headers)
    expect(headers).toMatchObject(expected)
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  test('over https, for at least half a year', async () => {
    const { app } = testApp({ publicUrl: new URL('https://enlace.example') })
    const hsts = (await app.request('/api/site')).headers.get('strict-transport-security')
    expect(Number(/max-age=(\d+)/.exec(hsts ?? '')?.[1])).toBeGreaterThan(15_768_000)
  })
})

/** An app with one file of this type; `path` is its address. */
function appWithFile(contentType: string, own: Record<string, string> = {}, https = false) {
  const file: StaticFile = {
    variants: lateVariants(new TextEncoder().encode('content')),
    headers: { 'content-type': contentType, 'cache-control': 'no-cache', ...own },
  }
  const publicUrl = new URL(https ? 'https://enlace.example' : 'http://localhost:3000')
  return testApp({ publicUrl, files: { files: new Map([[path, file]]), fallback: undefined } }).app
}
const path = '/assets/file'

describe('what is only ever part of a page', () => {
  const parts = [
    'text/javascript; charset=utf-8',
    'text/css; charset=utf-8',
    'font/woff2',
    'image/png',
    'image/webp',
    'application/manifest+json',
  ]
  test.each(parts)('%s carries no more than parts obey', async (contentType) => {
    const { headers } = await appWithFile(contentType).request(path)
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': contentType,
      'cache-control': 'no-cache',
      'content-length': '7',
      etag: expect.any(String),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    const secured = await appWithFile(contentType, {}, true).request(path)
    expect(secured.headers.has('strict-transport-security')).toBe(true)
  })

  test.each(['image/svg+xml', 'application/xml', 'text/plain; charset=utf-8', 'text/html'])(
    '%s can be a page, and carries everything',
    async (contentType) => {
      const { headers } = await appWithFile(contentType).request(path)
      expect(Object.fromEntries(headers)).toMatchObject(expected)
    },
  )

  test('a script that obeys a policy of its own carries everything', async () => {
    const policy = { 'content-security-policy': "default-src 'none'; connect-src 'self'" }
    const { headers } = await appWithFile('text/javascript', policy).request(path)
    expect(Object.fromEntries(headers)).toMatchObject({ ...expected, ...policy })
  })
})

describe('the policy of a document', () => {
  const policy = contentSecurityPolicy({
    scriptHashes: ["'sha256-a'"],
    styleHashes: ["'sha256-b'"],
    connectOrigins: ['https://api.openai.com'],
    https: true,
  })

  test('allows nothing by default, and inline code only by its hash', () => {
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; /,
    )
    expect(policy).toContain("connect-src 'self' https://api.openai.com;")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain('upgrade-insecure-requests')
    expect(policy).not.toContain('unsafe')
  })

  test('hashes the exact characters between the tags, duplicates once', () => {
    const script = '\n  window.x = "</b>é"\n'
    const style = 'body { color: red }'
    const html = `<head><style data-x>${style}</style><script>${script}</script>
      <script type="module" src="/assets/a.js"></script><SCRIPT nonce="">${script}</SCRIPT></head>`
    const hash = (content: string) =>
      `'sha256-${createHash('sha256').update(content).digest('base64')}'`
    expect(inlineHashes(html)).toEqual({ scriptHashes: [hash(script)], styleHashes: [hash(style)] })
  })
})
