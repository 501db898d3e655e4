/**
 * The oldest browsers the pages promise to support (docs/decisions/0010-browsers.md): whatever came after Safari 16.4
 * is removed, and the main job still works.
 */
import { creatorPage, paragraphsOf } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleVisit } from './sample-ceremony.ts'

/** What Safari added later, from 17.0 to 18.4. It still lacks `requestIdleCallback`. */
function forgetWhatCameLater(): void {
  const forget = (owner: object, ...names: (string | symbol)[]): void => {
    for (const name of names) Reflect.deleteProperty(owner, name)
  }
  forget(AbortSignal, 'any')
  forget(Promise, 'withResolvers', 'try')
  forget(Object, 'groupBy')
  forget(Map, 'groupBy')
  forget(URL, 'canParse', 'parse')
  forget(window, 'requestIdleCallback', 'cancelIdleCallback')
  forget(ReadableStream, 'from')
  forget(ReadableStream.prototype, Symbol.asyncIterator, 'values')
  forget(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf')
  forget(HTMLElement.prototype, 'showPopover', 'togglePopover', 'popover')
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(forgetWhatCameLater)
})

test('an older browser gets its texts and its document', async ({ page }) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await creator.generate()
  const downloading = page.waitForEvent('download')
  await creator.press(creator.words.screens.actions.saveDocument)
  expect(await paragraphsOf(await downloading)).not.toHaveLength(0)
})

test('an older browser checks an own key and writes with it', async ({ page, watched }) => {
  // The key's check asks for nothing.
  watched.allow(/400/)
  const creator = creatorPage(page)
  const { settings, header } = creator.words.screens
  await creator.open(sampleVisit)
  await creator.press(header.settings)
  const dialog = page.getByRole('dialog', { name: settings.title })
  await dialog.getByLabel(settings.ownKey).check()
  await dialog.getByLabel(settings.key).fill('sk-mine')
  await dialog.getByRole('button', { name: settings.save, exact: true }).click()
  await expect(dialog.getByText(settings.works)).toBeVisible()
  await page.keyboard.press('Escape')
  await creator.generate()
})
