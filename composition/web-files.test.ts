import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pagePlaceholders } from '#core/page-facts.ts'
import { offlinePagePlaceholders } from '#core/service-worker-file.ts'
import type { Site } from '#core/wire.ts'
import { testApp, testSite } from '#server/testing/test-app.ts'
import { readWebFiles } from './web-files.ts'

const publicUrl = new URL('https://enlace.example')
const site: Site = { ...testSite, contact: { email: 'ana@example.org' } }
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'enlace-web-files-'))
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const { contactEmail } = pagePlaceholders
  write('client/app/index.html', `<!doctype html><p>${contactEmail}</p><script>go()</script>`)
  write('client/service-worker.js', JSON.stringify(offlinePagePlaceholders))
  write('client/service-worker.js.br', 'compressed before it was filled')
  write('client/assets/app-2.js', 'now')
  write('former/assets/app-1.js', 'before')
  write('former/assets/app-2.js', 'never this one')
  write('former/builds.json', '[]')
})

afterAll(() => rmSync(folder, { recursive: true }))

function app(changes: Partial<Site> = {}) {
  return testApp({ files: readWebFiles(folder, publicUrl, { ...site, ...changes }) }).app
}

async function marks(changes: Partial<Site> = {}) {
  const answer = await app(changes).request('/service-worker.js')
  return (await answer.json()) as typeof offlinePagePlaceholders
}

describe('the service worker’s file', () => {
  test('knows the page as this server sends it', async () => {
    const page = await (await app().request('/app')).text()
    expect(page).toContain('ana@example.org')
    const hash = createHash('sha256').update(page).digest('base64')
    expect((await marks()).integrity).toBe(`sha256-${hash}`)
  })

  test('is the same on every server of one configuration, and another when the page or its policy is', async () => {
    const [one, again, otherFacts, otherPolicy] = await Promise.all([
      marks(),
      marks(),
      marks({ contact: { email: 'rui@example.org' } }),
      marks({ ownKeyOrigins: ['https://another.example'] }),
    ])
    expect(again).toEqual(one)
    expect(otherFacts.integrity).not.toBe(one.integrity)
    expect(otherPolicy.integrity).toBe(one.integrity)
    expect(new Set([one, otherFacts, otherPolicy].map(({ revision }) => revision)).size).toBe(3)
  })

  test('is a script that is asked for again each time, and may fetch from us only', async () => {
    const site = app()
    const plain = await (await site.request('/service-worker.js')).text()
    const answer = await site.request('/service-worker.js', {
      headers: { 'accept-encoding': 'br' },
    })
    const compressed = new Uint8Array(await answer.arrayBuffer())
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(compressed).toString()).toBe(plain)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self';")
  })
})

test('hashed files of former builds are answered, of the same name the present one, and nothing else', async () => {
  const site = app()
  expect(await (await site.request('/assets/app-1.js')).text()).toBe('before')
  expect(await (await site.request('/assets/app-2.js')).text()).toBe('now')
  expect((await site.request('/builds.json')).status).toBe(404)
})
