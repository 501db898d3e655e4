/** A whole visit, in each language: fill, generate, watch, edit, save, reload, continue. */
import { ceremonyLanguageFor } from '#core/ceremony/ceremony-language.ts'
import { documentName } from '#core/ceremony/couple-file-name.ts'
import { languages } from '#core/languages.ts'
import { creatorPage, paragraphsOf } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { expectedParagraphs, sampleAnswers, sampleInfo } from './sample-ceremony.ts'

for (const language of languages) {
  test(`a celebrant takes a ceremony away, in ${language}`, async ({ page, ai }) => {
    const creator = creatorPage(page, language)
    const { screens, library } = creator.words
    await creator.openFirst()
    await creator.fill(sampleInfo, sampleAnswers)

    // Watch: the texts come one after another, and the last one is delayed.
    ai.behave('finalMessage', 'slow')
    await creator.button(screens.actions.generate).click()
    await expect(creator.button(screens.actions.generating)).toBeDisabled()
    const sheet = page.getByRole('region', { name: screens.preview.region })
    await creator.readsOther('ceremony', '')
    const draft = sheet.locator('[aria-busy=true]')
    await expect(draft).toHaveCount(1)
    const length = async () => ((await draft.textContent()) ?? '').length
    const early = await length()
    await expect.poll(length).toBeGreaterThan(early + 20)
    await expect(creator.toast).toContainText(screens.toasts.textsGenerated, { timeout: 30_000 })
    ai.behave('all', undefined)
    for (const city of ['Recife', 'Belo Horizonte', 'Tiradentes']) {
      await creator.reads('welcome', new RegExp(city))
    }

    // Edit by hand, in place.
    const written = await creator.texts()
    const edited = `${written.ceremony}\n\nE “assim” começou — d’Ávila & Zoë 💍.`
    await creator.write('ceremony', edited)

    // Save: the document matches the screen.
    const downloading = page.waitForEvent('download')
    await creator.press(screens.actions.saveDocument)
    const download = await downloading
    expect(download.suggestedFilename()).toBe(
      documentName({ language: ceremonyLanguageFor(language) }),
    )
    await expect(creator.toast).toContainText(screens.toasts.documentGenerated)
    const texts = { ...written, ceremony: edited }
    expect(await paragraphsOf(download)).toEqual(
      expectedParagraphs({ info: sampleInfo, texts, written: true }, library),
    )

    // Reload: everything is as before.
    const before = await creator.content()
    await page.reload()
    await creator.reads('ceremony', edited)
    expect(await creator.content()).toEqual(before)

    // Continue: new texts, with the edited ones among the section's versions.
    await creator.answer(5).fill('Rir juntos, sempre.')
    await creator.generate({ overHand: true })
    await creator.readsOther('ceremony', edited)
    await page.locator('#chapter-ceremony').getByRole('button', { expanded: false }).click()
    await page.locator('.menu-version').first().click()
    await creator.reads('ceremony', edited)
  })
}
