/**
 * A browser without space, or one that may store nothing: there is a notice, and still nothing on the screen is lost.
 */
import { readFile } from 'node:fs/promises'
import { firstStageOf } from '#core/ceremony/first-stage/first-stage-view.ts'
import { readCarriedCeremony } from '../web/shelf/carry/ceremony-file.ts'
import { creatorPage, openTerms } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { enter } from './give-access.ts'
import { languageSheet } from './language-sheet.ts'
import { sampleAnswers, sampleInfo, sampleVisit } from './sample-ceremony.ts'

/** For files that say neither whose nor in which language they are. */
const unknown = { id: 'unknown', nowMs: 0, language: 'pt-BR' } as const

/** Leaves the shelf no room at all. */
function fillShelf(): void {
  const { prototype } = IDBObjectStore
  Reflect.set(window, 'realPut', prototype.put)
  prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

function freeShelf(): void {
  IDBObjectStore.prototype.put = Reflect.get(window, 'realPut')
}

/** Has the browser refuse these as browsers do: merely naming them throws. */
function refuse(storages: readonly string[]): void {
  for (const name of storages) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
}

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

test('full storage has a notice, the work goes on, and a file takes it away', async ({ page }) => {
  const creator = creatorPage(page)
  const { screens } = creator.words
  await creator.open(sampleVisit)
  await page.evaluate(fillStorage)
  await page.evaluate(fillShelf)
  await creator.answer(4).fill(`${sampleAnswers[3]} E abriram outra livraria.`)
  await expect(page.getByText(screens.storage.full)).toBeVisible()
  await creator.generate()
  const content = await creator.content()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: screens.storage.saveFile }).first().click()
  const file = await (await downloading).path()
  const saved = readCarriedCeremony(await readFile(file, 'utf8'), unknown)
  if (saved.kind !== 'ceremony') throw new Error(saved.kind)
  expect(firstStageOf(saved.ceremony)).toMatchObject(content)

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('filling-')) localStorage.removeItem(key)
    }
  })
  await page.evaluate(freeShelf)
  await creator.answer(5).fill('Envelhecer rindo.')
  await expect(page.getByText(screens.storage.full)).toBeHidden()
})

test('an answer that did not fit has a warning until it is stored, whatever else is', async ({
  page,
}) => {
  const creator = creatorPage(page)
  const { screens } = creator.words
  await creator.open(sampleVisit)
  // Space for a name, and for nothing as long as an answer.
  await page.evaluate(() => localStorage.setItem('spare', 'x'.repeat(1_000)))
  await page.evaluate(fillStorage)
  await page.evaluate(() => localStorage.removeItem('spare'))
  await page.evaluate(fillShelf)
  const answer = 'Uma história longa. '.repeat(350)
  await creator.answer(4).fill(answer)
  const warning = page.getByText(screens.storage.full)
  await expect(warning).toBeVisible()
  await creator.field('brideName').fill('Bia')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('ceremony_info')))
    .toContain('"Bia"')
  await expect(warning).toBeVisible()

  // The browser asks before it closes the page, even when the tab shows another page.
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await openTerms(page)
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload'])
  await page.goBack()

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('filling-')) localStorage.removeItem(key)
    }
  })
  await page.evaluate(freeShelf)
  await creator.field('groomName').fill('Caio')
  await expect(warning).toBeHidden()
  await page.reload()
  await expect(creator.answer(4)).toHaveValue(answer)
})

test('what a newer version has stored is left alone, with a notice', async ({ page }) => {
  const newer = { enlace_storage_version: '2', ceremony_info: '{"couple":["Ana","João"]}' }
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, newer)
  const creator = creatorPage(page)
  await creator.open()
  await expect(page.getByText(creator.words.screens.storage.newer)).toBeVisible()
  await creator.field('brideName').fill('Beatriz')
  await creator.press(creator.words.screens.actions.clear)
  const kept = await page.evaluate(() => ({ ...localStorage }))
  expect(kept).toMatchObject(newer)
  expect(JSON.stringify(kept)).not.toContain('Beatriz')
})

test('a full local storage is no loss while the shelf has room', async ({ page }) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await page.evaluate(fillStorage)
  const answer = 'Uma história longa. '.repeat(350)
  await creator.answer(4).fill(answer)
  await page.waitForTimeout(300)
  await expect(page.getByText(creator.words.screens.storage.full)).toBeHidden()
  await page.reload()
  await expect(creator.answer(4)).toHaveValue(answer)
})

test('a refused local storage is no loss while the shelf is there', async ({ page }) => {
  await page.addInitScript(refuse, ['localStorage'])
  const creator = creatorPage(page)
  await enter(page)
  await page.goto('/app')
  await languageSheet(page).getByRole('button', { name: 'Português' }).click()
  await creator.fill(sampleInfo, sampleAnswers)
  await expect(page.getByText(creator.words.screens.storage.blocked)).toBeHidden()
  await page.reload()
  await languageSheet(page).getByRole('button', { name: 'Português' }).click()
  await expect(creator.answer(4)).toHaveValue(sampleAnswers[3])
})

test('blocked storage is said, and everything else works', async ({ page }) => {
  await page.addInitScript(refuse, ['localStorage', 'indexedDB'])
  const creator = creatorPage(page)
  const { screens } = creator.words
  await enter(page)
  await page.goto('/app')
  await languageSheet(page).getByRole('button', { name: 'Português' }).click()
  await creator.fill(sampleInfo, sampleAnswers)
  await expect(page.getByText(screens.storage.blocked)).toBeVisible()
  await creator.generate()
  const downloading = page.waitForEvent('download')
  await creator.press('Salvar .docx')
  expect((await downloading).suggestedFilename()).toBe('cerimonia.docx')
})

test('a file saved on one device opens on another', async ({ page, browser, enlace }) => {
  const creator = creatorPage(page)
  const { screens } = creator.words
  await creator.open(sampleVisit)
  const content = await creator.content()
  const downloading = page.waitForEvent('download')
  await creator.press(screens.actions.saveFile)
  const file = await (await downloading).path()

  const elsewhere = await browser.newContext({ baseURL: enlace.baseUrl })
  const other = creatorPage(await elsewhere.newPage())
  await other.open()
  const choosing = other.page.waitForEvent('filechooser')
  await other.press(screens.actions.openFile)
  await (await choosing).setFiles(file)
  await expect(other.toast).toContainText(screens.toasts.fileOpened)
  expect(await other.content()).toEqual(content)
  await elsewhere.close()
})

test('damaged entries are set aside, not erased, with a notice', async ({ page }) => {
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
