/** axe-core finds nothing, in any state, in both colour schemes. */
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleAnswers, sampleInfo, sampleVisit } from './sample-ceremony.ts'
import { findings } from './standards.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme axe finds nothing`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('on the first visit, the front page and the missing page', async ({ page, watched }) => {
      watched.allow(/404/)
      await page.goto('/')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      expect(await findings(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Português' }).click()
      await expect(dialog).toBeHidden()
      expect(await findings(page)).toEqual([])
      await page.goto('/nope')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await findings(page)).toEqual([])
    })

    test('in the creator: empty, refused, filled, streaming, written, cleared', async ({
      page,
      ai,
    }) => {
      const creator = creatorPage(page)
      const { actions } = creator.words.screens
      await creator.open()
      expect(await findings(page)).toEqual([])
      await creator.button(actions.generate).click()
      await expect(creator.toast).toBeVisible()
      expect(await findings(page)).toEqual([])
      await creator.fill(sampleInfo, sampleAnswers)
      await creator.answer(3).fill('ã'.repeat(8_001))
      expect(await findings(page)).toEqual([])
      await creator.answer(3).fill(sampleAnswers[2])
      ai.behave('all', 'slow')
      await creator.button(actions.generate).click()
      await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
      expect(await findings(page)).toEqual([])
      await creator.button(actions.stop).click()
      await expect(creator.button(actions.generate)).toBeEnabled()
      expect(await findings(page)).toEqual([])
      ai.behave('all', undefined)
      await creator.generate()
      expect(await findings(page)).toEqual([])
      await creator.button(actions.clear).click()
      await expect(creator.toast).toContainText(creator.words.screens.toasts.cleared.title)
      expect(await findings(page)).toEqual([])
    })

    test('after a failure and with full storage', async ({ page, ai }) => {
      const creator = creatorPage(page)
      const { screens } = creator.words
      await creator.open(sampleVisit)
      ai.behave('ceremony', 'bad-model')
      await creator.button(screens.actions.generate).click()
      await expect(page.getByText(screens.failures.report)).toBeVisible({ timeout: 20_000 })
      expect(await findings(page)).toEqual([])
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      })
      await creator.answer(1).fill('Recife')
      await expect(page.getByText(screens.storage.full)).toBeVisible()
      expect(await findings(page)).toEqual([])
    })

    test('in each dialog', async ({ page }) => {
      const creator = creatorPage(page)
      const { header, language, settings } = creator.words.screens
      await creator.open()
      for (const name of [header.instructions, header.settings, language.change]) {
        await page.getByRole('button', { name }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        expect(await findings(page)).toEqual([])
        if (name === header.settings) {
          await dialog.getByLabel(settings.ownKey).check()
          expect(await findings(page)).toEqual([])
        }
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
    })
  })
}
