/**
 * What the door counts, and what cannot keep anyone out (docs/design/access-and-money.md section 5), on real databases.
 */
import { describe, expect, test } from 'vitest'
import { defaultDoorLimits } from '#core/access/door.ts'
import { ana, forEachDoor, rui, tight } from '../testing/for-each-door.ts'
import { otherPins, TestBrowser } from '../testing/test-access.ts'

forEachDoor((open) => {
  describe('a pair of e-mail and PIN', () => {
    test('is refused alike for a wrong PIN and for an e-mail nobody has', async () => {
      const { access, grant } = await open()
      const own = await grant(ana)
      const wrong = otherPins(own.pin).next().value
      expect(await new TestBrowser(access).logIn(wrong, ana)).toBe('pin-invalid')
      expect(await new TestBrowser(access).logIn(wrong, 'nobody@example.org')).toBe('pin-invalid')
      expect(await new TestBrowser(access).logIn(own.pin, 'nobody@example.org')).toBe('pin-invalid')
    })

    test('after five failures gets the same answer, right or wrong, and the mailed link opens', async () => {
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
        await access.remind(ana, { address: '203.0.113.7' })
      }
      expect((await letters()).filter(({ kind }) => kind !== 'pin')).toHaveLength(3)
      clock.nowMs += 66 * 60_000
      await access.remind(ana, { address: '203.0.113.7' })
      expect((await letters()).filter(({ kind }) => kind !== 'pin')).toHaveLength(4)
    })

    test('draws on a budget shared by all accounts, beyond which only a mailed link opens', async () => {
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

  describe('the limit per network address', () => {
    const limits = { ...defaultDoorLimits, addressFailuresPerHour: 6 }

    test('stops an address that fails too often, IPv6 by its /64, and says for how long', async () => {
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

    test('never blocks a known device or a mailed link', async () => {
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
        await test.access.remind(ana, { address: '203.0.113.7' })
      }
      expect(await attacker.logIn(own.pin, ana)).toBe('too-many-attempts')
      return { ...test, own, home }
    }

    test('does not lock the customer out of their own device', async () => {
      const { home, own } = await siege()
      expect(await home.logIn(own.pin)).toBe('open')
    })

    test('does not lock out a customer who has the first letter', async () => {
      const { access, own } = await siege()
      const phone = new TestBrowser(access)
      expect(await phone.enrol(own.enrolment)).toBe('open')
      expect(await phone.logIn(own.pin)).toBe('open')
    })

    test('causes at most three letters an hour, all with working links', async () => {
      const { access, letters } = await siege()
      const links = (await letters()).filter(
        ({ kind, recipient }) => kind !== 'pin' && recipient === ana,
      )
      expect(links).toHaveLength(3)
      for (const { secrets } of links) {
        expect(await new TestBrowser(access).enrol(secrets.enrolment ?? '')).toBe('open')
      }
    })

    test('delays a customer who asks for a fresh letter by at most an hour', async () => {
      const { access, letters, clock } = await siege()
      clock.nowMs += 66 * 60_000
      await access.remind(ana, { address: '203.0.113.7' })
      const fresh = (await letters()).at(-1)
      expect(fresh?.kind).toBe('reminder')
      expect(await new TestBrowser(access).enrol(fresh?.secrets.enrolment ?? '')).toBe('open')
    })
  })
})
