/** Within everyone's reach: on a narrow phone, and by keyboard alone (docs/design/pages.md section 1). */
import { expect } from '@playwright/test'
import { access } from '#core/messages/pt/access.ts'
import { screens } from '#core/messages/pt/screens.ts'
import { creatorPage } from './creator-page.ts'
import { test } from './enlace.ts'
import { sampleVisit } from './sample-ceremony.ts'
import { tabTo } from './tab-to.ts'

test('by keyboard alone: read the instructions, fill, generate, save', async ({ page }) => {
  const creator = creatorPage(page)
  const { actions, header, instructions, parts, toasts } = creator.words.screens
  const ways = page.getByRole('navigation', { name: parts.region })
  const skip = (name: string) => ways.getByRole('link', { name })
  await creator.open()
  await tabTo(page, creator.button(header.instructions))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: instructions.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(creator.button(header.instructions)).toBeFocused()
  await tabTo(page, skip(parts.info))
  await page.keyboard.press('Enter')
  await tabTo(page, creator.field('brideName'))
  await page.keyboard.type('Zoë')
  await tabTo(page, creator.field('groomName'))
  await page.keyboard.type('João')
  await tabTo(page, skip(parts.questions))
  await page.keyboard.press('Enter')
  await tabTo(page, creator.answer(1))
  await page.keyboard.type('Recife e Tiradentes')
  await tabTo(page, creator.button(actions.generate))
  await page.keyboard.press('Enter')
  await expect(creator.toast).toContainText(toasts.textsGenerated, { timeout: 20_000 })
  const downloading = page.waitForEvent('download')
  await tabTo(page, creator.button(creator.words.desk.bar.save))
  await page.keyboard.press('Enter')
  await tabTo(page, creator.button(actions.saveDocument))
  await page.keyboard.press('Enter')
  expect((await downloading).suggestedFilename()).toBe('cerimonia.docx')
})

test('on a screen 320 pixels wide nothing needs scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const creator = creatorPage(page)
  const { actions, header, settings } = creator.words.screens
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await creator.open(sampleVisit)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await creator.answer(2).fill('Rio-de-janeiro'.repeat(60))
  expect(await overflow()).toBeLessThanOrEqual(0)
  await creator.press(actions.clear)
  await expect(creator.toast).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
  for (const name of [header.instructions, header.settings]) {
    await creator.press(name)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    if (name === header.settings) await dialog.getByLabel(settings.ownKey).check()
    const beyond = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(beyond).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
  }
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a tap beside a dialog closes it and does nothing else; dragging out of it does not', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('preferred_language', 'pt'))
    await page.goto('/login')
    await page.getByRole('button', { name: screens.language.changeFrom('Português') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const beneath = await page.getByRole('link', { name: access.login.back }).boundingBox()
    const title = await dialog.getByRole('heading').boundingBox()
    if (beneath === null || title === null) throw new Error('nothing beneath, or no title')
    const [x, y] = [beneath.x + beneath.width / 2, beneath.y + beneath.height / 2]
    await page.mouse.move(title.x + 1, title.y + 1)
    await page.mouse.down()
    await page.mouse.move(x, y)
    await page.mouse.up()
    await expect(dialog).toBeVisible()
    await page.touchscreen.tap(x, y)
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/login')
  })
})
