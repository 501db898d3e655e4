/** The door of design.md section 6, rule by rule, over real databases. */
import { describe, expect, test } from 'vitest'
import { defaultDoorLimits } from '#core/door.ts'
import { forEachEngine } from '../testing/engines.ts'
import {
  otherPins,
  type TestAccessOptions,
  TestBrowser,
  testAccess,
} from '../testing/test-access.ts'

const dayMs = 24 * 60 * 60_000
const ana = 'ana@example.org'
const rui = 'rui@example.org'

/** With two active subscriptions three failures leave PINs alone, the fourth asks for the e-mail. */
const tight = { ...defaultDoorLimits, wrongOpeningsPerDay: (4 * 2) / 900_000 }

forEachEngine((_engineName, newDatabase) => {
  const open = async (options: TestAccessOptions = {}) =>
    testAccess(await (await newDatabase()).open(), options)

  describe('(a) a known device', () => {
    test('opens its own account by the PIN alone, whatever was tried elsewhere', async () => {
      const { access, grant } = await open({ doorLimits: tight })
      const [own] = [await grant(ana), await grant(rui)]
      const home = new TestBrowser(access)
      expect(await home.logIn(own.pin)).toBe('open')
      const attacker = new TestBrowser(access)
      const wrong = otherPins(own.pin)
      for (let turn = 0; turn < 20; turn += 1) await attacker.logIn(wrong.next().value)
      expect(await attacker.logIn(own.pin)).toBe('email-required')
      expect(await home.logIn(own.pin)).toBe('open')
      expect(await home.whoAmI()).toBe(ana)
    })

    test('is forgotten after five failures, and not before', async () => {
      const { access, grant } = await open({ doorLimits: tight })
      const [own, other] = [await grant(ana), await grant(rui)]
      const home = new TestBrowser(access)
      await home.logIn(own.pin)
      const wrong = otherPins(own.pin, other.pin)
      for (let turn = 0; turn < 4; turn += 1) await home.logIn(wrong.next().value)
      expect(await home.logIn(own.pin)).toBe('open')
      for (let turn = 0; turn < 5; turn += 1) await home.logIn(wrong.next().value)
      expect(await home.logIn(own.pin)).toBe('email-required')
      expect(await home.logIn(own.pin, ana)).toBe('open')
    })

    test('gives a thief no new tries at the owner by logging in as somebody else', async () => {
      const { access, grant } = await open()
      const [owner, thief] = [await grant(ana), await grant(rui)]
      const stolen = new TestBrowser(access)
      await stolen.logIn(owner.pin)
      const wrong = otherPins(owner.pin, thief.pin)
      for (let turn = 0; turn < 5; turn += 1) {
        await stolen.logIn(wrong.next().value)
        expect(await stolen.logIn(thief.pin, rui)).toBe('open')
      }
      const devices = await access.openAfterPurchase(owner.id, stolen.deviceToken, true)
      expect(devices).toBeNull()
      expect(await access.openAfterPurchase(thief.id, stolen.deviceToken, true)).not.toBeNull()
    })

    test('lets a colleague in by their own PIN, and holds both from then on', async () => {
      const { access, grant } = await open({ doorLimits: tight })
      const [own, colleague] = [await grant(ana), await grant(rui)]
      const shared = new TestBrowser(access)
      await shared.logIn(own.pin)
      const token = shared.deviceToken
      expect(await shared.logIn(colleague.pin)).toBe('open')
      expect(await shared.whoAmI()).toBe(rui)
      expect(shared.deviceToken).toBe(token)
      // Beyond the limit of (c) both still open by the PIN alone.
      const wrong = otherPins(own.pin, colleague.pin)
      const attacker = new TestBrowser(access)
      for (let turn = 0; turn < 5; turn += 1) await attacker.logIn(wrong.next().value)
      expect(await shared.logIn(own.pin)).toBe('open')
      expect(await shared.logIn(colleague.pin)).toBe('open')
    })

    test('counts a PIN that failed there and was tried again under (c) as a failure', async () => {
      const { access, grant } = await open({ doorLimits: tight })
      const [own, colleague] = [await grant(ana), await grant(rui)]
      const shared = new TestBrowser(access)
      await shared.logIn(own.pin)
      await shared.logIn(colleague.pin)
      const wrong = otherPins(own.pin, colleague.pin)
      await shared.logIn(wrong.next().value)
      await shared.logIn(wrong.next().value)
      // One retry that opened, two that did not: three failures are on the limit, one more is beyond it.
      const stranger = new TestBrowser(access)
      expect(await stranger.logIn(own.pin)).toBe('open')
      await shared.logIn(wrong.next().value)
      expect(await new TestBrowser(access).logIn(own.pin)).toBe('email-required')
    })

    test('dies with its subscription, and says so to its owner', async () => {
      const { access, grant, clock } = await open()
      const own = await grant(ana)
      const home = new TestBrowser(access)
      await home.logIn(own.pin)
      clock.nowMs += 30 * dayMs
      expect(await home.whoAmI()).toBeNull()
      expect(await home.logIn(own.pin)).toBe('subscription-expired')
    })
  })

  describe('(b) a mailed link', () => {
    test('opens once and makes the device known', async () => {
      const { access, grant } = await open({ doorLimits: { ...tight, wrongOpeningsPerDay: 0 } })
      const { enrolment, pin } = await grant(ana)
      const phone = new TestBrowser(access)
      expect(await phone.enrol(enrolment)).toBe('open')
      expect(await phone.whoAmI()).toBe(ana)
      expect(await new TestBrowser(access).enrol(enrolment)).toBe('enrolment-invalid')
      expect(await phone.logIn(pin)).toBe('open')
    })

    test('pressed twice at the same moment opens one door', async () => {
      const { access, grant } = await open()
      const { enrolment } = await grant(ana)
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => new TestBrowser(access).enrol(enrolment)),
      )
      expect(answers.filter((answer) => answer === 'open')).toHaveLength(1)
    })

    test('of an ended subscription says that it has ended', async () => {
      const { access, grant, clock } = await open()
      const { enrolment } = await grant(ana)
      clock.nowMs += 30 * dayMs
      expect(await new TestBrowser(access).enrol(enrolment)).toBe('subscription-expired')
    })

    test('a key that was never mailed opens nothing', async () => {
      const { access } = await open()
      expect(await new TestBrowser(access).enrol('AAAAAAAAAAAAAAAAAAAAAA')).toBe(
        'enrolment-invalid',
      )
    })
  })

  describe('(c) an unknown device', () => {
    test('opens by the PIN alone while the arithmetic allows, then wants the e-mail too', async () => {
      const { access, grant, clock } = await open({ doorLimits: tight })
      const [own, other] = [await grant(ana), await grant(rui)]
      const wrong = otherPins(own.pin, other.pin)
      const guess = () => new TestBrowser(access).logIn(wrong.next().value)
      expect([await guess(), await guess(), await guess()]).toEqual(Array(3).fill('pin-invalid'))
      expect(await new TestBrowser(access).logIn(own.pin)).toBe('open')
      expect(await guess()).toBe('pin-invalid')
      // Right or wrong, the answer tells nothing any more.
      expect(await guess()).toBe('email-required')
      expect(await new TestBrowser(access).logIn(own.pin)).toBe('email-required')
      expect(await new TestBrowser(access).logIn(own.pin, ' ANA@example.org ')).toBe('open')
      clock.nowMs += dayMs + 60 * 60_000
      expect(await new TestBrowser(access).logIn(own.pin)).toBe('open')
    })

    test('guesses at the same moment on two instances are counted one after the other', async () => {
      const database = await newDatabase()
      const one = testAccess(await database.open(), { doorLimits: tight })
      const two = testAccess(await database.open(), { doorLimits: tight })
      const [own, other] = [await one.grant(ana), await two.grant(rui)]
      const wrong = otherPins(own.pin, other.pin)
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, turn) =>
          new TestBrowser((turn % 2 === 0 ? one : two).access).logIn(wrong.next().value),
        ),
      )
      expect(answers.filter((answer) => answer === 'pin-invalid')).toHaveLength(4)
      expect(answers.filter((answer) => answer === 'email-required')).toHaveLength(36)
    })

    test('counts a hit on an ended PIN as a failure and tells its owner that it has ended', async () => {
      const { access, grant, clock } = await open({ doorLimits: tight })
      const ended = await grant('eva@example.org', 1)
      const [own] = [await grant(ana), await grant(rui)]
      clock.nowMs += dayMs
      for (let turn = 0; turn < 4; turn += 1) {
        expect(await new TestBrowser(access).logIn(ended.pin)).toBe('subscription-expired')
      }
      expect(await new TestBrowser(access).logIn(own.pin)).toBe('email-required')
      expect(await new TestBrowser(access).logIn(ended.pin, 'eva@example.org')).toBe(
        'subscription-expired',
      )
    })

    test('asks whose door is meant where two accounts have one PIN', async () => {
      const { access, grant, engine } = await open()
      const [own, other] = [await grant(ana), await grant(rui)]
      const row = await engine.db
        .selectFrom('subscriptions')
        .select(['pin_hmac', 'pin_sealed'])
        .where('id', '=', own.id)
        .executeTakeFirstOrThrow()
      await engine.db.updateTable('subscriptions').set(row).where('id', '=', other.id).execute()
      expect(await new TestBrowser(access).logIn(own.pin)).toBe('email-required')
      const browser = new TestBrowser(access)
      expect(await browser.logIn(own.pin, rui)).toBe('open')
      expect(await browser.whoAmI()).toBe(rui)
    })

    test('what cannot be a PIN is refused and counts for nothing', async () => {
      const { access, grant } = await open({ doorLimits: tight })
      const own = await grant(ana)
      await grant(rui)
      for (const text of ['', '12345', '012345', 'abc', '1234', '00000000']) {
        expect(await new TestBrowser(access).logIn(text)).toBe('pin-invalid')
      }
      const spaced = `${own.pin.slice(0, 3)} ${own.pin.slice(3)} `
      expect(await new TestBrowser(access).logIn(spaced)).toBe('open')
    })
  })

  describe('a pair of e-mail and PIN', () => {
    test('is refused alike for a wrong PIN and for an e-mail nobody has', async () => {
      const { access, grant } = await open()
      const own = await grant(ana)
      const wrong = otherPins(own.pin).next().value
      expect(await new TestBrowser(access).logIn(wrong, ana)).toBe('pin-invalid')
      expect(await new TestBrowser(access).logIn(wrong, 'nobody@example.org')).toBe('pin-invalid')
      expect(await new TestBrowser(access).logIn(own.pin, 'nobody@example.org')).toBe('pin-invalid')
    })

    test('after five failures gets one answer right or wrong, and the mailed link opens', async () => {
      const { access, grant, letters } = await open()
      const own = await grant(ana)
      const wrong = otherPins(own.pin)
      for (let turn = 0; turn < 5; turn += 1) {
        expect(await new TestBrowser(access).logIn(wrong.next().value, ana)).toBe('pin-invalid')
      }
      expect(await new TestBrowser(access).logIn(wrong.next().value, ana)).toBe('link-sent')
      expect(await new TestBrowser(access).logIn(own.pin, ana)).toBe('link-sent')
      const links = (await letters()).filter(({ kind }) => kind === 'enrolment-link')
      expect(links.map(({ recipient }) => recipient)).toEqual([ana, ana])
      const phone = new TestBrowser(access)
      expect(await phone.enrol(links[0]?.secrets.enrolment ?? '')).toBe('open')
      expect(await phone.whoAmI()).toBe(ana)
    })

    test('answers the same for an e-mail without access, which gets no letter', async () => {
      const { access, engine, letters } = await open()
      const wrong = otherPins()
      const tries = Array.from({ length: 7 }, () => wrong.next().value)
      const answers = []
      for (const pin of tries) {
        answers.push(await new TestBrowser(access).logIn(pin, 'nobody@example.org'))
      }
      expect(answers).toEqual([...Array(5).fill('pin-invalid'), 'link-sent', 'link-sent'])
      expect(await letters()).toEqual([])
      expect(await engine.db.selectFrom('enrolments').selectAll().execute()).toEqual([])
    })

    test('sends at most three letters an hour to one e-mail, reminders included', async () => {
      const { access, grant, letters, clock } = await open()
      const own = await grant(ana)
      const wrong = otherPins(own.pin)
      for (let turn = 0; turn < 10; turn += 1) {
        await new TestBrowser(access).logIn(wrong.next().value, ana)
        await access.remind(ana)
      }
      expect((await letters()).filter(({ kind }) => kind !== 'pin')).toHaveLength(3)
      clock.nowMs += 66 * 60_000
      await access.remind(ana)
      expect((await letters()).filter(({ kind }) => kind !== 'pin')).toHaveLength(4)
    })

    test('of all accounts together has a budget, beyond which the mailbox decides', async () => {
      const limits = { ...defaultDoorLimits, pairFailuresPerDay: 10 }
      const { access, grant, letters } = await open({ doorLimits: limits })
      const own = await grant(ana)
      const wrong = otherPins(own.pin)
      for (let turn = 0; turn < 10; turn += 1) {
        await new TestBrowser(access).logIn(wrong.next().value, `guess-${turn}@example.org`)
      }
      expect(await new TestBrowser(access).logIn(own.pin, ana)).toBe('link-sent')
      const link = (await letters()).find(({ kind }) => kind === 'enrolment-link')
      expect(await new TestBrowser(access).enrol(link?.secrets.enrolment ?? '')).toBe('open')
    })
  })

  describe('the special PIN', () => {
    const specialPin = '246810'
    const contactEmail = 'owner@example.org'

    test('opens for 365 days, and another value of it ends its sessions', async () => {
      const database = await newDatabase()
      const before = testAccess(await database.open(), { specialPin, contactEmail })
      const owner = new TestBrowser(before.access)
      expect(await owner.logIn(specialPin)).toBe('open')
      const session = await before.access.checkSession(owner.sessionToken)
      expect(session).toMatchObject({
        state: 'active',
        holder: 'special',
        user: { email: contactEmail, pin: specialPin, special: true },
      })
      before.clock.nowMs += 365 * dayMs - 1
      expect(await owner.whoAmI()).toBe(contactEmail)
      const { clock } = before
      const after = testAccess(await database.open(), { specialPin: '135791', clock })
      const ended = await after.access.checkSession(owner.sessionToken)
      expect(ended).toEqual({ state: 'ended' })
      clock.nowMs += 1
      expect(await owner.whoAmI()).toBeNull()
    })

    test('comes before a subscription that has the same PIN', async () => {
      const database = await newDatabase()
      const before = testAccess(await database.open())
      const own = await before.grant(ana)
      const { access } = testAccess(await database.open(), { specialPin: own.pin, contactEmail })
      const browser = new TestBrowser(access)
      expect(await browser.logIn(own.pin)).toBe('open')
      expect(await browser.whoAmI()).toBe(contactEmail)
    })

    test('goes with the contact e-mail once PINs alone do not open', async () => {
      const { access, grant } = await open({ specialPin, contactEmail, doorLimits: tight })
      await grant(ana)
      await grant(rui)
      const wrong = otherPins(specialPin)
      for (let turn = 0; turn < 4; turn += 1)
        await new TestBrowser(access).logIn(wrong.next().value)
      expect(await new TestBrowser(access).logIn(specialPin)).toBe('email-required')
      expect(await new TestBrowser(access).logIn(specialPin, ana)).toBe('pin-invalid')
      const owner = new TestBrowser(access)
      expect(await owner.logIn(specialPin, contactEmail)).toBe('open')
      expect(await owner.logIn(specialPin)).toBe('open')
    })

    test('is throttled like any PIN: after five wrong pairs its owner is mailed a link', async () => {
      const { access, letters } = await open({ specialPin, contactEmail })
      const wrong = otherPins(specialPin)
      for (let turn = 0; turn < 5; turn += 1) {
        await new TestBrowser(access).logIn(wrong.next().value, contactEmail)
      }
      expect(await new TestBrowser(access).logIn(specialPin, contactEmail)).toBe('link-sent')
      const [letter] = await letters()
      expect(letter?.recipient).toBe(contactEmail)
      expect(letter?.secrets.pin).toBeUndefined()
      const owner = new TestBrowser(access)
      expect(await owner.enrol(letter?.secrets.enrolment ?? '')).toBe('open')
      expect(await owner.whoAmI()).toBe(contactEmail)
      expect(await owner.logIn(specialPin)).toBe('open')
    })
  })

  describe('the limit per network address', () => {
    const limits = { ...defaultDoorLimits, addressFailuresPerHour: 6 }

    test('stops an address that fails too often, IPv6 by its /64, and says how long', async () => {
      const { access, grant, clock } = await open({ doorLimits: limits })
      const own = await grant(ana)
      const wrong = otherPins(own.pin)
      for (let turn = 1; turn <= 6; turn += 1) {
        await new TestBrowser(access, `2001:db8:0:7::${turn}`).logIn(wrong.next().value)
      }
      const answer = await access.logIn(
        { pin: own.pin },
        new TestBrowser(access, '2001:db8:0:7:ffff::1'),
      )
      expect(answer.answer).toBe('too-many-attempts')
      const waitMs = 'retryAfterMs' in answer ? answer.retryAfterMs : 0
      expect(waitMs).toBeGreaterThan(0)
      expect(await new TestBrowser(access, '2001:db8:0:8::1').logIn(own.pin)).toBe('open')
      clock.nowMs += waitMs
      expect(await new TestBrowser(access, '2001:db8:0:7::1').logIn(own.pin)).toBe('open')
    })

    test('never stands before a known device or a mailed link', async () => {
      const { access, grant } = await open({ doorLimits: limits })
      const own = await grant(ana)
      const home = new TestBrowser(access)
      await home.logIn(own.pin)
      const neighbour = new TestBrowser(access)
      const wrong = otherPins(own.pin)
      for (let turn = 0; turn < 7; turn += 1) await neighbour.logIn(wrong.next().value)
      expect(await neighbour.logIn(own.pin, ana)).toBe('too-many-attempts')
      expect(await home.logIn(wrong.next().value)).toBe('pin-invalid')
      expect(await home.logIn(own.pin)).toBe('open')
      expect(await new TestBrowser(access).enrol(own.enrolment)).toBe('open')
    })
  })

  describe('an attacker who knows the e-mail, shares the address and burns every budget', () => {
    const limits = { ...tight, pairFailuresPerDay: 30, addressFailuresPerHour: 40 }

    async function siege() {
      const test = await open({ doorLimits: limits })
      const own = await test.grant(ana)
      await test.grant(rui)
      const home = new TestBrowser(test.access)
      await home.logIn(own.pin)
      const wrong = otherPins(own.pin)
      const attacker = new TestBrowser(test.access)
      for (let turn = 0; turn < 60; turn += 1) {
        await attacker.logIn(wrong.next().value)
        await attacker.logIn(wrong.next().value, ana)
        await attacker.logIn(wrong.next().value, `guess-${turn}@example.org`)
        await test.access.remind(ana)
      }
      expect(await attacker.logIn(own.pin, ana)).toBe('too-many-attempts')
      return { ...test, own, home }
    }

    test('does not keep the customer out of their own device', async () => {
      const { home, own } = await siege()
      expect(await home.logIn(own.pin)).toBe('open')
    })

    test('does not keep the customer out who has the first letter', async () => {
      const { access, own } = await siege()
      const phone = new TestBrowser(access)
      expect(await phone.enrol(own.enrolment)).toBe('open')
      expect(await phone.logIn(own.pin)).toBe('open')
    })

    test('fills the mailbox with links that open, three an hour', async () => {
      const { access, letters } = await siege()
      const links = (await letters()).filter(
        ({ kind, recipient }) => kind !== 'pin' && recipient === ana,
      )
      expect(links).toHaveLength(3)
      for (const { secrets } of links) {
        expect(await new TestBrowser(access).enrol(secrets.enrolment ?? '')).toBe('open')
      }
    })

    test('does not keep out for longer than an hour who asks for a fresh letter', async () => {
      const { access, letters, clock } = await siege()
      clock.nowMs += 66 * 60_000
      await access.remind(ana)
      const fresh = (await letters()).at(-1)
      expect(fresh?.kind).toBe('reminder')
      expect(await new TestBrowser(access).enrol(fresh?.secrets.enrolment ?? '')).toBe('open')
    })
  })
})
