import { afterEach, describe, expect, test, vi } from 'vitest'
import { type SmtpPeer, startSmtpPeer } from '#adapters/mail/testing/smtp-peer.ts'
import { newPostgresDatabase } from '#adapters/store/testing/engines.ts'
import { startPostgresServer } from '#adapters/store/testing/postgres-server.ts'
import { writingRequest } from '#core/writer/testing/writing-request.ts'
import { HttpBrowser } from './testing/http-browser.ts'
import { type Environment, stopProcess } from './testing/project-process.ts'
import { admin, newFolder, type Started, startListening } from './testing/run-process.ts'

/** Several processes are started, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000 })

const specialPin = '975310'
const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

async function mailServer(): Promise<SmtpPeer> {
  const peer = await startSmtpPeer()
  cleanups.push(() => peer.close())
  return peer
}

function environmentOf(mail: SmtpPeer, changes: Environment = {}): Environment {
  return {
    DATA_DIR: newFolder(),
    SECRET_KEY: 'a key that both instances are given',
    SPECIAL_PIN: specialPin,
    SMTP_URL: mail.url,
    MAIL_FROM: 'ola@enlace.example',
    TRUST_PROXY: '1',
    ...changes,
  }
}

/** Runs a grant command for each address while logging in special sessions; returns how it all went. */
async function grantAndLogIn(
  urls: readonly string[],
  emails: readonly string[],
  environment: Environment,
) {
  const commands = emails.map((email) =>
    admin(
      ['grant', '--email', email, '--name', 'Ana', '--days', '30', '--json', '--show-pin'],
      environment,
    ),
  )
  const browsers = Array.from({ length: 20 }, (_, index) => new HttpBrowser(`192.0.2.${index}`))
  const logins = browsers.map((browser, index) =>
    browser.logIn(urls[index % urls.length] ?? '', { pin: specialPin }),
  )
  const ended = await Promise.all(commands)
  return {
    codes: ended.map(({ code }) => code),
    pins: ended.map(({ stdout }) => (JSON.parse(stdout) as { pin: string }).pin),
    states: ended.map(({ stdout }) => (JSON.parse(stdout) as { letter: object }).letter),
    answers: await Promise.all(logins),
  }
}

function askForWelcome(browser: HttpBrowser, { url }: Started): Promise<Response> {
  return browser.call(`${url}/api/writing`, 'POST', writingRequest({ texts: ['welcome'] }))
}

describe('two instances over one PostgreSQL', () => {
  test('share sessions, limits and letters while the operator writes too', async () => {
    const mail = await mailServer()
    const environment = environmentOf(mail, {
      DATABASE_URL: await newPostgresDatabase(),
      GENERATIONS_AT_ONCE: '2',
      DOOR_ADDRESS_FAILURES_PER_HOUR: '4',
    })
    const [one, other] = await Promise.all([
      startListening(environment),
      startListening(environment),
    ])
    const emails = ['a@exemplo.com.br', 'b@exemplo.com.br', 'c@exemplo.com.br']
    const came = await grantAndLogIn([one.url, other.url], emails, environment)
    expect(came.codes).toEqual([0, 0, 0])
    expect(came.states).toEqual(emails.map(() => expect.objectContaining({ state: 'sent' })))
    expect(new Set(came.answers)).toEqual(new Set(['open']))

    const browser = new HttpBrowser()
    expect(await browser.logIn(one.url, { pin: came.pins[0], email: emails[0] })).toBe('open')
    expect(await browser.whoAmI(other.url)).toBe(emails[0])

    const places = [await askForWelcome(browser, one), await askForWelcome(browser, other)]
    expect(places.map(({ status }) => status)).toEqual([200, 200])
    for (const instance of [one, other]) {
      const refused = await askForWelcome(browser, instance)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await Promise.all(places.map((answer) => answer.body?.cancel()))

    const stranger = new HttpBrowser('198.51.100.66')
    const guesses: string[] = []
    for (const instance of [one, other, one, other, one, other]) {
      guesses.push(await stranger.logIn(instance.url, { pin: '100001', email: emails[1] }))
    }
    const wrong = Array<string>(4).fill('pin-invalid')
    expect(guesses).toEqual([...wrong, 'too-many-attempts', 'too-many-attempts'])

    expect((await admin(['revoke', 'a@exemplo.com.br'], environment)).code).toBe(0)
    expect([await browser.whoAmI(one.url), await browser.whoAmI(other.url)]).toEqual([null, null])

    // Both outboxes have had their turn; nothing came twice.
    expect([await stopProcess(one), await stopProcess(other)]).toEqual([0, 0])
    expect(mail.received.map(({ recipient }) => recipient).sort()).toEqual(emails)
    expect(new Set(mail.received.map(({ mail: { messageId } }) => messageId)).size).toBe(3)
  })
})

describe('one instance over SQLite', () => {
  test('takes logins while the operator’s commands write into the same file', async () => {
    const mail = await mailServer()
    const environment = environmentOf(mail)
    const started = await startListening(environment)
    const emails = ['a@exemplo.com.br', 'b@exemplo.com.br', 'c@exemplo.com.br']
    const came = await grantAndLogIn([started.url], emails, environment)
    expect(came.codes).toEqual([0, 0, 0])
    expect(came.states).toEqual(emails.map(() => expect.objectContaining({ state: 'sent' })))
    expect(new Set(came.answers)).toEqual(new Set(['open']))
    const answers = emails.map((email, index) =>
      new HttpBrowser(`192.0.2.${index}`).logIn(started.url, { pin: came.pins[index], email }),
    )
    expect(await Promise.all(answers)).toEqual(['open', 'open', 'open'])
    expect(await stopProcess(started)).toBe(0)
    expect(mail.received.map(({ recipient }) => recipient).sort()).toEqual(emails)
  })
})

describe('a PostgreSQL that is restarted under load', () => {
  test('loses no acknowledged login, and is found again automatically', async () => {
    const postgres = await startPostgresServer()
    cleanups.push(() => postgres.stop())
    const mail = await mailServer()
    const environment = environmentOf(mail, { DATABASE_URL: postgres.url })
    const started = await startListening(environment)
    const acknowledged: HttpBrowser[] = []
    const refusals: string[] = []
    let goesOn = true

    async function logInAgainAndAgain(lane: number): Promise<void> {
      for (let turn = 0; goesOn; turn += 1) {
        const browser = new HttpBrowser(`10.${lane}.${turn >> 8}.${turn & 255}`)
        const answer = await browser.logIn(started.url, { pin: specialPin })
        if (answer === 'open') acknowledged.push(browser)
        else refusals.push(answer)
      }
    }
    /** Resolves once this many more logins have been acknowledged. */
    async function more(count: number): Promise<void> {
      const enough = acknowledged.length + count
      while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 10))
    }

    const lanes = [1, 2, 3, 4].map(logInAgainAndAgain)
    await more(30)
    await postgres.restart()
    await more(30)
    await postgres.restart()
    await more(30)
    goesOn = false
    await Promise.all(lanes)
    expect((await fetch(`${started.url}/api/health`)).status).toBe(200)
    for (const browser of acknowledged) {
      const session = await browser.call(`${started.url}/api/session`)
      expect(await session.json()).toMatchObject({ authorized: true })
    }
    expect(refusals.filter((code) => code !== 'unavailable')).toEqual([])
    expect(await stopProcess(started)).toBe(0)
  })

  test('fails the health check while it is away', async () => {
    const postgres = await startPostgresServer()
    const mail = await mailServer()
    const started = await startListening(environmentOf(mail, { DATABASE_URL: postgres.url }))
    expect((await fetch(`${started.url}/api/health`)).status).toBe(200)
    await postgres.stop()
    expect((await fetch(`${started.url}/api/health`)).status).toBe(503)
    expect(await stopProcess(started)).toBe(0)
  })
})
