/**
 * The door when a PIN alone does not open it, or after too many tries (docs/design/access-and-money.md section 5).
 */

import { type Language, languageDetails } from '#core/languages.ts'
import { type AccessPage, accessPage } from './access-page.ts'
import { noDetails } from './access-wording.ts'
import { pressInMenu } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { giveAccess } from './give-access.ts'
import { expectBothSchemes, expectNoOverflow, findings } from './standards.ts'

test('asks for the e-mail, and finally for the mailbox', async ({
  page,
  browser,
  strict,
  watched,
}) => {
  const language = 'fr'
  watched.allow(/status of 401/)
  const given = await giveAccess(strict, { email: `strict-${language}@example.org`, language })
  const door = accessPage(page, language)
  const { access, errors } = door.words
  await door.open(`${strict.baseUrl}/`)
  await door.pin.fill(given.pin)
  await page.getByRole('button', { name: access.pinCheck.submit }).click()

  // The PIN is carried along in memory, never in the address.
  await expect(page).toHaveURL(`${strict.baseUrl}/login`)
  await expect(page.getByText(errors.refusals['email-required'](noDetails))).toBeVisible()
  await expect(door.pin).toHaveValue(given.pin)
  await expect(door.email).toBeFocused()
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(given.pin)
  await door.email.fill('nobody')
  await door.enter.click()
  await expect(page.getByText(access.emailUnlikely)).toBeVisible()
  await door.email.fill(given.email)
  await door.enter.click()
  await door.reads(access.toasts.welcome)
  await expect(page).toHaveURL(`${strict.baseUrl}/app`)

  // Someone else tries: after five wrong pairs only the mailed link opens.
  const context = await browser.newContext()
  const stranger = accessPage(await context.newPage(), language)
  await stranger.open(`${strict.baseUrl}/login`)
  await stranger.logIn('999999')
  await stranger.email.fill(given.email)
  for (let failure = 0; failure < 5; failure += 1) {
    const answer = stranger.page.waitForResponse('**/api/session')
    await stranger.enter.click()
    await answer
    await expect(stranger.enter).toBeEnabled()
  }
  await stranger.reads(access.toasts.notAuthorized)
  await stranger.enter.click()
  await expect(stranger.page.getByText(errors.refusals['link-sent'](noDetails))).toBeVisible()
  await stranger.page.getByRole('button', { name: access.linkSent.again }).click()
  await expect(stranger.pin).toHaveValue('')
  await context.close()
})

test('says how long to wait after too many tries', async ({ page, busy, watched }) => {
  const language = 'en'
  watched.allow(/status of (401|429)/)
  const door = accessPage(page, language)
  await door.open(`${busy.baseUrl}/login`)
  await expect
    .poll(async () => {
      const answer = page.waitForResponse('**/api/session')
      await door.logIn('999999')
      return (await answer).status()
    })
    .toBe(429)
  await door.reads(door.words.access.toasts.tooMany)
  await expect(door.toast).toContainText(minutes(language))
})

/** "60 minutos", whatever the number. */
function minutes(language: Language): RegExp {
  const { locale } = languageDetails[language]
  const words = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(7)
  return new RegExp(words.replace('7', '\\d+'))
}

test('every state of the door is accessible and fits, on a phone and on a desktop', async ({
  page,
  strict,
  watched,
}) => {
  watched.allow(/status of 401/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const given = await giveAccess(strict, { email: 'axe@example.org' })
  const door = accessPage(page)
  const { access } = door.words
  await door.open(`${strict.baseUrl}/`)
  await expectSound(door)
  await page.goto(`${strict.baseUrl}/login#enrol=${given.enrolment.slice(1)}`)
  await expectSound(door)
  await door.enter.click()
  await door.reads(access.toasts.pinNotFound)
  await expectSound(door)
  await expect(page.getByRole('link', { name: access.login.requestAccess })).toHaveAttribute(
    'href',
    'https://wa.me/5511987654321',
  )
  await page.getByRole('button', { name: access.reminder.open }).click()
  await door.email.fill(given.email)
  await page.getByRole('button', { name: access.reminder.submit, exact: true }).click()
  await expect(page.getByText(access.reminder.sent)).toBeVisible()
  await expectSound(door)
  await page.goto(`${strict.baseUrl}/login`)
  await door.logIn(given.pin)
  await expect(door.email).toBeVisible()
  await expectSound(door)
  await door.email.fill(given.email)
  await door.enter.click()
  await expect(page.getByText(access.pinBox.advice)).toBeVisible()
  await expectSound(door)
  await pressInMenu(page, access.leave)
  await expectSound(door)
})

/** axe finds nothing in either scheme, and nothing needs scrolling sideways. */
async function expectSound({ page }: AccessPage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 800 })
  expect(await findings(page)).toEqual([])
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectBothSchemes(page)
  await expectNoOverflow(page)
}
