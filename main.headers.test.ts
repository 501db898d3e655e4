import { existsSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { publicPageNames, publicPagePath } from '#core/pages/public-pages.ts'
import { returnPaths } from '#core/selling/return-paths.ts'
import { headerFindings, type Observed, observatoryOrigin } from './testing/header-findings.ts'
import { newFolder, startListening } from './testing/run-process.ts'

/** A process is started, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000 })

const specialPin = '731846'

/** Every service real and unreachable: only pages and answers are judged. */
const nowhere = 'http://127.0.0.1:1'
const environment = {
  PUBLIC_URL: 'https://enlace.example',
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
  BUSINESS_NAME: 'Enlace Cerimônias Ltda.',
  BUSINESS_ID: '12.345.678/0001-95',
  CONTACT_PHONE: '+55 11 91234-5678',
  CONTACT_EMAIL: 'dona@enlace.example',
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
const otherAnswers = ['/api/site', '/api/session', '/api/nothing', '/service-worker.js']

async function logIn(server: string): Promise<string[]> {
  const answer = await fetch(`${server}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pin: specialPin }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()
}

async function observe(address: string, cookies: string[]): Promise<Observed> {
  const page = await fetch(address, { headers: { accept: 'text/html' } })
  const preflight = await fetch(address, {
    method: 'OPTIONS',
    headers: { origin: observatoryOrigin, 'access-control-request-method': 'GET' },
  })
  return { headers: page.headers, body: await page.text(), preflight: preflight.headers, cookies }
}

test('every page and answer, and a login’s cookies, have what MDN Observatory requires for an A+', async () => {
  const { url: server } = await startListening({ ...environment, DATA_DIR: newFolder() })
  const cookies = await logIn(server)
  expect(cookies.length).toBeGreaterThan(0)
  const findings: Record<string, string[]> = {}
  let documents = 0
  for (const path of [...pages, ...otherAnswers]) {
    const observed = await observe(`${server}${path}`, cookies)
    if (observed.headers.get('content-type')?.startsWith('text/html')) documents++
    const found = headerFindings(observed)
    if (found.length > 0) findings[path] = found
  }
  expect(findings).toEqual({})
  // Without a build there are no pages to judge.
  expect(documents).toBe(existsSync('.build/web/client/index.html') ? pages.length : 0)
})

type Fault = (observed: Observed) => Partial<Observed>

const withHeader =
  (name: string, value: string | ((former: string) => string)): Fault =>
  ({ headers }) => {
    const changed = new Headers(headers)
    changed.set(name, typeof value === 'string' ? value : value(headers.get(name) ?? ''))
    return { headers: changed }
  }

/** What would cost the mark, one by one, with the name it must be found under. */
const faults: readonly (readonly [string, string, Fault])[] = [
  [
    'no policy',
    'content-security-policy',
    withHeader('content-security-policy', "frame-ancestors 'none'"),
  ],
  [
    'inline scripts allowed',
    'content-security-policy',
    withHeader('content-security-policy', (policy) =>
      policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    ),
  ],
  [
    'scripts from anywhere',
    'content-security-policy',
    withHeader('content-security-policy', (policy) =>
      policy.replace("script-src 'self'", 'script-src https:'),
    ),
  ],
  [
    'frames allowed',
    'frame-ancestors and x-frame-options',
    withHeader('content-security-policy', (policy) =>
      policy.replace("frame-ancestors 'none'", 'frame-ancestors *'),
    ),
  ],
  [
    'a promise of https for a day',
    'strict-transport-security',
    withHeader('strict-transport-security', 'max-age=86400'),
  ],
  ['types guessed', 'x-content-type-options', withHeader('x-content-type-options', '')],
  ['addresses told to everybody', 'referrer-policy', withHeader('referrer-policy', 'unsafe-url')],
  [
    'resources for every site',
    'cross-origin-resource-policy',
    withHeader('cross-origin-resource-policy', 'cross-origin'),
  ],
  [
    'everybody may read',
    'cross-origin resource sharing',
    () => ({ preflight: new Headers({ 'access-control-allow-origin': observatoryOrigin }) }),
  ],
  [
    'a script of another host',
    'subresource integrity',
    () => ({ body: '<script src="https://cdn.example/a.js"></script>' }),
  ],
  [
    'a session that scripts can read',
    'cookies',
    () => ({ cookies: ['session=1; Path=/; Secure; SameSite=Lax'] }),
  ],
]

test('a fault is reported under the header that it weakens', async () => {
  const { url: server } = await startListening({ ...environment, DATA_DIR: newFolder() })
  const login = await observe(`${server}/login`, [])
  // Without a build the page is an error, whose policy names no scripts.
  const policy =
    "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  const observed = { ...login, ...withHeader('content-security-policy', policy)(login) }
  expect(headerFindings(observed)).toEqual([])
  for (const [fault, name, weaken] of faults) {
    const found = headerFindings({ ...observed, ...weaken(observed) })
    expect({ fault, found }).toEqual({ fault, found: [name] })
  }
})
