/** The ceremonies of one device: kept at every keystroke, told apart, opened, begun, deleted and brought back. */
import type { Locator } from '@playwright/test'
import { type CreatorPage, creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleAnswers, sampleInfo, sampleVisit } from './sample-ceremony.ts'
import { wording } from './wording.ts'

const { shelf } = wording.pt

/** The list, opened from the creator's header. */
async function openList(creator: CreatorPage): Promise<Locator> {
  const list = await creator.openList()
  await expect(list.getByRole('button', { name: shelf.begin })).toBeVisible()
  return list
}

/** Local storage loses what the browser had not written yet; the shelf must not need it. */
function forgetLocalStorage(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('ceremony_') && !/user|pin/.test(key)) localStorage.removeItem(key)
  }
}

test('a reload in the middle of typing loses nothing, even of a lost local storage', async ({
  page,
}) => {
  const creator = creatorPage(page)
  await creator.open()
  await creator.answer(1).focus()
  const typed = 'De Recife, de Olinda e de uma ilha sem nome'
  await page.keyboard.type(typed, { delay: 15 })
  await page.waitForTimeout(100)
  await page.evaluate(forgetLocalStorage)
  await page.reload()
  await expect(creator.answer(1)).toHaveValue(typed)
  await expect(page.getByText(shelf.savedAt(''))).toBeVisible()
})

test('what the first stage kept comes over whole, and once', async ({ page }) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  const content = {
    info: sampleInfo,
    answers: [...sampleAnswers],
    texts: sampleVisit.texts,
  }
  expect(await creator.content()).toEqual(content)
  await page.evaluate(forgetLocalStorage)
  await page.reload()
  await expect(creator.field('brideName')).toBeEditable()
  expect(await creator.content()).toEqual(content)
  const list = await openList(creator)
  await expect(list.getByRole('listitem')).toHaveCount(1)
})

test('several ceremonies: begun, told apart, opened, deleted and brought back', async ({
  page,
}) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  let list = await openList(creator)
  await list.getByRole('button', { name: shelf.begin }).click()
  await expect(list).toBeHidden()
  await expect(creator.field('brideName')).toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('ceremony_info'))).toBeNull()
  // The same names once more, in another place.
  await creator.field('brideName').fill(sampleInfo.brideName)
  await creator.field('groomName').fill(sampleInfo.groomName)
  await creator.field('location').fill('Paraty')

  list = await openList(creator)
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByRole('listitem').first()).toContainText(`Paraty`)
  await expect(list.getByRole('listitem').first()).toContainText(shelf.isOpen)
  await list.getByLabel(shelf.search).fill('parati')
  await expect(list.getByText(shelf.nothingFound)).toBeVisible()
  await list.getByLabel(shelf.search).fill('PARATY')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByLabel(shelf.search).fill('')
  await list.getByRole('listitem').last().getByText(shelf.open, { exact: true }).click()
  await expect(list).toBeHidden()
  await expect(creator.field('location')).toHaveValue(sampleInfo.location)
  await creator.reads('welcome', sampleVisit.texts.welcome)

  list = await openList(creator)
  const couple = list.getByRole('listitem').filter({ hasText: sampleInfo.location })
  await couple.getByText(shelf.delete, { exact: true }).click()
  // The list, over it, has a field whose name says the same word.
  await expect(page.locator('#info-location')).toHaveValue('Paraty')
  expect(await page.evaluate(() => localStorage.getItem('ceremony_info'))).toContain('Paraty')
  // Right after it the way back stands in its place, with the focus, and puts it back on the desk.
  const undo = list.getByRole('button', { name: new RegExp(`^${shelf.undo}, `, 'u') })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(page.locator('#info-location')).toHaveValue(sampleInfo.location)
  await couple.getByText(shelf.delete, { exact: true }).click()
  await expect(undo).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(page.locator('#info-location')).toHaveValue(sampleInfo.location)

  // Later it is in the bin.
  await couple.getByText(shelf.delete, { exact: true }).click()
  await page.keyboard.press('Escape')
  list = await openList(creator)
  await list.getByText(shelf.bin, { exact: true }).click()
  await list.getByText(shelf.bringBack, { exact: true }).click()
  await couple.getByText(shelf.open, { exact: true }).click()
  await expect(list).toBeHidden()
  expect(await creator.content()).toMatchObject({ info: sampleInfo, texts: sampleVisit.texts })
})

test('a browser without a database keeps the one ceremony as before, and the list says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await creator.answer(5).fill('Envelhecer rindo.')
  await page.reload()
  await expect(creator.answer(5)).toHaveValue('Envelhecer rindo.')
  await creator.openList()
  await expect(page.getByText(shelf.noShelf)).toBeVisible()
})
