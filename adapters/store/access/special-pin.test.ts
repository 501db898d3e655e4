/** The special PIN at the door (docs/design/access-and-money.md section 5), on real databases. */
import { describe, expect, test } from 'vitest'
import { ana, forEachDoor, rui, tight } from '../testing/for-each-door.ts'
import { otherPins, TestBrowser, testAccess } from '../testing/test-access.ts'

const dayMs = 24 * 60 * 60_000

forEachDoor((open, newDatabase) => {
  describe('the special PIN', () => {
    const specialPin = '246810'
    const contactEmail = 'owner@example.org'

    test('opens for 365 days, and changing it ends its sessions', async () => {
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

    test('takes precedence over a subscription with the same PIN', async () => {
      const database = await newDatabase()
      const before = testAccess(await database.open())
      const own = await before.grant(ana)
      const { access } = testAccess(await database.open(), { specialPin: own.pin, contactEmail })
      const browser = new TestBrowser(access)
      expect(await browser.logIn(own.pin)).toBe('open')
      expect(await browser.whoAmI()).toBe(contactEmail)
    })

    test('needs the contact e-mail once PINs alone do not open', async () => {
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
})
