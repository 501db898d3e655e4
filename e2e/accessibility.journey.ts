/** axe-core finds nothing, in any state of the creator and its dialogs, in either colour scheme. */
import { textNames } from '#core/ceremony/ceremony.ts'
import { help } from '#core/messages/pt/help.ts'
import { isHelp, publicPagePath, publicPages } from '#core/pages/public-pages.ts'
import { accessPage } from './access-page.ts'
import { creatorPage, pressInMenu } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleAnswers, sampleInfo, sampleVisit } from './sample-ceremony.ts'
import { findingsInBothSchemes } from './standards.ts'

test.use({ reducedMotion: 'reduce' })

test('axe finds nothing in the creator: empty, refused, filled, streaming, written, cleared', async ({
  page,
  ai,
}) => {
  test.slow()
  const creator = creatorPage(page)
  const { actions, toasts } = creator.words.screens
  await creator.open()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await creator.button(actions.generate).click()
  await expect(creator.toast).toBeVisible()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await creator.fill(sampleInfo, sampleAnswers)
  await creator.answer(2).fill('ã'.repeat(7_999))
  await creator.answer(3).fill('ã'.repeat(8_001))
  expect(await findingsInBothSchemes(page)).toEqual([])
  await creator.answer(3).fill(sampleAnswers[2])
  for (const text of textNames) ai.behave(text, 'slow')
  await creator.button(actions.generate).click()
  await expect(page.locator('.being-written').first()).toBeVisible()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await creator.button(actions.stop).click()
  await expect(creator.button(actions.generate)).toBeEnabled()
  expect(await findingsInBothSchemes(page)).toEqual([])
  ai.behave('all', undefined)
  await creator.generate()
  expect(await findingsInBothSchemes(page)).toEqual([])
  await creator.press(actions.saveDocument)
  await expect(creator.toast).toContainText(toasts.documentGenerated)
  await creator.press(actions.clear)
  await expect(creator.toast).toContainText(toasts.cleared.title)
  expect(await findingsInBothSchemes(page)).toEqual([])
})

test('axe finds nothing after a failure and with full storage', async ({ page, ai }) => {
  const creator = creatorPage(page)
  const { screens } = creator.words
  await creator.open(sampleVisit)
  ai.behave('ceremony', 'bad-model')
  await creator.button(screens.actions.generate).click()
  await expect(page.getByText(screens.failures.report)).toBeVisible({ timeout: 20_000 })
  expect(await findingsInBothSchemes(page)).toEqual([])
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await creator.answer(1).fill('Recife')
  await expect(page.getByText(screens.storage.full)).toBeVisible()
  expect(await findingsInBothSchemes(page)).toEqual([])
})

test('axe finds nothing in each dialog', async ({ page }) => {
  const creator = creatorPage(page)
  const { screens, shelf } = creator.words
  const { header, language, settings } = screens
  const { leave } = accessPage(page).words.access
  await creator.open()
  for (const name of [shelf.title, header.instructions, header.settings, language.change, leave]) {
    if (name === shelf.title) await page.locator('.bar-couple').click()
    else if (name === language.change) await pressInMenu(page, language.changeFrom('Português'))
    else await creator.press(name)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(await findingsInBothSchemes(page)).toEqual([])
    if (name === header.settings) {
      await dialog.getByLabel(settings.ownKey).check()
      await dialog.getByRole('button', { name: settings.save }).click()
      await expect(dialog.getByText(settings.missing)).toBeVisible()
      expect(await findingsInBothSchemes(page)).toEqual([])
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('axe finds nothing in the help, on any of its pages, nor while it is searched', async ({
  page,
}) => {
  const pages = publicPages.filter((one) => isHelp(one) && one.language === 'pt')
  expect(pages).toHaveLength(8)
  for (const one of pages) {
    await page.goto(publicPagePath(one))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findingsInBothSchemes(page)).toEqual([])
  }
  await page.goto(publicPagePath({ name: 'help', language: 'pt' }))
  for (const query of ['pin', 'zebra']) {
    await page.getByLabel(help.search).fill(query)
    await expect(page.locator('.help-search [role=status]')).not.toBeEmpty()
    expect(await findingsInBothSchemes(page)).toEqual([])
  }
})

test('the sentences of the example run on as prose, and lead back by key as by tap', async ({
  page,
}) => {
  await page.goto(publicPagePath({ name: 'example', language: 'pt' }))
  const told = page.locator('.example-sentence.told')
  const runOn = await page.evaluate(() =>
    [...document.querySelectorAll('.example-sentence + .example-sentence')].filter((sentence) => {
      const before = sentence.previousElementSibling?.getClientRects()
      return before?.item(before.length - 1)?.top === sentence.getClientRects()[0]?.top
    }),
  )
  expect(runOn.length).toBeGreaterThan(10)
  for (const [index, key] of ['Enter', ' '].entries()) {
    await told.nth(index).focus()
    await page.keyboard.press(key)
    await expect(told.nth(index)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.example-answer').first()).not.toBeEmpty()
  }
  expect(await findingsInBothSchemes(page)).toEqual([])
})
