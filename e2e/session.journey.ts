/** A session on the page: what storage, cookie, server and other tabs do to it (docs/design/pages.md section 4.3). */

import type { Page } from '@playwright/test'
import { creator } from '#core/messages/pt/creator.ts'
import { specialPin } from '../scripts/special-session.ts'
import { accessPage } from './access-page.ts'
import { noDetails } from './access-wording.ts'
import { pressInMenu } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { enter, giveAccess } from './give-access.ts'

const sessionCookie = 'enlace-session'

test('revoked while working, keeps everything typed', async ({ page, enlace, watched }) => {
  const language = 'es'
  watched.allow(/status of 401/)
  const email = `revoked-${language}@example.org`
  const given = await giveAccess(enlace, { email, language })
  const door = accessPage(page, language)
  const { access, screens } = door.words
  await door.open('/login')
  await door.logIn(given.pin)
  await expect(page).toHaveURL('/app')
  await page.locator('#info-brideName').fill('Beatriz')
  await page.locator('#info-groomName').fill('Caetano')
  await given.revoke()
  await page.getByRole('button', { name: screens.actions.generate }).click()

  await expect(page).toHaveURL(`${door.landingPath}#renew`)
  await door.reads(access.toasts.expired)
  // Authenticated, inactive: there is a way out, and nothing leads back.
  await expect(page.getByRole('button', { name: access.leave, exact: true })).toBeVisible()
  expect(Date.parse((await door.stored('ceremony_pin_expiry')) ?? '')).toBeLessThanOrEqual(
    Date.now(),
  )
  await page.goto('/app')
  await expect(page).toHaveURL('/login')

  await page.goto(door.landingPath)

  const renewed = await giveAccess(enlace, { email, language })
  await door.pin.fill(renewed.pin)
  await page.getByRole('button', { name: access.pinCheck.submit }).click()
  await expect(page).toHaveURL('/app')
  await expect(page.locator('#info-brideName')).toHaveValue('Beatriz')
  await expect(page.locator('#info-groomName')).toHaveValue('Caetano')
})

/** What a login on an earlier visit left in the browser, real or forged. */
async function leaveSession(page: Page, pin: string, subscriptionEnd: string): Promise<void> {
  await page.addInitScript(
    (user) => {
      if (sessionStorage.getItem('once') !== null) return
      sessionStorage.setItem('once', 'yes')
      localStorage.setItem('ceremony_user', JSON.stringify(user))
      localStorage.setItem('ceremony_pin', user.pin)
      localStorage.setItem('ceremony_pin_expiry', user.subscriptionEnd)
    },
    { email: 'ana@example.org', name: 'Ana', pin, subscriptionEnd },
  )
}

test('a stored session that has expired is cleared and redirects to /login', async ({ page }) => {
  const door = accessPage(page)
  await leaveSession(page, '123456', '2020-01-01T00:00:00.000Z')
  await door.open('/app')
  await expect(page).toHaveURL('/login')
  for (const key of ['ceremony_user', 'ceremony_pin', 'ceremony_pin_expiry']) {
    expect(await door.stored(key)).toBeNull()
  }
})

test('a forged session opens the screen and nothing behind it', async ({ page, watched }) => {
  watched.allow(/status of 401/)
  const door = accessPage(page)
  await leaveSession(page, '999999', '2099-01-01T00:00:00.000Z')
  await door.open('/app')
  await expect(page).toHaveURL('/login')
  await door.reads(door.words.access.toasts.pinNotFound)
  expect(await door.stored('ceremony_pin')).toBeNull()
})

test('a live cookie fills an empty storage', async ({ page }) => {
  await enter(page)
  const door = accessPage(page)
  await door.open('/app')
  await expect(page.getByText(door.words.access.pinBox.advice)).toBeVisible()
  expect(await door.stored('ceremony_pin')).toBe(specialPin)
})

test('a lost cookie is renewed without asking, on load and while working', async ({
  page,
  context,
  enlace,
  watched,
}) => {
  watched.allow(/status of 401/)
  const given = await giveAccess(enlace, { email: 'renewed@example.org' })
  const door = accessPage(page)
  const { access, screens } = door.words
  await door.open('/login')
  await door.logIn(given.pin)
  await expect(page).toHaveURL('/app')
  await context.clearCookies({ name: sessionCookie })
  await page.reload()
  await door.reads(access.toasts.welcomeBack)
  await expect(page).toHaveURL('/app')

  await page.locator('#info-brideName').fill('Beatriz')
  await page.locator('#info-groomName').fill('Caetano')
  await context.clearCookies({ name: sessionCookie })
  await page.getByRole('button', { name: screens.actions.generate }).click()
  await door.reads(screens.toasts.textsGenerated)
  await expect(page).toHaveURL('/app')
})

test('a server that does not answer logs nobody out', async ({ page, watched }) => {
  watched.allow(/ERR_FAILED|status of 503/)
  await enter(page)
  const door = accessPage(page)
  await door.open('/app')
  const advice = page.getByText(door.words.access.pinBox.advice)
  await expect(advice).toBeVisible()
  await page.route('**/api/session', (route) => route.abort())
  await page.reload()
  await expect(advice).toBeVisible()
  await page.unroute('**/api/session')
  await page.route('**/api/session', (route) => route.fulfill({ status: 503, body: '' }))
  const checked = page.waitForResponse('**/api/session')
  await page.reload()
  await checked
  await expect(advice).toBeVisible()
  await expect(page).toHaveURL('/app')
})

test('logging out in one tab reaches the others', async ({ page, context }) => {
  await enter(page)
  const door = accessPage(page)
  const other = await context.newPage()
  await door.open('/app')
  await other.goto('/app')
  await expect(other.getByText(door.words.access.pinBox.advice)).toBeVisible()
  await door.leave(door.words.access.logout.here)
  await expect(page).toHaveURL(door.landingPath)
  await expect(other).toHaveURL('/login')
})

test('logging out everywhere ends the work on another device, which keeps what was typed', async ({
  page,
  browser,
  enlace,
  watched,
}) => {
  watched.allow(/status of 401/)
  const given = await giveAccess(enlace, { email: 'everywhere@example.org' })
  const door = accessPage(page)
  const { access, errors, screens } = door.words
  const context = await browser.newContext({ baseURL: enlace.baseUrl })
  const other = accessPage(await context.newPage())
  for (const one of [door, other]) {
    await one.open('/login')
    await one.logIn(given.pin)
    await expect(one.page).toHaveURL('/app')
  }
  await other.page.locator('#info-brideName').fill('Beatriz')
  await other.page.locator('#info-groomName').fill('Caetano')
  await door.leave(access.logout.everywhere)
  await expect(page).toHaveURL(door.landingPath)
  await other.page.getByRole('button', { name: screens.actions.generate }).click()
  await expect(other.page).toHaveURL('/login')
  await other.reads({
    title: access.toasts.sessionEnded,
    text: errors.refusals['session-required'](noDetails),
  })
  await other.logIn(given.pin)
  await expect(other.page.locator('#info-brideName')).toHaveValue('Beatriz')
  await context.close()
})

test('logging out clears a shared computer for good', async ({ page }) => {
  await enter(page)
  const door = accessPage(page)
  const { access } = door.words
  await door.open('/app')
  await page.locator('#info-brideName').fill('Beatriz')
  await page.evaluate(() => localStorage.setItem('openai_api_key', 'sk-mine'))
  await pressInMenu(page, access.leave)
  await page.getByRole('checkbox', { name: access.logout.clearDevice }).check()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: access.logout.here, exact: true })
    .click()
  await expect(page).toHaveURL(door.landingPath)
  await expect(page.getByRole('link', { name: access.enter })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
    .toEqual([
      'enlace_cleared',
      'enlace_faces',
      'enlace_storage_version',
      'enlace_unsent_logout',
      'preferred_language',
    ])
  await expect.poll(async () => (await page.context().cookies()).length).toBe(0)
  await enter(page)
  await page.goto('/app')
  await expect(page.locator('#info-brideName')).toHaveValue('')
  await expect(page.getByRole('button', { name: creator.undo.undo, exact: true })).toHaveCount(0)
})
