import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { postTexts, testApp, textsRequest } from '../testing/test-app.ts'
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

describe('every answer carries the security headers', () => {
  test.each([
    ['an answer', (app: ReturnType<typeof testApp>['app']) => app.request('/api/site')],
    ['an API error', (app) => app.request('/api/nothing')],
    ['a page that is not there', (app) => app.request('/nothing')],
    ['a wrong method', (app) => app.request('/api/site', { method: 'PUT' })],
    [
      'a refused origin',
      (app) => postTexts(app, textsRequest(), { origin: 'https://evil.example' }),
    ],
    ['a stream', (app) => postTexts(app, textsRequest())],
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
