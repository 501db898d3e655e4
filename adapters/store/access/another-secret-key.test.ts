import { describe, expect, test } from 'vitest'
import { rotateSecrets } from '#server/access/rotate-secrets.ts'
import { createSecrets } from '#server/access/secrets.ts'
import { forEachEngine } from '../testing/engines.ts'
import { TestBrowser, testAccess, testSecretKey } from '../testing/test-access.ts'

const dayMs = 24 * 60 * 60_000
const ana = 'ana@example.org'

forEachEngine((_engineName, newDatabase) => {
  describe('another SECRET_KEY', () => {
    const newKey = 'another secret key, made when the first had leaked'

    test('keeps every PIN, session and waiting letter, before and after migrating to it', async () => {
      const database = await newDatabase()
      const before = testAccess(await database.open())
      const own = await before.grant(ana)
      const ended = await before.grant('eva@example.org', 1)
      const browser = new TestBrowser(before.access)
      await browser.logIn(own.pin)

      const both = createSecrets(newKey, testSecretKey)
      const during = testAccess(await database.open(), { secrets: both })
      during.clock.nowMs += dayMs
      expect(await new TestBrowser(during.access).logIn(own.pin)).toBe('open')
      expect(await new TestBrowser(during.access).logIn(ended.pin)).toBe('subscription-expired')
      const session = await during.access.checkSession(browser.sessionToken)
      expect(session.state).toBe('active')
      expect(await rotateSecrets(during.store, both)).toBe(4)
      expect(await rotateSecrets(during.store, both)).toBe(0)

      const after = testAccess(await database.open(), { secrets: createSecrets(newKey) })
      after.clock.nowMs += dayMs
      expect(await new TestBrowser(after.access).logIn(own.pin)).toBe('open')
      expect(await new TestBrowser(after.access).logIn(ended.pin)).toBe('subscription-expired')
      expect((await after.letters()).map(({ secrets }) => secrets.pin).sort()).toEqual(
        [own.pin, ended.pin].sort(),
      )
    })

    test('keeps the special PIN’s sessions while the previous key is known', async () => {
      const database = await newDatabase()
      const specialPin = '246810'
      const before = testAccess(await database.open(), { specialPin })
      const browser = new TestBrowser(before.access)
      await browser.logIn(specialPin)
      const during = testAccess(await database.open(), {
        specialPin,
        secrets: createSecrets(newKey, testSecretKey),
      })
      expect((await during.access.checkSession(browser.sessionToken)).state).toBe('active')
    })
  })
})
