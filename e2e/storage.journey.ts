/** A browser that has no room, or that allows nothing to be kept: said, and still nothing on the screen is lost. */
import { readFile } from 'node:fs/promises'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { enter } from './give-access.ts'
import { sampleAnswers, sampleInfo, sampleVisit } from './sample-ceremony.ts'

/** Fills the origin's local storage to the last character. */
function fillStorage(): void {
  let piece = 'x'.repeat(1 << 20)
  for (let index = 0; piece !== ''; index += 1) {
    try {
      localStorage.setItem(`filling-${index}`, piece)
    } catch {
      piece = piece.slice(0, piece.length >> 1)
    }
  }
}

test('full storage is said, the work goes on, and a file takes it away', async ({ page }) => {
  const creator = creatorPage(page)
  const { screens } = creator.words
  await creator.open(sampleVisit)
  await page.evaluate(fillStorage)
  await creator.answer(4).fill(`${sampleAnswers[3]} E abriram outra livraria.`)
  await expect(page.getByText(screens.storage.full)).toBeVisible()
  await creator.generate()
  const content = await creator.content()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: screens.storage.saveFile }).first().click()
  const file = await (await downloading).path()
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject(content)

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('filling-')) localStorage.removeItem(key)
    }
  })
  await creator.answer(5).fill('Envelhecer rindo.')
  await expect(page.getByText(screens.storage.full)).toBeHidden()
})

test('blocked storage is said, and everything else works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  const creator = creatorPage(page)
  const { screens } = creator.words
  await enter(page)
  await page.goto('/app')
  await page.getByRole('dialog').getByRole('button', { name: 'Português' }).click()
  await creator.fill(sampleInfo, sampleAnswers)
  await expect(page.getByText(screens.storage.blocked)).toBeVisible()
  await creator.generate()
  const downloading = page.waitForEvent('download')
  await creator.button('Salvar .docx').click()
  expect((await downloading).suggestedFilename()).toBe('cerimonia.docx')
})

test('a file saved on one device opens on another', async ({ page, browser, enlace }) => {
  const creator = creatorPage(page)
  const { screens } = creator.words
  await creator.open(sampleVisit)
  const content = await creator.content()
  const downloading = page.waitForEvent('download')
  await creator.button(screens.actions.saveFile).click()
  const file = await (await downloading).path()

  const elsewhere = await browser.newContext({ baseURL: enlace.baseUrl })
  const other = creatorPage(await elsewhere.newPage())
  await other.open()
  const choosing = other.page.waitForEvent('filechooser')
  await other.button(screens.actions.openFile).click()
  await (await choosing).setFiles(file)
  await expect(other.toast).toContainText(screens.toasts.fileOpened)
  expect(await other.content()).toEqual(content)
  await elsewhere.close()
})

test('spoilt entries are put aside, not erased, and said', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('ceremony_info') === null) {
      localStorage.setItem('ceremony_info', '{"brideName": "Zoë", "groomName": 5')
    }
  })
  const creator = creatorPage(page)
  await creator.open()
  await expect(page.getByText(creator.words.screens.storage.setAside)).toBeVisible()
  const kept = await page.evaluate(() => Object.values({ ...localStorage }))
  expect(kept).toContain('{"brideName": "Zoë", "groomName": 5')
})
