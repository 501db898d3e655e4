import { existsSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { writingRequest } from '#core/writer/testing/writing-request.ts'
import { HttpBrowser } from './testing/http-browser.ts'
import { stopProcess } from './testing/project-process.ts'
import { newFolder, type Started, startListening } from './testing/run-process.ts'

/** A process is started, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000 })

/** Nobody listens there: every call to an outside service fails, and failures tend to quote what was tried. */
const nowhere = 'http://127.0.0.1:1'

const secrets = {
  SECRET_KEY: 'secret-key-Qm4v-of-this-installation-only',
  SECRET_KEY_PREVIOUS: 'secret-key-Wp7x-of-this-installation-once',
  DATABASE_PASSWORD: 'database-password-Zt2k',
  AI_API_KEY: 'ai-key-Rk8w',
  SMTP_PASSWORD: 'smtp-password-Hv6d',
  MERCADOPAGO_ACCESS_TOKEN: 'mercado-pago-token-Yc9f',
  MERCADOPAGO_WEBHOOK_SECRET: 'mercado-pago-webhook-Bg5j',
  PAYPAL_CLIENT_SECRET: 'paypal-secret-Dx1n',
  METRICS_TOKEN: 'metrics-token-Ue7m',
  SPECIAL_PIN: '731846',
}

const { DATABASE_PASSWORD, SMTP_PASSWORD, ...given } = secrets
const environment = {
  ...given,
  PUBLIC_URL: 'https://enlace.example',
  LOG_LEVEL: 'trace',
  AI_BASE_URL: nowhere,
  MERCADOPAGO_API_URL: nowhere,
  PAYPAL_API_URL: nowhere,
  PAYPAL_CLIENT_ID: 'paypal-client',
  PAYPAL_WEBHOOK_ID: 'paypal-webhook',
  SMTP_URL: `smtp://enlace:${SMTP_PASSWORD}@127.0.0.1:1`,
  MAIL_FROM: 'ola@enlace.example',
  CONTACT_EMAIL: 'dona@enlace.example',
  BUSINESS_NAME: 'Enlace Cerimônias Ltda.',
  BUSINESS_ID: '12.345.678/0001-95',
  CONTACT_PHONE: '+55 11 91234-5678',
}

const running: Started[] = []
afterEach(async () => {
  for (const started of running.splice(0)) started.child.kill('SIGKILL')
})

test('no configured secret is in any page, answer or log, while every outside service fails', async () => {
  const started = await startListening({ ...environment, DATA_DIR: newFolder() })
  running.push(started)
  const { url } = started
  const seen: string[] = []
  const ask = async (browser: HttpBrowser, path: string, method = 'GET', body?: unknown) => {
    const answer = await browser.call(`${url}${path}`, method, body)
    const text = await answer.text()
    seen.push(text, JSON.stringify([...answer.headers]))
    return { status: answer.status, text }
  }
  const browser = new HttpBrowser()
  const pages = ['/', '/en', '/login', '/app', '/api/site', '/api/session', '/nothing', '/metrics']
  for (const page of pages) await ask(browser, page)
  // Without a build there are no pages to search.
  expect(seen.join().includes('<html')).toBe(existsSync('.build/web/client/index.html'))
  for (const provider of ['mercadopago', 'paypal']) {
    const checkout = await ask(browser, `/api/checkout/${provider}`, 'POST', { language: 'pt' })
    expect(checkout.status).toBeGreaterThanOrEqual(500)
    const forged = await ask(browser, `/api/webhooks/${provider}?data.id=1&type=payment`, 'POST', {
      id: 1,
      type: 'payment',
      data: { id: '1' },
    })
    expect(forged.status).toBeGreaterThanOrEqual(400)
  }
  const pin = secrets.SPECIAL_PIN
  expect((await ask(browser, '/api/session', 'POST', { pin })).status).toBe(200)
  const ownAnswer = seen.splice(-2)
  expect(ownAnswer.join()).toContain(pin)
  const texts = await ask(browser, '/api/writing', 'POST', writingRequest())
  expect(texts.text.match(/^event: failed$/gm)).toHaveLength(3)
  await ask(browser, '/api/session/reminder', 'POST', { email: environment.CONTACT_EMAIL })
  expect(await stopProcess(started)).toBe(0)

  const logs = started.stdout() + started.stderr()
  expect(logs).toContain('"path":"/api/writing"')
  for (const [name, value] of Object.entries(secrets)) {
    const alone = new RegExp(`(?<![0-9A-Za-z])${value}(?![0-9A-Za-z])`)
    expect(alone.test(logs), `${name} in the log`).toBe(false)
    expect(alone.test(seen.join('\n')), `${name} in an answer`).toBe(false)
  }
})

test('a refused configuration names variables but no values', async () => {
  const { readConfig } = await import('./config.ts')
  const wrong = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, `${value} \u0000`]),
  )
  const url = `mysql://enlace:${DATABASE_PASSWORD}@db/enlace`
  const read = readConfig({ ...wrong, DATABASE_URL: url, SECRET_KEY: 'short-Qm4v' })
  if (read.ok) throw new Error('it was taken')
  expect(read.problems.length).toBeGreaterThan(5)
  for (const value of [...Object.values(secrets), 'short-Qm4v']) {
    expect(read.problems.join()).not.toContain(value)
  }
})

test('an image contains only what is listed, without settings or data', () => {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n')
  const rules = lines.filter((line) => line !== '' && !line.startsWith('#'))
  expect(rules[0]).toBe('*')
  const kept = rules.filter((rule) => rule.startsWith('!')).join()
  for (const never of ['.env', 'data', '.git', 'deploy']) expect(kept).not.toContain(`!${never}`)
  expect(rules.slice(-4)).toContain('**/.env*')
  const image = readFileSync('Dockerfile', 'utf8')
  for (const name of Object.keys(secrets)) expect(image).not.toContain(name)
})
