/** The door's rules (a), (b) and (c) (docs/design/access-and-money.md section 5), on real databases. */
import { describe, expect, test } from 'vitest'
import { ana, forEachDoor, rui, tight } from '../testing/for-each-door.ts'
import { otherPins, TestBrowser, testAccess } from '../testing/test-access.ts'

const dayMs = 24 * 60 * 60_000

forEachDoor((open, newDatabase) => {
  describe('(a) a known device', () => {
    test('opens its own account by the PIN alone, whatever happened elsewhere', async () => {
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

    test('gives a thief no extra tries at the owner’s PIN for logging in as somebody else', async () => {
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

    test('lets a colleague in by their own PIN, and knows both from then on', async () => {
      const { access, grant } = await open({ doorLimits: tight })
      const [own, colleague] = [await grant(ana), await grant(rui)]
      const shared = new TestBrowser(access)
      await shared.logIn(own.pin)
      const token = shared.deviceToken
      expect(await shared.logIn(colleague.pin)).toBe('open')
      expect(await shared.whoAmI()).toBe(rui)
      expect(shared.deviceToken).toBe(token)
      // Past the limit of (c), both still open by the PIN alone.
      const wrong = otherPins(own.pin, colleague.pin)
      const attacker = new TestBrowser(access)
      for (let turn = 0; turn < 5; turn += 1) await attacker.logIn(wrong.next().value)
      expect(await shared.logIn(own.pin)).toBe('open')
      expect(await shared.logIn(colleague.pin)).toBe('open')
    })

    test('counts a PIN that failed there and was then tried under (c) as a failure', async () => {
      const { access, grant } = await open({ doorLimits: tight })
      const [own, colleague] = [await grant(ana), await grant(rui)]
      const shared = new TestBrowser(access)
      await shared.logIn(own.pin)
      await shared.logIn(colleague.pin)
      const wrong = otherPins(own.pin, colleague.pin)
      await shared.logIn(wrong.next().value)
      await shared.logIn(wrong.next().value)
      // One retry opened and two did not: three failures just reach the limit, one more exceeds it.
      const stranger = new TestBrowser(access)
      expect(await stranger.logIn(own.pin)).toBe('open')
      await shared.logIn(wrong.next().value)
      expect(await new TestBrowser(access).logIn(own.pin)).toBe('email-required')
    })

    test('ends with its subscription, and tells its owner so', async () => {
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

    test('pressed twice simultaneously opens once', async () => {
      const { access, grant } = await open()
      const { enrolment } = await grant(ana)
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => new TestBrowser(access).enrol(enrolment)),
      )
      expect(answers.filter((answer) => answer === 'open')).toHaveLength(1)
    })

    test('to an ended subscription says that it has ended', async () => {
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
    test('opens by the PIN alone while guessing is unlikely enough, then requires the e-mail too', async () => {
      const { access, grant, clock } = await open({ doorLimits: tight })
      const [own, other] = [await grant(ana), await grant(rui)]
      const wrong = otherPins(own.pin, other.pin)
      const guess = () => new TestBrowser(access).logIn(wrong.next().value)
      expect([await guess(), await guess(), await guess()]).toEqual(Array(3).fill('pin-invalid'))
      expect(await new TestBrowser(access).logIn(own.pin)).toBe('open')
      expect(await guess()).toBe('pin-invalid')
      // From now on the answer is the same for a right and a wrong PIN.
      expect(await guess()).toBe('email-required')
      expect(await new TestBrowser(access).logIn(own.pin)).toBe('email-required')
      expect(await new TestBrowser(access).logIn(own.pin, ' ANA@example.org ')).toBe('open')
      clock.nowMs += dayMs + 60 * 60_000
      expect(await new TestBrowser(access).logIn(own.pin)).toBe('open')
    })

    test('simultaneous guesses on two instances are counted one by one', async () => {
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

    test('asks for the e-mail when two accounts share a PIN', async () => {
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

    test('what cannot be a PIN is refused and not counted', async () => {
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
})
