/**
 * Pages can be read before React runs, and nothing done to them meanwhile is lost
 * (docs/decisions/0009-pages-start-late.md).
 */
import type { Page } from '@playwright/test'
import { help } from '#core/messages/pt/help.ts'
import { landing } from '#core/messages/pt/landing.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { specialPin } from '../scripts/special-session.ts'
import { accessPage } from './access-page.ts'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'

/** Holds every script back until `letGo` is called. */
async function holdScripts(page: Page): Promise<{ letGo: () => void; asked: () => number }> {
  let letGo = (): void => undefined
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let asked = 0
  await page.route('**/assets/*.js', async (route) => {
    asked += 1
    await free
    await route.continue()
  })
  return { letGo, asked: () => asked }
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page can be read and scrolled, opens its answers and leads on', async ({
    page,
  }) => {
    const { words } = accessPage(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.locator('.hero-actions a').first().click()
    await expect(page).toHaveURL('/#access')
    await expect(page.locator('#access')).toBeInViewport()
    const answer = page.locator('details').first()
    await answer.locator('summary').click()
    await expect(answer.locator('p')).toBeVisible()
    await page.getByRole('link', { name: words.access.enter, exact: true }).click()
    await expect(page.getByRole('heading', { name: words.access.login.title })).toBeVisible()
  })
})

test('the first tap starts the page and takes effect once, however often it is repeated', async ({
  page,
}) => {
  const scripts = await holdScripts(page)
  const { words } = accessPage(page)
  await page.goto('/', { waitUntil: 'commit' })
  const change = page.getByRole('button', { name: words.screens.language.change })
  await change.click()
  await change.click()
  expect(scripts.asked()).toBeGreaterThan(0)
  // Works without React, and must not be undone by a replay.
  const answer = page.locator('details').first()
  await answer.locator('summary').click()
  scripts.letGo()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCount(1)
  await expect(answer).toHaveAttribute('open')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('an e-mail typed before hydration is still there, and is what the order gets', async ({
  page,
}) => {
  const scripts = await holdScripts(page)
  await accessPage(page).open('/')
  const email = page.locator('input[name="email"]')
  await email.fill('ana@example.org')
  scripts.letGo()
  const order = await page.waitForRequest('**/api/checkout/mercadopago')
  expect(order.postDataJSON()).toMatchObject({ email: 'ana@example.org' })
  await expect(email).toHaveValue('ana@example.org')
  // Another language renders the card anew.
  const kept = await page.evaluate(() => sessionStorage.getItem('enlace_purchase_email'))
  expect(kept).toBe('ana@example.org')
})

test('two names and a couple chosen before hydration are still there, and make the script', async ({
  page,
}) => {
  const scripts = await holdScripts(page)
  await accessPage(page).open('/')
  const { first, second, couples, show, script } = landing.twoNames
  await page.getByLabel(first).fill('Zoraide')
  await page.getByLabel(second).fill('Benedita')
  await page.getByLabel(couples.twoBrides).check()
  scripts.letGo()
  await page.getByRole('button', { name: show }).click()
  const own = page.getByRole('region', { name: script })
  await expect(own).toContainText('Zoraide')
  await expect(own).toContainText('Benedita')
  await expect(page.getByLabel(first)).toHaveValue('Zoraide')
  await expect(page.getByLabel(couples.twoBrides)).toBeChecked()
})

test('what is typed into the search of the help before hydration is searched for', async ({
  page,
}) => {
  const scripts = await holdScripts(page)
  await page.goto(publicPagePath({ name: 'help', language: 'pt' }))
  await page.getByLabel(help.search).fill('copia seguranca')
  scripts.letGo()
  await expect(page.locator('.help-pages li')).toHaveText([new RegExp(help.pages.backup.title)])
  await expect(page.getByLabel(help.search)).toHaveValue('copia seguranca')
})

for (const path of ['/', '/login']) {
  test(`a PIN filled in at ${path} and submitted with Enter before hydration logs in`, async ({
    page,
  }) => {
    const scripts = await holdScripts(page)
    const door = accessPage(page)
    await door.open(path)
    await door.pin.fill(specialPin)
    await page.keyboard.press('Enter')
    let tries = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/session')) tries += 1
    })
    scripts.letGo()
    await expect(page).toHaveURL('/app')
    await door.reads(door.words.access.toasts.special)
    expect(tries).toBe(1)
  })
}

test('a language chosen in the footer before hydration is remembered', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/')
  await page.locator('.site-footer').getByRole('link', { name: 'English' }).click()
  scripts.letGo()
  await expect(page).toHaveURL('/en')
  expect(await page.evaluate(() => localStorage.getItem('preferred_language'))).toBe('en')
})

test('anyone with a valid session or a chosen language never sees a page meant for others', async ({
  page,
}) => {
  // The scripts never arrive: only what runs before the first paint can redirect.
  await holdScripts(page)
  await page.goto('/')
  await page.evaluate(() => {
    localStorage.setItem('preferred_language', 'fr')
  })
  await page.goto('/')
  await expect(page).toHaveURL('/fr')
  await page.evaluate(() => {
    const end = new Date(Date.now() + 86_400_000).toISOString()
    localStorage.setItem('ceremony_user', '{"email":"ana@example.org"}')
    localStorage.setItem('ceremony_pin', '123456')
    localStorage.setItem('ceremony_pin_expiry', end)
  })
  for (const path of ['/', '/fr', '/login']) {
    await page.goto(path)
    await expect(page).toHaveURL('/app')
  }
})

test('the desk stands before any script has loaded, and keeps what is asked of it', async ({
  page,
}) => {
  const { screens } = accessPage(page).words
  const creator = creatorPage(page)
  await creator.open()
  await creator.field('brideName').fill('Beatriz')
  await creator.answer(2).fill('Um café\nem Paraty')
  const note = page.locator('.pin-note')
  const noteAt = await note.boundingBox()
  const scripts = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: screens.header.title })).toBeVisible()
  // What will stand there stays where it is.
  expect(await note.boundingBox()).toEqual(noteAt)
  await expect(creator.button(screens.actions.generate)).toBeVisible()
  // Nothing can be typed yet, and nothing seems to have been lost.
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.locator('.bar-couple').click()
  scripts.letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(creator.field('brideName')).toBeEditable()
  await expect(creator.field('brideName')).toHaveValue('Beatriz')
  await expect(creator.answer(2)).toHaveValue('Um café\nem Paraty')
  // Put away once, it is not seen again, not even before the page lives.
  await note.getByRole('button').click()
  await expect(note).toHaveCount(0)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: screens.header.title })).toBeVisible()
  await expect(note).toBeHidden()
  await expect(creator.field('brideName')).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('without a session here, the creator is seen loading, not its content', async ({ page }) => {
  const { access, screens } = accessPage(page).words
  const scripts = await holdScripts(page)
  await page.goto('/app', { waitUntil: 'commit' })
  await expect(page.getByText(access.loading, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: screens.header.title })).toBeHidden()
  scripts.letGo()
  await expect(page).toHaveURL('/login')
})
