import type { Hono } from 'hono'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { forEachEngine } from '#adapters/store/testing/engines.ts'
import {
  otherPins,
  type TestAccessOptions,
  testAccess,
} from '#adapters/store/testing/test-access.ts'
import { defaultDoorLimits } from '#core/access/door.ts'
import { knownDeviceSchema } from '#core/access/known-device.ts'
import { sessionSchema } from '#core/wire.ts'
import type { AppDependencies } from '#server/app.ts'
import { testApp } from '#server/testing/test-app.ts'

const ana = 'ana@example.org'

/** A browser that keeps its cookies. */
class CookieJar {
  readonly cookies = new Map<string, string>()
  /** The last answer's Set-Cookie lines. */
  setCookies: string[] = []
  readonly #app: Hono

  constructor(app: Hono) {
    this.#app = app
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await this.#app.request(path, {
      method,
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    this.setCookies = answer.headers.getSetCookie()
    for (const line of this.setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }
}

forEachEngine((_engineName, newDatabase) => {
  async function open(options: TestAccessOptions = {}, changes: Partial<AppDependencies> = {}) {
    const test = testAccess(await (await newDatabase()).open(), options)
    const { app, logged } = testApp({ access: test.access, ...changes })
    return { ...test, app, logged, jar: new CookieJar(app) }
  }

  describe('POST /api/session', () => {
    test('with the right PIN says who it is and sets both cookies', async () => {
      const { jar, grant, clock } = await open()
      const { pin } = await grant(ana)
      const answer = await jar.send('POST', '/api/session', { pin: ` ${pin} ` })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const body = await answer.json()
      expect(body).toEqual({
        authorized: true,
        user: {
          email: ana,
          name: 'Ana Souza',
          pin,
          subscriptionEnd: new Date(clock.nowMs + 30 * 86_400_000).toISOString(),
          special: false,
          account: expect.stringMatching(/^[\w-]{16}$/),
        },
      })
      expect(v.is(sessionSchema, body)).toBe(true)
      expect(jar.setCookies).toHaveLength(2)
      for (const line of jar.setCookies) {
        expect(line).toMatch(/^enlace-(session|device)=[\w-]{22,}; .*HttpOnly; SameSite=Lax$/)
        expect(line).toContain('Path=/')
        expect(line).not.toContain('Domain')
      }
    })

    test('on https sets cookies that no other host can have set', async () => {
      const { jar, grant } = await open({}, { publicUrl: new URL('https://enlace.example') })
      const { pin } = await grant(ana)
      await jar.send('POST', '/api/session', { pin })
      for (const line of jar.setCookies) {
        expect(line).toMatch(/^__Host-enlace-(session|device)=/)
        expect(line).toContain('Secure')
      }
    })

    test('on a known device sets only the session cookie', async () => {
      const { jar, grant } = await open()
      const { pin } = await grant(ana)
      await jar.send('POST', '/api/session', { pin })
      await jar.send('POST', '/api/session', { pin })
      expect(jar.setCookies).toHaveLength(1)
      expect(jar.setCookies[0]).toMatch(/^enlace-session=/)
    })

    test('ends the browser’s previous session', async () => {
      const { app, jar, grant } = await open()
      const { pin } = await grant(ana)
      const isIn = async (cookie: string) => {
        const answer = await app.request('/api/session', { headers: { cookie } })
        return v.parse(sessionSchema, await answer.json()).authorized
      }
      await jar.send('POST', '/api/session', { pin })
      const [former = ''] = jar.setCookies.map((line) => line.replace(/;.*/, ''))
      expect(await isIn(former)).toBe(true)
      await jar.send('POST', '/api/session', { pin: otherPins(pin).next().value })
      expect(await isIn(former)).toBe(true)
      await jar.send('POST', '/api/session', { pin })
      const [present = ''] = jar.setCookies.map((line) => line.replace(/;.*/, ''))
      expect(present).toMatch(/session=/)
      expect(await isIn(present)).toBe(true)
      expect(await isIn(former)).toBe(false)
    })

    test('is logged with its means and outcome, and not whose it was', async () => {
      const { jar, grant, logged } = await open()
      const { pin, enrolment } = await grant(ana)
      const wrong = otherPins(pin).next().value
      const tries = [
        { pin },
        { pin: wrong },
        { pin, email: ana },
        { enrolment },
        { enrolment: 'x' },
      ]
      for (const request of tries) await jar.send('POST', '/api/session', request)
      await vi.waitFor(() => {
        const told = logged.flatMap(({ fields: { doorBy, doorAnswer } }) =>
          doorBy ? [[doorBy, doorAnswer]] : [],
        )
        expect(told).toEqual([
          ['pin', 'open'],
          ['pin', 'pin-invalid'],
          ['pin-and-email', 'open'],
          ['link', 'open'],
          ['link', 'enrolment-invalid'],
        ])
      })
      const text = JSON.stringify(logged)
      for (const secret of [pin, wrong, ana, enrolment]) expect(text).not.toContain(secret)
    })

    test('with a wrong PIN answers 401 with a code and a sentence in the page’s language', async () => {
      const { jar, grant } = await open()
      const { pin } = await grant(ana)
      const wrong = otherPins(pin).next().value
      const answer = await jar.send('POST', '/api/session', { pin: wrong, language: 'en' })
      expect(answer.status).toBe(401)
      const body = await answer.json()
      expect(body).toEqual({
        authorized: false,
        error: { code: 'pin-invalid', message: 'This PIN was not found or is not valid.' },
      })
      expect(v.is(sessionSchema, body)).toBe(true)
      expect(jar.setCookies).toEqual([])
    })

    test('answers the other refusals of the door by their codes', async () => {
      const limits = { ...defaultDoorLimits, wrongOpeningsPerDay: 0 }
      const { jar, grant, clock } = await open({ doorLimits: limits })
      const { pin, enrolment } = await grant(ana, 1)
      const code = async (body: unknown) => {
        const answer = await jar.send('POST', '/api/session', body)
        const session = v.parse(sessionSchema, await answer.json())
        return session.authorized ? answer.status : `${answer.status} ${session.error?.code}`
      }
      expect(await code({ pin })).toBe('401 email-required')
      expect(await code({ enrolment: 'x' })).toBe('401 enrolment-invalid')
      for (const wrong of ['100001', '100002', '100003', '100004', '100005']) {
        await code({ pin: wrong, email: ana })
      }
      expect(await code({ pin, email: ana })).toBe('401 link-sent')
      expect(await code({ enrolment })).toBe(200)
      clock.nowMs += 86_400_000
      expect(await code({ pin })).toBe('401 subscription-expired')
    })

    test('from an address with too many failures answers 429 and how long to wait', async () => {
      const limits = { ...defaultDoorLimits, addressFailuresPerHour: 2 }
      const { jar } = await open({ doorLimits: limits })
      await jar.send('POST', '/api/session', { pin: '100001' })
      await jar.send('POST', '/api/session', { pin: '100002' })
      const answer = await jar.send('POST', '/api/session', { pin: '100003', language: 'fr' })
      expect(answer.status).toBe(429)
      const seconds = Number(answer.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(0)
      const body = await answer.json()
      expect(body).toMatchObject({ authorized: false, error: { code: 'too-many-attempts' } })
      expect(JSON.stringify(body)).toContain(`${Math.ceil(seconds / 60)} minutes`)
    })

    test('that makes no sense is refused and counts for nothing', async () => {
      const { jar } = await open()
      for (const body of [{}, { pin: 123_456 }, { pin: '123456', email: 'x' }, [], null]) {
        expect((await jar.send('POST', '/api/session', body)).status).toBe(400)
      }
      const large = await jar.send('POST', '/api/session', { pin: '1'.repeat(5_000) })
      expect(large.status).toBe(413)
    })

    test('from another site’s page is refused', async () => {
      const { jar, grant } = await open()
      const { pin } = await grant(ana)
      const headers = { origin: 'https://evil.example' }
      const answer = await jar.send('POST', '/api/session', { pin }, headers)
      expect(answer.status).toBe(403)
      expect(jar.setCookies).toEqual([])
    })
  })

  describe('GET /api/session', () => {
    test('says who is logged in, or that nobody is', async () => {
      const { jar, grant } = await open()
      const { pin } = await grant(ana)
      const nobody = await jar.send('GET', '/api/session')
      expect([nobody.status, await nobody.json()]).toEqual([200, { authorized: false }])
      await jar.send('POST', '/api/session', { pin })
      const answer = await jar.send('GET', '/api/session')
      expect(await answer.json()).toMatchObject({ authorized: true, user: { email: ana, pin } })
      expect(answer.headers.get('cache-control')).toBe('no-store')
    })

    test('says whether the browser has been a known device for a day', async () => {
      const { jar, grant, clock } = await open()
      const { pin } = await grant(ana)
      await jar.send('POST', '/api/session', { pin })
      const known = async () =>
        v.parse(knownDeviceSchema, await (await jar.send('GET', '/api/session')).json()).knownDevice
      expect(await known()).toBe(false)
      clock.nowMs += 86_400_000
      expect(await known()).toBe(true)
      jar.cookies.delete('enlace-device')
      expect(await known()).toBe(false)
    })
  })

  describe('DELETE /api/session', () => {
    test('logs out here, and keeps the device known if asked to', async () => {
      const { jar, grant } = await open()
      const { pin } = await grant(ana)
      await jar.send('POST', '/api/session', { pin })
      const token = jar.cookies.get('enlace-session') ?? ''
      const answer = await jar.send('DELETE', '/api/session?keep-device=1')
      expect(await answer.json()).toEqual({ authorized: false })
      expect([...jar.cookies.keys()]).toEqual(['enlace-device'])
      jar.cookies.set('enlace-session', token)
      const replayed = await jar.send('GET', '/api/session')
      expect(await replayed.json()).toMatchObject({
        authorized: false,
        error: { code: 'session-required' },
      })
    })

    test('everywhere logs out the other browsers too', async () => {
      const { app, jar, grant } = await open()
      const { pin } = await grant(ana)
      const other = new CookieJar(app)
      await jar.send('POST', '/api/session', { pin })
      await other.send('POST', '/api/session', { pin })
      await jar.send('DELETE', '/api/session?everywhere=1')
      expect(await (await other.send('GET', '/api/session')).json()).toMatchObject({
        authorized: false,
        error: { code: 'session-required' },
      })
    })

    test.each(['', '?forget=1'])('with “%s” makes this device unknown', async (query) => {
      const { jar, grant } = await open()
      const { pin } = await grant(ana)
      await jar.send('POST', '/api/session', { pin })
      await jar.send('DELETE', `/api/session${query}`)
      expect([...jar.cookies.keys()]).toEqual([])
    })

    test('without a session is not an error', async () => {
      const { jar } = await open()
      expect((await jar.send('DELETE', '/api/session')).status).toBe(200)
    })
  })

  describe('POST /api/session/reminder', () => {
    test('answers the same whether or not the e-mail has access, and mails only those that have', async () => {
      const { jar, grant, letters } = await open()
      await grant(ana)
      const answers = []
      for (const email of [ana, 'nobody@example.org']) {
        const answer = await jar.send('POST', '/api/session/reminder', { email })
        answers.push([answer.status, await answer.text()])
      }
      expect(answers).toEqual([
        [202, '{}'],
        [202, '{}'],
      ])
      const reminders = (await letters()).filter(({ kind }) => kind === 'reminder')
      expect(reminders.map(({ recipient }) => recipient)).toEqual([ana])
    })

    test('refuses an invalid address', async () => {
      const { jar } = await open()
      const answer = await jar.send('POST', '/api/session/reminder', { email: 'ana' })
      expect(answer.status).toBe(400)
    })
  })

  test('no PIN, cookie or e-mail is ever logged', async () => {
    const { jar, grant, logged } = await open()
    const { pin, enrolment } = await grant(ana)
    const wrong = otherPins(pin).next().value
    await jar.send('POST', '/api/session', { pin: wrong, email: ana })
    await jar.send('POST', '/api/session', { pin })
    const tokens = [...jar.cookies.values()]
    await jar.send('GET', '/api/session')
    await jar.send('POST', '/api/session', { enrolment })
    await jar.send('POST', '/api/session/reminder', { email: ana })
    await jar.send('DELETE', '/api/session?everywhere=1')
    expect(logged.length).toBeGreaterThan(0)
    const log = JSON.stringify(logged)
    for (const secret of [pin, wrong, ana, enrolment, ...tokens]) expect(log).not.toContain(secret)
  })
})
