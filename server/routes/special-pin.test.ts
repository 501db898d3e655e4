/** Guessing `SPECIAL_PIN` over HTTP from any number of addresses, on an instance without subscribers. */
import { describe, expect, test } from 'vitest'
import { forEachEngine } from '#adapters/store/testing/engines.ts'
import {
  otherPins,
  type TestAccessOptions,
  testAccess,
} from '#adapters/store/testing/test-access.ts'
import { defaultDoorLimits } from '#core/access/door.ts'
import { pinCount } from '#core/access/pin.ts'
import { testApp } from '#server/testing/test-app.ts'

const specialPin = '246810'
const contactEmail = 'owner@example.org'
const guessesADay = 12
/** One account to hit, and this many guesses at it. */
const doorLimits = { ...defaultDoorLimits, wrongOpeningsPerDay: guessesADay / pinCount }

forEachEngine((_engineName, newDatabase) => {
  async function freshInstance(options: TestAccessOptions) {
    const opened = testAccess(await (await newDatabase()).open(), { doorLimits, ...options })
    const { app } = testApp({ access: opened.access, trustedProxies: 1 })
    let strangers = 0
    /** Each attempt comes from a device and a network address never seen before. */
    async function logIn(body: { pin: string; email?: string } | { enrolment: string }) {
      strangers += 1
      const answer = await app.request('/api/session', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.${strangers >> 8}.${strangers & 255}`,
        },
        body: JSON.stringify(body),
      })
      const session = await answer.json()
      return session.authorized ? 'open' : session.error.code
    }
    async function guess(tries: number) {
      const wrong = otherPins(specialPin)
      const answers: string[] = []
      while (answers.length < tries) answers.push(await logIn({ pin: wrong.next().value }))
      return answers
    }
    return { ...opened, app, logIn, guess }
  }

  describe('the special PIN when nobody is subscribed', () => {
    test('allows no more guesses a day than one account’s PIN', async () => {
      const { guess, logIn, clock } = await freshInstance({ specialPin, contactEmail })
      const answers = await guess(guessesADay + 8)
      expect(answers.filter((answer) => answer === 'pin-invalid')).toHaveLength(guessesADay)
      expect(answers.slice(guessesADay)).toEqual(Array(8).fill('email-required'))
      // From now on not even the right PIN tells a guesser anything, until a day has passed.
      expect(await logIn({ pin: specialPin })).toBe('email-required')
      clock.nowMs += 25 * 60 * 60_000
      expect(await logIn({ pin: specialPin })).toBe('open')
    })

    test('still opens for its owner with the contact e-mail, and beyond that by a mailed link', async () => {
      const { guess, logIn, letters } = await freshInstance({ specialPin, contactEmail })
      await guess(guessesADay + 1)
      expect(await logIn({ pin: specialPin, email: contactEmail })).toBe('open')
      for (let turn = 0; turn < 5; turn += 1) await logIn({ pin: '100001', email: contactEmail })
      expect(await logIn({ pin: specialPin, email: contactEmail })).toBe('link-sent')
      const [letter] = await letters()
      expect(letter).toMatchObject({ kind: 'enrolment-link', recipient: contactEmail })
      expect(await logIn({ enrolment: letter?.secrets.enrolment ?? '' })).toBe('open')
    })

    test('has its link mailed when a reminder to the contact e-mail is requested', async () => {
      const { app, guess, logIn, letters } = await freshInstance({ specialPin, contactEmail })
      await guess(guessesADay + 1)
      const answer = await app.request('/api/session/reminder', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: contactEmail }),
      })
      expect(answer.status).toBe(202)
      const [letter] = await letters()
      expect(letter).toMatchObject({ kind: 'enrolment-link', recipient: contactEmail })
      expect(await logIn({ enrolment: letter?.secrets.enrolment ?? '' })).toBe('open')
    })
  })
})
