/** The page beside the desk: without access it opens, corrects and saves what this device holds; leaving closes it. */
import { access } from '#core/messages/pt/access.ts'
import { reading } from '#core/messages/pt/reading.ts'
import { creatorPage, paragraphsOf } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleInfo, sampleVisit } from './sample-ceremony.ts'

test('without access a ceremony is read, corrected by hand and saved', async ({
  page,
  context,
}) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await context.clearCookies()
  await page.evaluate(() => {
    for (const key of ['ceremony_user', 'ceremony_pin', 'ceremony_pin_expiry']) {
      localStorage.removeItem(key)
    }
  })
  // The desk leads to the login, and that to what needs none.
  await page.goto('/app')
  await expect(page).toHaveURL('/login')
  await page.getByRole('link', { name: access.login.held }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: sampleInfo.location })
    .getByRole('link')
    .first()
    .click()
  await expect(page.locator('.reading-script')).toContainText(
    sampleVisit.texts.welcome.slice(0, 40),
  )

  await page.getByRole('button', { name: reading.correct }).click()
  const lines = page.locator('.reading-script').getByRole('textbox')
  const first = lines.first()
  await first.fill('AURORA E OTÁVIO')
  await first.blur()
  await expect(page.getByText(reading.saved)).toBeVisible()
  await page.reload()
  await expect(page.locator('.reading-script')).toContainText('AURORA E OTÁVIO')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: reading.saveDocument }).click()
  expect(await paragraphsOf(await download)).toContain('AURORA E OTÁVIO')
})

test('leaving closes the page until the next login', async ({ page }) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await creator.press('Sair')
  await page.getByRole('dialog').getByRole('button', { name: 'Sair', exact: false }).first().click()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: access.login.held })).toBeHidden()
  await page.goto('/cerimonias')
  await expect(page.getByRole('heading', { name: reading.closed.title })).toBeVisible()
  await creator.open()
  await page.goto('/cerimonias')
  await expect(page.getByRole('listitem').filter({ hasText: sampleInfo.location })).toBeVisible()
})
