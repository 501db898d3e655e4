import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { type SmtpPeer, startSmtpPeer } from '#adapters/mail/testing/smtp-peer.ts'
import { freePort } from './scripts/free-port.ts'
import { HttpBrowser } from './testing/http-browser.ts'
import { stopProcess, untilWritten } from './testing/project-process.ts'
import { admin, newFolder, start, startListening } from './testing/run-process.ts'

/** Several processes are started, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000 })

const specialPin = '975310'
const mailPassword = 'mail-password-7Hq2'
const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

async function mailServer(): Promise<SmtpPeer & { urlWithPassword: string }> {
  const peer = await startSmtpPeer({ credentials: { user: 'enlace', password: mailPassword } })
  cleanups.push(() => peer.close())
  const url = new URL(peer.url)
  url.username = 'enlace'
  url.password = mailPassword
  return { ...peer, urlWithPassword: url.href }
}

/** Looks for a PIN as a separate number, because timestamps and ports may contain any six digits. */
function standsIn(secret: string, text: string): boolean {
  return /^\d+$/.test(secret)
    ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text)
    : text.includes(secret)
}

test('no PIN, cookie, key, secret, address or letter is in any log, whatever is done', async () => {
  const mail = await mailServer()
  const secretKey = 'secret-key-of-this-test-'.repeat(2)
  const environment = {
    LOG_LEVEL: 'trace',
    DATA_DIR: newFolder(),
    SECRET_KEY: secretKey,
    SPECIAL_PIN: specialPin,
    SMTP_URL: mail.urlWithPassword,
    MAIL_FROM: 'ola@enlace.example',
    CONTACT_EMAIL: 'dona@enlace.example',
    TRUST_PROXY: '1',
  }
  const started = await startListening(environment)
  const { url } = started
  const email = 'marina.prado@exemplo.com.br'
  const person = ['--email', email, '--name', 'Marina Prado']

  const granted = await admin(['grant', ...person, '--days', '30'], environment)
  expect(granted).toMatchObject({ code: 0, stderr: '' })
  expect(granted.stdout).toContain('The letter has gone out.')
  const [letter] = await mail.arrivals(1)
  const text = letter?.mail.text ?? ''
  const pin = /^ +(\d{6})$/mu.exec(text)?.[1] ?? ''
  const enrolment = /#enrol=(\S+)/u.exec(text)?.[1] ?? ''
  expect([pin.length, enrolment.length]).toEqual([6, 22])

  const browser = new HttpBrowser()
  const wrongPin = pin === '482913' ? '482914' : '482913'
  expect(await browser.logIn(url, { pin: wrongPin, email })).toBe('pin-invalid')
  expect(await browser.logIn(url, { pin: `${pin.slice(0, 3)} ${pin.slice(3)}` })).toBe('open')
  const cookies = [...browser.cookies.values()]
  expect(await browser.whoAmI(url)).toBe(email)
  await browser.call(`${url}/api/session?pin=${pin}&email=${email}`)
  await browser.call(`${url}/api/session`, 'POST', `not an object, but ${pin}`)
  await browser.call(`${url}/api/session/reminder`, 'POST', { email })
  await browser.call(`${url}/api/session/reminder`, 'POST', { email: `not an address ${pin}` })
  const linked = new HttpBrowser('203.0.113.8')
  expect(await linked.logIn(url, { enrolment })).toBe('open')
  expect(await linked.logIn(url, { enrolment })).toBe('enrolment-invalid')
  const special = new HttpBrowser('203.0.113.9')
  expect(await special.logIn(url, { pin: specialPin })).toBe('open')
  cookies.push(...linked.cookies.values(), ...special.cookies.values())
  await browser.call(`${url}/api/session?everywhere=1`, 'DELETE')
  await mail.arrivals(2)
  // A mail server that repeats everything it hears.
  mail.misbehave('rcpt', { reply: 550, words: `no ${email} here for ${pin} ${mailPassword}` })
  await browser.call(`${url}/api/session/reminder`, 'POST', { email })
  await untilWritten(started, 'a letter was refused for good')
  mail.misbehave('auth', { reply: 535, words: `no ${mailPassword}` })
  await browser.call(`${url}/api/session/reminder`, 'POST', { email })
  await untilWritten(started, 'the mail server refuses us')
  const looks = [
    ['show', email],
    ['letters', '--json'],
    ['show', email, '--show-pin'],
  ]
  const [show, letters, asked] = await Promise.all(looks.map((words) => admin(words, environment)))
  expect([show?.code, letters?.code, asked?.code]).toEqual([0, 0, 0])
  expect(letters?.stdout).toContain('EENVELOPE 550')
  expect(await stopProcess(started)).toBe(0)

  const logs = started.stdout() + started.stderr()
  expect(logs.match(/"path":"\/api\/session/g)?.length).toBeGreaterThan(8)
  const secrets = [pin, wrongPin, specialPin, enrolment, secretKey, mailPassword, ...cookies]
  expect(cookies.length).toBeGreaterThanOrEqual(6)
  const bodies = mail.received.flatMap((one) =>
    (one.mail.text ?? '').split('\n').filter((line) => line.length > 25),
  )
  expect(bodies.length).toBeGreaterThan(10)
  for (const secret of [...secrets, ...bodies, email, 'Marina']) {
    expect(standsIn(secret, logs), `"${secret}" in the log`).toBe(false)
  }
  const screen = [granted, show, letters]
    .map((ended) => ended && ended.stdout + ended.stderr)
    .join()
  for (const secret of [pin, specialPin, enrolment, secretKey, mailPassword, ...cookies]) {
    expect(standsIn(secret, screen), `"${secret}" on the operator's screen`).toBe(false)
  }
  expect(standsIn(pin, asked?.stdout ?? '')).toBe(true)
})

test('without a server, a command says that the letter is waiting; the next server sends it', async () => {
  const mail = await mailServer()
  const environment = {
    DATA_DIR: newFolder(),
    SMTP_URL: mail.urlWithPassword,
    MAIL_FROM: 'ola@enlace.example',
  }
  const words = ['grant', '--email', 'ana@exemplo.com.br', '--name', 'Ana', '--days', '1']
  const granted = await admin(words, environment)
  expect(granted.code).toBe(0)
  expect(granted.stdout).toContain('No running server has sent the letter yet')
  const started = await startListening(environment)
  const [letter] = await mail.arrivals(1)
  expect(letter?.recipient).toBe('ana@exemplo.com.br')
  expect(await stopProcess(started)).toBe(0)
})

test('an installation without the stand-ins says what to configure', async () => {
  const started = start(await freePort(), {
    NODE_OPTIONS: `--import=${withoutPackage('smtp-server')}`,
  })
  expect(await once(started.child, 'close')).toEqual([1, null])
  expect(started.stderr()).toMatch(/^The sandbox is not part of this installation\./)
})

/** A module that makes Node find no package of this name, as after `npm ci --omit=dev`. */
function withoutPackage(name: string): string {
  const code = `import { registerHooks } from 'node:module'
registerHooks({ resolve(specifier, context, next) {
  if (specifier !== '${name}') return next(specifier, context)
  throw Object.assign(new Error('not installed'), { code: 'ERR_MODULE_NOT_FOUND' })
} })`
  return `data:text/javascript,${encodeURIComponent(code)}`
}
