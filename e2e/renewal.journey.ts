/** However access has ended, the way to renew leads to the price card: in sight, filled in, in the same language. */
import { expect, type Page } from '@playwright/test'
import { renderLetter } from '#core/letters/letters.ts'
import { access as accessFr } from '#core/messages/fr/access.ts'
import { selling as sellingFr } from '#core/messages/fr/selling.ts'
import { access } from '#core/messages/pt/access.ts'
import { selling } from '#core/messages/pt/selling.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { readingPath } from '#core/pages/service-worker-file.ts'
import { accessPage } from './access-page.ts'
import { pressInMenu } from './creator-page.ts'
import { test } from './enlace.ts'
import { type GivenAccess, giveAccess } from './give-access.ts'

const wordsOf = (door: typeof access, { renewal, ways }: typeof selling) => ({
  renew: renewal.heading,
  email: ways.email,
  leave: door.logout.here,
})
const renewalWords = {
  pt: wordsOf(access, selling),
  fr: wordsOf(accessFr, sellingFr),
}

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'laptop', width: 1366, height: 768 },
] as const

/** The card is what is seen and where the keyboard goes on; no address has ever carried the e-mail. */
async function expectPriceCard(page: Page, language: 'pt' | 'fr', email: string): Promise<void> {
  const words = renewalWords[language]
  const card = page.locator('#renew')
  await expect(page).toHaveURL(`${publicPagePath({ name: 'landing', language })}#renew`)
  await expect(card).toBeFocused()
  await expect(card.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
  const top = await card.evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeLessThan(160)
  await expect(card.getByLabel(words.email)).toHaveValue(email)
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
  await page.keyboard.press('Tab')
  await expect(card.getByLabel(words.email)).toBeFocused()
  expect(page.url()).not.toContain('@')
}

/** What a login left in this browser whose access has ended since. */
async function leaveEndedSession(page: Page, { email, pin }: GivenAccess): Promise<void> {
  await page.addInitScript(
    (user) => {
      if (sessionStorage.getItem('once') !== null) return
      sessionStorage.setItem('once', 'yes')
      localStorage.setItem('ceremony_user', JSON.stringify(user))
      localStorage.setItem('ceremony_pin', user.pin)
      localStorage.setItem('ceremony_pin_expiry', user.subscriptionEnd)
    },
    { email, name: 'Ana', pin, subscriptionEnd: '2020-01-01T00:00:00.000Z' },
  )
}

for (const { name, width, height } of sizes) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } })
    const language = name === 'phone' ? 'fr' : 'pt'
    const words = renewalWords[language]

    test('while working', async ({ page, enlace, watched }) => {
      watched.allow(/status of 401/)
      const given = await giveAccess(enlace, { email: `working-${name}@example.org`, language })
      const door = accessPage(page, language)
      await door.open('/login')
      await door.logIn(given.pin)
      await expect(page).toHaveURL('/app')
      await page.locator('#info-brideName').fill('Beatriz')
      await page.locator('#info-groomName').fill('Caetano')
      await given.revoke()
      await page.getByRole('button', { name: door.words.screens.actions.generate }).click()
      await expectPriceCard(page, language, given.email)
    })

    test('before this page was opened: by the login, filled in', async ({ page, enlace }) => {
      const given = await giveAccess(enlace, { email: `before-${name}@example.org`, language })
      await given.revoke()
      await leaveEndedSession(page, given)
      const door = accessPage(page, language)
      await door.open('/app')
      await expect(page).toHaveURL('/login')
      await page.getByRole('link', { name: words.renew, exact: true }).click()
      await expectPriceCard(page, language, given.email)
    })

    test('and its PIN is typed at the login or on the start page', async ({
      page,
      enlace,
      watched,
    }) => {
      watched.allow(/status of 401/)
      const given = await giveAccess(enlace, { email: `typed-${name}@example.org`, language })
      await given.revoke()
      const door = accessPage(page, language)
      await door.open('/login')
      await expect(page.getByRole('link', { name: words.renew, exact: true })).toHaveCount(0)
      await door.logIn(given.pin)
      await door.reads(door.words.access.toasts.expired)
      await page.getByRole('link', { name: words.renew, exact: true }).click()
      // Whoever has only a PIN is told nothing about whose it was.
      await expectPriceCard(page, language, '')

      await page.goto(door.landingPath)
      await door.pin.fill(given.pin)
      await page.getByRole('button', { name: door.words.access.pinCheck.submit }).click()
      await page.getByRole('link', { name: words.renew, exact: true }).click()
      await expectPriceCard(page, language, '')
    })

    test('and somebody only reads', async ({ page, enlace }) => {
      const given = await giveAccess(enlace, { email: `reads-${name}@example.org`, language })
      await given.revoke()
      await leaveEndedSession(page, given)
      await accessPage(page, language).open(readingPath)
      await page.getByRole('link', { name: words.renew, exact: true }).click()
      await expectPriceCard(page, language, given.email)
    })

    test('soon, from the letter: on the card, and in the account of who is logged in', async ({
      page,
      enlace,
      baseURL,
    }) => {
      const given = await giveAccess(enlace, { email: `letter-${name}@example.org`, language })
      const letter = { kind: 'ending-soon', name: 'Ana', accessEndsAtMs: Date.now() } as const
      const { text } = renderLetter(letter, language, { publicUrl: baseURL ?? '' })
      const link = /https?:\S+#renew/u.exec(text)?.[0] ?? 'no link'
      // On its first visit the browser would be shown another language.
      await page.goto(link)
      await expect(page.locator('#renew').getByRole('heading', { level: 2 })).toBeInViewport()
      await expectPriceCard(page, language, '')

      const door = accessPage(page, language)
      await door.open('/login')
      await door.logIn(given.pin)
      await expect(page).toHaveURL('/app')
      await page.goto(link)
      await expect(page).toHaveURL('/app#renew')
      const dialog = page.getByRole('dialog', { name: words.renew })
      await expect(dialog.getByLabel(words.email)).toHaveValue(given.email)
    })

    test('and whoever leaves takes the e-mail with them', async ({ page, enlace, watched }) => {
      watched.allow(/status of 401/)
      const given = await giveAccess(enlace, { email: `leaves-${name}@example.org`, language })
      const door = accessPage(page, language)
      await door.open('/login')
      await door.logIn(given.pin)
      await expect(page).toHaveURL('/app')
      await pressInMenu(page, words.renew, language)
      await expect(page.getByRole('dialog').getByLabel(words.email)).toHaveValue(given.email)
      await page.keyboard.press('Escape')
      await given.revoke()
      await page.reload()
      await expectPriceCard(page, language, given.email)
      await page.getByRole('button', { name: door.words.access.leave, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.leave }).first().click()
      await expect(page.locator('#renew').getByLabel(words.email)).toHaveValue('')
    })
  })
}
