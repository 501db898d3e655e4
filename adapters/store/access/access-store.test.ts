import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { defaultDoorLimits } from '#core/access/door.ts'
import type { Engine } from '../dialects/engine.ts'
import { forEachEngine } from '../testing/engines.ts'
import { type TestAccessOptions, TestBrowser, testAccess } from '../testing/test-access.ts'
import { takeBackAccess } from './grant-access.ts'

const dayMs = 24 * 60 * 60_000
const ana = 'ana@example.org'

function takeBack(engine: Engine, id: string, durationMs: number, now: number) {
  return engine.transaction((trx) => takeBackAccess(trx, id, durationMs, now))
}

forEachEngine((engineName, newDatabase) => {
  const open = async (options: TestAccessOptions = {}) =>
    testAccess(await (await newDatabase()).open(), options)

  describe('granting access', () => {
    test('gives a PIN for the days granted and puts a letter with PIN and link in the outbox', async () => {
      const { access, letters, clock } = await open()
      const { account } = await access.grant({
        email: ' Ana@Example.org ',
        name: 'Ana Souza',
        language: 'fr',
        days: 30,
        source: 'granted',
      })
      expect(account).toMatchObject({ email: 'Ana@Example.org', name: 'Ana Souza', language: 'fr' })
      expect(account.endsAt).toBe(clock.nowMs + 30 * dayMs)
      const [letter, ...more] = await letters()
      expect(more).toEqual([])
      expect(letter).toMatchObject({ kind: 'pin', recipient: 'Ana@Example.org' })
      expect(letter?.secrets.pin).toBe(access.revealPin(account))
      expect(letter?.params).not.toContain(access.revealPin(account))
    })

    test('again before the end adds days to the same PIN; after the end it makes a new one', async () => {
      const { grant, store, clock } = await open()
      const first = await grant(ana)
      clock.nowMs += 29 * dayMs
      const second = await grant('ANA@example.org ')
      expect({ ...second, enrolment: '' }).toEqual({ ...first, enrolment: '' })
      const extended = await store.findSubscription(first.id)
      expect(extended?.endsAt).toBe(clock.nowMs + 31 * dayMs)
      clock.nowMs += 31 * dayMs
      const third = await grant(ana)
      expect(third.id).not.toBe(first.id)
      expect(third.pin).not.toBe(first.pin)
    })

    test('twice simultaneously for one e-mail makes one subscription with both durations', async () => {
      const { access, clock, engine } = await open()
      const request = { email: ana, name: '', language: 'pt', days: 30, source: 'bought' } as const
      await Promise.all([access.grant(request), access.grant(request)])
      const subscriptions = await engine.db.selectFrom('subscriptions').select('ends_at').execute()
      expect(subscriptions).toEqual([{ ends_at: clock.nowMs + 60 * dayMs }])
    })

    test('without an e-mail makes a new subscription each time, and a letter without a recipient', async () => {
      const { access, letters } = await open()
      const request = { email: null, name: '', language: 'pt', days: 30, source: 'bought' } as const
      const [one, other] = [await access.grant(request), await access.grant(request)]
      expect(one.account.id).not.toBe(other.account.id)
      const waiting = await letters()
      expect(waiting.map(({ recipient }) => recipient)).toEqual(['', ''])
      const pins = [one, other].map(({ account }) => access.revealPin(account))
      expect(waiting.map(({ secrets }) => secrets.pin).sort()).toEqual(pins.sort())
    })

    test('avoids PINs in use or used before, and the special one, while others are free', async () => {
      const { store, secrets, clock } = await open()
      const candidate = (pin: string) => ({
        hmacs: secrets.pinHmacs(pin),
        seal: () => secrets.seal(pin, 'pin'),
      })
      const grantOneOf = async (pins: string[], days = 30) => {
        const { account } = await store.grantAccess({
          now: clock.nowMs,
          email: null,
          emailKey: null,
          name: '',
          language: 'pt',
          dateForm: null,
          durationMs: days * dayMs,
          source: 'granted',
          subscriptionId: crypto.randomUUID(),
          pinCandidates: pins.map(candidate),
          enrolmentHash: '',
          writeLetter: () => null,
        })
        return secrets.open(account.pinSealed, 'pin')
      }
      expect(await grantOneOf(['111111'], 1)).toBe('111111')
      expect(await grantOneOf(['222222'])).toBe('222222')
      clock.nowMs += dayMs
      expect(await grantOneOf(['222222', '111111', '333333'])).toBe('333333')
      expect(await grantOneOf(['222222', '111111'])).toBe('111111')
      expect(await grantOneOf(['222222', '111111'])).toBe('222222')
    })
  })

  describe('sessions', () => {
    test('tell the page who is logged in', async () => {
      const { access, grant, clock } = await open()
      const own = await grant(ana)
      const browser = new TestBrowser(access)
      await browser.logIn(own.pin)
      expect(await access.checkSession(browser.sessionToken)).toEqual({
        state: 'active',
        letterOrderId: null,
        ageMs: 0,
        holder: own.id,
        user: {
          email: ana,
          name: 'Ana Souza',
          pin: own.pin,
          subscriptionEnd: new Date(clock.nowMs + 30 * dayMs).toISOString(),
          special: false,
          account: expect.stringMatching(/^[\w-]{16}$/),
        },
      })
    })

    test('with a forged or missing token are nobody’s', async () => {
      const { access } = await open()
      for (const token of [undefined, '', 'forged']) {
        expect(await access.checkSession(token)).toEqual({ state: 'none' })
      }
    })

    test('last as long as the subscription, extended or cut short', async () => {
      const { access, grant, clock, engine } = await open()
      const own = await grant(ana)
      const browser = new TestBrowser(access)
      await browser.logIn(own.pin)
      await grant(ana)
      clock.nowMs += 59 * dayMs
      expect(await browser.whoAmI()).toBe(ana)
      expect(await takeBack(engine, own.id, 30 * dayMs, clock.nowMs)).toBe(clock.nowMs)
      expect(await access.checkSession(browser.sessionToken)).toEqual({ state: 'ended' })
    })

    test('taking back remaining days moves the end by exactly those', async () => {
      const { grant, clock, engine } = await open()
      const own = await grant(ana)
      await grant(ana)
      const end = clock.nowMs + 30 * dayMs
      expect(await takeBack(engine, own.id, 30 * dayMs, clock.nowMs)).toBe(end)
      expect(await takeBack(engine, 'unknown', dayMs, clock.nowMs)).toBeNull()
    })

    test('end at once when access is revoked, and the PIN has then ended', async () => {
      const { access, grant, store, clock } = await open()
      const own = await grant(ana)
      const browser = new TestBrowser(access)
      await browser.logIn(own.pin)
      expect(await store.revokeAccess(own.id, clock.nowMs)).toBe(true)
      expect(await store.revokeAccess(own.id, clock.nowMs)).toBe(false)
      expect(await access.checkSession(browser.sessionToken)).toEqual({ state: 'ended' })
      expect(await browser.logIn(own.pin)).toBe('subscription-expired')
    })

    test('made on one instance work on the other', async () => {
      const database = await newDatabase()
      const one = testAccess(await database.open())
      const two = testAccess(await database.open())
      const own = await one.grant(ana)
      const browser = new TestBrowser(one.access)
      await browser.logIn(own.pin)
      const session = await two.access.checkSession(browser.sessionToken)
      expect(session.state).toBe('active')
    })

    test('log out here and leave other browsers and this device alone', async () => {
      const { access, grant } = await open({})
      const own = await grant(ana)
      const [here, there] = [new TestBrowser(access), new TestBrowser(access)]
      await here.logIn(own.pin)
      await there.logIn(own.pin)
      await access.logOut(tokensOf(here), { everywhere: false, keepsDevice: true })
      expect([await here.whoAmI(), await there.whoAmI()]).toEqual([null, ana])
      expect(await here.logIn(own.pin)).toBe('open')
      expect(await access.openAfterPurchase(own.id, here.deviceToken, true)).not.toBeNull()
    })

    test('a device kept on leaving opens by the PIN, and by a purchase only after that', async () => {
      const { access, grant } = await open({
        doorLimits: { ...defaultDoorLimits, wrongOpeningsPerDay: 0 },
      })
      const own = await grant(ana)
      const here = new TestBrowser(access)
      await here.enrol(own.enrolment)
      await access.logOut(tokensOf(here), { everywhere: false, keepsDevice: true })
      expect(await access.openAfterPurchase(own.id, here.deviceToken, true)).toBeNull()
      expect(await here.logIn(own.pin)).toBe('open')
      expect(await access.openAfterPurchase(own.id, here.deviceToken, true)).not.toBeNull()
    })

    test('a purchase does not open an account replaced by a colleague’s on the same device', async () => {
      const { access, grant, clock } = await open()
      const [own, colleague] = [await grant(ana), await grant('rui@example.org')]
      const shared = new TestBrowser(access)
      await shared.logIn(own.pin)
      clock.nowMs += 1
      await shared.logIn(colleague.pin)
      expect(await access.openAfterPurchase(own.id, shared.deviceToken, true)).toBeNull()
      expect(await access.openAfterPurchase(colleague.id, shared.deviceToken, true)).not.toBeNull()
    })

    test('log out and forget this device', async () => {
      const { access, grant } = await open()
      const own = await grant(ana)
      const here = new TestBrowser(access)
      await here.logIn(own.pin)
      await access.logOut(tokensOf(here), { everywhere: false, keepsDevice: false })
      expect(await access.openAfterPurchase(own.id, here.deviceToken, true)).toBeNull()
    })

    test('log out everywhere: every session ends, and only this device stays known', async () => {
      const { access, grant } = await open()
      const [own, other] = [await grant(ana), await grant('rui@example.org')]
      const [here, there, stranger] = [
        new TestBrowser(access),
        new TestBrowser(access),
        new TestBrowser(access),
      ]
      await here.logIn(own.pin)
      await there.logIn(own.pin)
      await stranger.logIn(other.pin)
      await access.logOut(tokensOf(here), { everywhere: true, keepsDevice: true })
      expect([await here.whoAmI(), await there.whoAmI()]).toEqual([null, null])
      expect(await stranger.whoAmI()).toBe('rui@example.org')
      expect(await access.openAfterPurchase(own.id, there.deviceToken, true)).toBeNull()
      const known = here.deviceToken
      expect(await here.logIn(own.pin)).toBe('open')
      expect(here.deviceToken).toBe(known)
    })
  })

  describe('the reminder', () => {
    test('mails PIN and a fresh link to anyone with access, and nothing to anybody else', async () => {
      const { access, grant, letters, clock } = await open()
      const own = await grant(ana)
      const ended = await grant('eva@example.org', 1)
      clock.nowMs += 2 * dayMs
      await access.remind('Ana@example.org', { address: '203.0.113.7' })
      await access.remind('eva@example.org', { address: '203.0.113.7' })
      await access.remind('nobody@example.org', { address: '203.0.113.7' })
      const reminders = (await letters()).filter(({ kind }) => kind === 'reminder')
      expect(reminders).toHaveLength(1)
      expect(reminders[0]).toMatchObject({ recipient: ana, secrets: { pin: own.pin } })
      expect(reminders[0]?.secrets.enrolment).not.toBe(own.enrolment)
      expect(ended.pin).not.toBe('')
    })
  })

  test('the sweep deletes only what no rule needs any more', async () => {
    const { access, grant, store, clock, engine } = await open()
    const [own, ended] = [await grant(ana), await grant('eva@example.org', 1)]
    const [alive, dead] = [new TestBrowser(access), new TestBrowser(access)]
    await alive.logIn(own.pin)
    await dead.logIn(ended.pin)
    await new TestBrowser(access).logIn('999999', 'guess@example.org')
    await grant(ana, 100)
    clock.nowMs += 70 * dayMs
    await store.sweepAccess(clock.nowMs)
    expect(await alive.whoAmI()).toBe(ana)
    expect(await access.checkSession(dead.sessionToken)).toEqual({ state: 'none' })
    expect(await engine.db.selectFrom('door_counters').selectAll().execute()).toEqual([])
    expect(await new TestBrowser(access).logIn(ended.pin)).toBe('subscription-expired')
  })

  test.runIf(engineName === 'sqlite')(
    'no PIN, token or link key is in the database file in clear text',
    async () => {
      const database = await newDatabase()
      const { access, grant } = testAccess(await database.open())
      const own = await grant(ana)
      const browser = new TestBrowser(access)
      await browser.logIn(own.pin)
      const files = ['enlace.db', 'enlace.db-wal'].map((name) =>
        readFileSync(join(dirname(database.address), name), 'latin1'),
      )
      const text = files.join('')
      expect(text).toContain(ana)
      // Matched as whole words: six digits alone occur by chance in hexadecimal hashes.
      expect(text).not.toMatch(new RegExp(`(?<![0-9a-zA-Z_-])${own.pin}(?![0-9a-zA-Z_-])`))
      expect(text).not.toContain(own.enrolment)
      expect(text).not.toContain(browser.sessionToken)
      expect(text).not.toContain(browser.deviceToken)
    },
  )
})

function tokensOf({ sessionToken, deviceToken }: TestBrowser) {
  return { sessionToken, deviceToken, purchaseHash: undefined }
}
