import fs, { existsSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { publicPageNames, publicPagePath } from '#core/public-pages.ts'
import { returnPaths } from '#core/return-paths.ts'
import { type Mark, observatoryOrigin, observe } from './testing/observatory.ts'
import { newFolder, startListening } from './testing/run-process.ts'

/** A process starts, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000 })

const site = new URL('https://enlace.example')
const specialPin = '731846'

/** Everything real and out of reach: what is judged are pages and answers. */
const nowhere = 'http://127.0.0.1:1'
const environment = {
  PUBLIC_URL: site.origin,
  SECRET_KEY: 'a secret key for judging headers only',
  SPECIAL_PIN: specialPin,
  AI_API_KEY: 'none',
  AI_BASE_URL: nowhere,
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'ola@enlace.example',
  MERCADOPAGO_ACCESS_TOKEN: 'none',
  MERCADOPAGO_WEBHOOK_SECRET: 'none',
  MERCADOPAGO_API_URL: nowhere,
  PAYPAL_CLIENT_ID: 'none',
  PAYPAL_CLIENT_SECRET: 'none',
  PAYPAL_WEBHOOK_ID: 'none',
  PAYPAL_API_URL: nowhere,
}

/** One of each kind. */
const pages = [
  ...publicPageNames.map((name) => publicPagePath({ name, language: 'pt' })),
  publicPagePath({ name: 'landing', language: 'en' }),
  '/login',
  '/app',
  returnPaths.paypal.success,
  '/nowhere',
]
const otherAnswers = [
  '/api/site',
  '/api/session',
  '/api/nothing',
  '/service-worker.js',
  '/icon-192.png',
]

const { readFileSync } = fs

beforeEach(() => {
  // The list of preloaded hosts that the scanner's install script would download: nobody is on ours.
  vi.spyOn(fs, 'readFileSync').mockImplementation((path, options) =>
    String(path).endsWith('hsts-preload.json') ? '{}' : readFileSync(path, options),
  )
  // Its parser of pages tells of every style sheet whose newer CSS it does not know.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

async function logIn(server: string): Promise<string[]> {
  const answer = await fetch(`${server}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pin: specialPin }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()
}

function preflight(address: string): Promise<Response> {
  const headers = { origin: observatoryOrigin, 'access-control-request-method': 'GET' }
  return fetch(address, { method: 'OPTIONS', headers })
}

test('MDN Observatory marks every page and answer A+, with the cookies of a login', async () => {
  const { url: server } = await startListening({ ...environment, DATA_DIR: newFolder() })
  const cookies = await logIn(server)
  expect(cookies.length).toBeGreaterThan(0)
  const marks: Record<string, Mark> = {}
  let documents = 0
  for (const path of [...pages, ...otherAnswers]) {
    const page = await fetch(`${server}${path}`, { headers: { accept: 'text/html' } })
    if (page.headers.get('content-type')?.startsWith('text/html')) documents++
    const url = new URL(path, site)
    marks[path] = await observe({
      url,
      page,
      preflight: await preflight(`${server}${path}`),
      cookies,
    })
  }
  const below = Object.entries(marks).filter(
    ([, { grade, failed }]) => grade !== 'A+' || failed.length > 0,
  )
  expect(Object.fromEntries(below)).toEqual({})
  // Without a build there are no pages to judge.
  expect(documents).toBe(existsSync('.build/web/client/index.html') ? pages.length : 0)
  const scores = pages.map((path) => marks[path]?.score ?? 0)
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(documents > 0 ? 135 : 0)
})

/** What would cost us the mark, each alone. */
const faults: Record<string, { weaken?: (headers: Headers) => void; cookie?: string }> = {
  'no policy': { weaken: (headers) => headers.delete('content-security-policy') },
  'inline scripts allowed': {
    weaken: (headers) => headers.set('content-security-policy', "script-src 'unsafe-inline'"),
  },
  'no promise of https': { weaken: (headers) => headers.delete('strict-transport-security') },
  'everybody may read': {
    weaken: (headers) => {
      headers.set('access-control-allow-origin', observatoryOrigin)
      headers.set('access-control-allow-credentials', 'true')
    },
  },
  'a session that scripts can read': { cookie: 'session=1; Path=/; Secure; SameSite=Lax' },
}

test('it marks the same page lower for each fault alone', async () => {
  const { url: server } = await startListening({ ...environment, DATA_DIR: newFolder() })
  const answer = await fetch(`${server}/login`)
  const body = await answer.text()
  const url = new URL('/login', site)
  const marked = async ({ weaken, cookie }: (typeof faults)[string]) => {
    const allowed = await preflight(`${server}/login`)
    const [headers, preflightHeaders] = [new Headers(answer.headers), new Headers(allowed.headers)]
    weaken?.(headers)
    weaken?.(preflightHeaders)
    return observe({
      url,
      page: new Response(body, { status: answer.status, headers }),
      preflight: new Response(null, { status: allowed.status, headers: preflightHeaders }),
      cookies: cookie === undefined ? [] : [cookie],
    })
  }
  expect(await marked({})).toMatchObject({ grade: 'A+', failed: [] })
  for (const [name, fault] of Object.entries(faults)) {
    const { grade, failed } = await marked(fault)
    expect({ name, failed: failed.length, topMark: grade === 'A+' }).toEqual({
      name,
      failed: 1,
      topMark: false,
    })
  }
})

test('npm runs no script of the scanner, or of any package that is not allowed to', () => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
  const { allowScripts } = read('package.json')
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { hasInstallScript?: true; optional?: true }>
  }
  // Optional ones are other platforms' builds of what is allowed.
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(withScript).toContain('node')
  expect(withScript.filter((name) => !allowScripts[name])).toEqual([])
})
