/**
 * Logging in, staying logged in and logging out (docs/specification.md sections 2, 4 and 8; docs/design/pages.md
 * section 4).
 */
import { languageDetails } from '#core/languages.ts'
import { counted } from '#core/messages/counted.ts'
import { specialPin } from '../scripts/special-session.ts'
import { accessPage } from './access-page.ts'
import { noDetails } from './access-wording.ts'
import { expect, test } from './enlace.ts'
import { giveAccess } from './give-access.ts'
import { wording } from './wording.ts'

/** The browser's console reports a refusal as an error, whatever the page makes of it. */
const refusals = /status of (401|429)/

// One language each: the dictionaries' own tests and the pseudo-language hold the words of all four.
test('logs in with a pasted PIN and out again', async ({ page, enlace }) => {
  const language = 'pt'
  const given = await giveAccess(enlace, { email: `paste-${language}@example.org`, language })
  const door = accessPage(page, language)
  const { access } = door.words
  await door.open('/app')
  await expect(page).toHaveURL('/login')
  await expect(page).toHaveTitle(access.login.pageTitle)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(access.login.title)

  await expect(door.enter).toBeDisabled()
  await door.pastePin(given.pin.slice(0, 5))
  await expect(door.enter).toBeDisabled()
  await door.pastePin(` ${given.pin.slice(0, 3)} ${given.pin.slice(3)}\n`)
  await expect(door.pin).toHaveValue(given.pin)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/app')
  await door.reads(access.toasts.welcome)
  const { bar } = wording[language].desk
  await page.getByRole('button', { name: bar.account, exact: true }).click()
  const account = page.getByRole('region', { name: access.account.region })
  await expect(account).toContainText(given.email)
  await expect(account).toContainText(given.pin)
  // The browsers' zone (playwright.config.ts): for three hours of each day it is another date here.
  const timeZone = 'America/Sao_Paulo'
  const until = Intl.DateTimeFormat(languageDetails[language].locale, {
    dateStyle: 'long',
    timeZone,
  })
  const end = until.format(Date.parse((await door.stored('ceremony_pin_expiry')) ?? ''))
  await expect(page.getByText(bar.accessUntil(end))).toBeVisible()
  await expect(page.getByText(access.pinBox.advice)).toBeVisible()
  const user = JSON.parse((await door.stored('ceremony_user')) ?? '')
  expect(Object.keys(user)).toEqual(['email', 'name', 'pin', 'subscriptionEnd'])
  expect(user).toMatchObject({ email: given.email, name: 'Ana Souza', pin: given.pin })
  expect(await door.stored('ceremony_pin')).toBe(given.pin)
  expect(await door.stored('ceremony_pin_expiry')).toBe(user.subscriptionEnd)

  // A valid stored session redirects.
  for (const path of ['/', '/login']) {
    await page.goto(path)
    await expect(page).toHaveURL('/app')
  }

  await page.locator('#info-brideName').fill('Beatriz')
  // What stays readable once access has ended is counted.
  await expect(async () => {
    await page.getByRole('button', { name: bar.account, exact: true }).click()
    await expect(page.getByText(bar.keptAfter(counted(1, language)))).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
  await door.leave(access.logout.here)
  await expect(page).toHaveURL(door.landingPath)
  await expect(page.getByRole('link', { name: access.enter })).toBeVisible()
  for (const key of ['ceremony_user', 'ceremony_pin', 'ceremony_pin_expiry']) {
    expect(await door.stored(key)).toBeNull()
  }
  expect(await door.stored('ceremony_info')).toContain('Beatriz')
  expect(await door.stored('preferred_language')).toBe(language)
  await page.goto('/app')
  await expect(page).toHaveURL('/login')
})

test('says why a PIN does not open', async ({ page, enlace, watched }) => {
  const language = 'en'
  watched.allow(refusals)
  const email = `ended-${language}@example.org`
  const ended = await giveAccess(enlace, { email, days: 1e-8, language })
  const door = accessPage(page, language)
  const { access } = door.words
  await door.open('/login')
  await door.logIn('999999')
  await door.reads(access.toasts.notAuthorized)
  await door.logIn(ended.pin)
  await door.reads(access.toasts.expired)
  await expect(page).toHaveURL('/login')
  await page.route('**/api/session', (route) => route.abort())
  watched.allow(/ERR_FAILED/)
  await door.logIn('999999')
  await door.reads(access.toasts.requestFailed)
  await page.unroute('**/api/session')
  await door.logIn(specialPin)
  await door.reads(access.toasts.special)
  await expect(page).toHaveURL('/app')
})

test('checks a PIN on the landing page', async ({ page, enlace, watched }) => {
  const language = 'fr'
  watched.allow(refusals)
  const given = await giveAccess(enlace, { email: `check-${language}@example.org`, language })
  const door = accessPage(page, language)
  const { access } = door.words
  await door.open('/')
  const check = page.getByRole('button', { name: access.pinCheck.submit })
  await expect(check).toBeDisabled()
  await door.pin.fill('12345')
  await door.pin.press('Enter')
  await door.reads(access.toasts.pinLength)
  await door.pin.fill('999999')
  await check.click()
  await door.reads(access.toasts.pinRefused)
  await page.route('**/api/session', (route) => route.fulfill({ status: 503, body: '' }))
  watched.allow(/status of 503/)
  await check.click()
  await door.reads(access.toasts.checkFailed)
  await page.unroute('**/api/session')
  await door.pin.fill(given.pin)
  await check.click()
  await door.reads(access.toasts.pinAccepted)
  await expect(page).toHaveURL('/app')
})

test('enters with the letter’s link once', async ({ page, browser, enlace, watched }) => {
  const language = 'es'
  watched.allow(refusals)
  const given = await giveAccess(enlace, { email: `link-${language}@example.org`, language })
  const door = accessPage(page, language)
  const { access, errors } = door.words
  const path = `/login#enrol=${given.enrolment}`
  await door.open(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(access.enrolment.title)
  // The key is gone from the address and the history, and opening the link has not used it up.
  expect(page.url()).toBe(`${enlace.baseUrl}/login`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(access.login.title)
  await page.goto(path)
  await door.enter.click()
  await door.reads(access.toasts.welcome)
  await expect(page).toHaveURL('/app')

  const context = await browser.newContext({ baseURL: enlace.baseUrl })
  const late = accessPage(await context.newPage(), language)
  await late.open(path)
  await late.enter.click()
  await late.reads(access.toasts.pinNotFound)
  await expect(late.toast).toContainText(errors.refusals['enrolment-invalid'](noDetails))
  await expect(late.pin).toBeVisible()
  await context.close()
})

test('asks for the letter again and gets the same answer for everybody', async ({
  page,
  enlace,
}) => {
  const given = await giveAccess(enlace, { email: 'reminded@example.org' })
  const door = accessPage(page)
  const { reminder } = door.words.access
  await door.open('/login')
  await page.getByRole('button', { name: reminder.open }).click()
  const send = page.getByRole('button', { name: reminder.submit, exact: true })
  await door.email.fill('nobody')
  await send.click()
  await expect(page.getByText(door.words.access.emailUnlikely)).toBeVisible()
  for (const email of [given.email, 'nobody@example.org']) {
    await door.email.fill(email)
    await expect(page.getByText(reminder.sent)).toBeHidden()
    await send.click()
    await expect(page.getByText(reminder.sent)).toBeVisible()
  }
})

test('has no messaging link without a phone number', async ({ page }) => {
  const door = accessPage(page)
  await door.open('/login')
  await expect(page.getByRole('link', { name: door.words.access.login.back })).toBeVisible()
  await expect(page.getByRole('link', { name: door.words.access.login.requestAccess })).toHaveCount(
    0,
  )
})
