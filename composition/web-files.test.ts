import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pagePlaceholders } from '#core/pages/page-facts.ts'
import {
  type KeptPageMarks,
  type KeptPagePath,
  keptPagePaths,
  keptPagePlaceholders,
} from '#core/pages/service-worker-file.ts'
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
  for (const path of keptPagePaths) {
    const page = `<!doctype html><p>${contactEmail}</p><script>go('${path}')</script>`
    write(`client${path}/index.html`, page)
  }
  const kept = keptPagePaths.map((path) => [path, keptPagePlaceholders(path)])
  write('client/service-worker.js', JSON.stringify(Object.fromEntries(kept)))
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

async function allMarks(changes: Partial<Site> = {}) {
  const answer = await app(changes).request('/service-worker.js')
  return (await answer.json()) as Record<KeptPagePath, KeptPageMarks>
}

async function marks(changes: Partial<Site> = {}) {
  return (await allMarks(changes))['/app']
}

describe('the service worker’s file', () => {
  test.each(keptPagePaths)('knows %s as this server sends it', async (path) => {
    const page = await (await app().request(path)).text()
    expect(page).toContain('ana@example.org')
    const hash = createHash('sha256').update(page).digest('base64')
    expect((await allMarks())[path].integrity).toBe(`sha256-${hash}`)
  })

  test('is the same on every server with the same configuration, and changes with the page or its policy', async () => {
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

  test('is a script that browsers revalidate each time, and may only fetch from us', async () => {
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

test('hashed files of former builds are served, the current one where names match, and nothing else', async () => {
  const site = app()
  expect(await (await site.request('/assets/app-1.js')).text()).toBe('before')
  expect(await (await site.request('/assets/app-2.js')).text()).toBe('now')
  expect((await site.request('/builds.json')).status).toBe(404)
})
