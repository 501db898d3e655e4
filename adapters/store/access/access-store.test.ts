import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { forEachEngine } from '../testing/engines.ts'
import { type TestAccessOptions, TestBrowser, testAccess } from '../testing/test-access.ts'

const dayMs = 24 * 60 * 60_000
const ana = 'ana@example.org'

forEachEngine((engineName, newDatabase) => {
  const open = async (options: TestAccessOptions = {}) =>
    testAccess(await (await newDatabase()).open(), options)

  describe('granting access', () => {
    test('gives a PIN for so many days and puts the letter with PIN and link in the outbox', async () => {
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

    test('again before the end adds the days to the same PIN, after the end makes a new one', async () => {
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

    test('twice at the same moment for one e-mail makes one subscription with both durations', async () => {
      const { access, store, clock, engine } = await open()
      const request = { email: ana, name: '', language: 'pt', days: 30, source: 'bought' } as const
      await Promise.all([access.grant(request), access.grant(request)])
      const active = await store.findActiveByEmail(ana, clock.nowMs)
      expect(active?.endsAt).toBe(clock.nowMs + 60 * dayMs)
      expect(await engine.db.selectFrom('subscriptions').select('id').execute()).toHaveLength(1)
    })

    test('without an e-mail makes a subscription of its own each time, and a letter without address', async () => {
      const { access, letters } = await open()
      const request = { email: null, name: '', language: 'pt', days: 30, source: 'bought' } as const
      const [one, other] = [await access.grant(request), await access.grant(request)]
      expect(one.account.id).not.toBe(other.account.id)
      const waiting = await letters()
      expect(waiting.map(({ recipient }) => recipient)).toEqual(['', ''])
      const pins = [one, other].map(({ account }) => access.revealPin(account))
      expect(waiting.map(({ secrets }) => secrets.pin).sort()).toEqual(pins.sort())
    })

    test('draws no PIN that is somebody else’s or was, nor the special one, while others are free', async () => {
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
        holder: own.id,
        user: {
          email: ana,
          name: 'Ana Souza',
          pin: own.pin,
          subscriptionEnd: new Date(clock.nowMs + 30 * dayMs).toISOString(),
          special: false,
        },
      })
    })

    test('of a forged or absent token are nobody’s', async () => {
      const { access } = await open()
      for (const token of [undefined, '', 'forged']) {
        expect(await access.checkSession(token)).toEqual({ state: 'none' })
      }
    })

    test('live as long as the subscription, prolonged or cut short', async () => {
      const { access, grant, store, clock } = await open()
      const own = await grant(ana)
      const browser = new TestBrowser(access)
      await browser.logIn(own.pin)
      await grant(ana)
      clock.nowMs += 59 * dayMs
      expect(await browser.whoAmI()).toBe(ana)
      expect(await store.takeBackAccess(own.id, 30 * dayMs, clock.nowMs)).toBe(clock.nowMs)
      expect(await access.checkSession(browser.sessionToken)).toEqual({ state: 'ended' })
    })

    test('taking back days that are left over moves the end by just those', async () => {
      const { grant, store, clock } = await open()
      const own = await grant(ana)
      await grant(ana)
      const end = clock.nowMs + 30 * dayMs
      expect(await store.takeBackAccess(own.id, 30 * dayMs, clock.nowMs)).toBe(end)
      expect(await store.takeBackAccess('unknown', dayMs, clock.nowMs)).toBeNull()
    })

    test('end at once when access is revoked, and the PIN is then an ended one', async () => {
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
      await access.logOut(here.sessionToken ?? '', {
        everywhere: false,
        forgetDevice: false,
        deviceToken: here.deviceToken,
      })
      expect([await here.whoAmI(), await there.whoAmI()]).toEqual([null, ana])
      expect(await access.openAfterPurchase(own.id, here.deviceToken, true)).not.toBeNull()
    })

    test('log out and forget this device', async () => {
      const { access, grant } = await open()
      const own = await grant(ana)
      const here = new TestBrowser(access)
      await here.logIn(own.pin)
      await access.logOut(here.sessionToken ?? '', {
        everywhere: false,
        forgetDevice: true,
        deviceToken: here.deviceToken,
      })
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
      await access.logOut(here.sessionToken ?? '', {
        everywhere: true,
        forgetDevice: false,
        deviceToken: here.deviceToken,
      })
      expect([await here.whoAmI(), await there.whoAmI()]).toEqual([null, null])
      expect(await stranger.whoAmI()).toBe('rui@example.org')
      expect(await access.openAfterPurchase(own.id, there.deviceToken, true)).toBeNull()
      expect(await access.openAfterPurchase(own.id, here.deviceToken, true)).not.toBeNull()
    })
  })

  describe('the reminder', () => {
    test('mails PIN and a fresh link to who has access, and nothing to anybody else', async () => {
      const { access, grant, letters, clock } = await open()
      const own = await grant(ana)
      const ended = await grant('eva@example.org', 1)
      clock.nowMs += 2 * dayMs
      await access.remind('Ana@example.org')
      await access.remind('eva@example.org')
      await access.remind('nobody@example.org')
      const reminders = (await letters()).filter(({ kind }) => kind === 'reminder')
      expect(reminders).toHaveLength(1)
      expect(reminders[0]).toMatchObject({ recipient: ana, secrets: { pin: own.pin } })
      expect(reminders[0]?.secrets.enrolment).not.toBe(own.enrolment)
      expect(ended.pin).not.toBe('')
    })
  })

  test('what is swept away is what no rule asks for any more', async () => {
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
    'no PIN, token or link key stands in the database file in clear',
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
      // Six digits alone would be found by chance in hexadecimal hashes: as words of their own.
      expect(text).not.toMatch(new RegExp(`(?<![0-9a-zA-Z_-])${own.pin}(?![0-9a-zA-Z_-])`))
      expect(text).not.toContain(own.enrolment)
      expect(text).not.toContain(browser.sessionToken)
      expect(text).not.toContain(browser.deviceToken)
    },
  )
})
