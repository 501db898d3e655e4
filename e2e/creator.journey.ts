/** A whole visit, in each language: fill, generate, watch, edit, save, reload, continue. */
import { languages } from '#core/languages.ts'
import { buildScript, scriptLines } from '#core/script.ts'
import { creatorPage, paragraphsOf } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleAnswers, sampleInfo } from './sample-ceremony.ts'

for (const language of languages) {
  test(`a celebrant takes a ceremony away, in ${language}`, async ({ page, ai }) => {
    const creator = creatorPage(page, language)
    const { screens, script } = creator.words
    await creator.openFirst()
    await creator.fill(sampleInfo, sampleAnswers)

    // Watch: the ceremony text is held back, the others come first.
    ai.behave('ceremony', 'slow')
    await creator.button(screens.actions.generate).click()
    await expect(creator.button(screens.actions.generating)).toBeDisabled()
    const sheet = page.getByRole('region', { name: screens.preview.region })
    await expect(creator.text('finalMessage')).not.toHaveValue('')
    const draft = sheet.locator('[aria-busy=true]')
    await expect(draft).toHaveCount(1)
    const length = async () => ((await draft.textContent()) ?? '').length
    const early = await length()
    await expect.poll(length).toBeGreaterThan(early + 20)
    await expect(creator.toast).toContainText(screens.toasts.textsGenerated, { timeout: 30_000 })
    ai.behave('all', undefined)
    for (const city of ['Recife', 'Belo Horizonte', 'Tiradentes']) {
      await expect(creator.text('welcome')).toHaveValue(new RegExp(city))
    }

    // Edit, by hand, in place.
    const written = await creator.texts()
    const edited = `${written.ceremony}\n\nE “assim” começou — d’Ávila & Zoë 💍.`
    await creator.text('ceremony').fill(edited)

    // Save: the document says what the screen says.
    const downloading = page.waitForEvent('download')
    await creator.button(screens.actions.saveDocument).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('cerimonia.docx')
    await expect(creator.toast).toContainText(screens.toasts.documentGenerated)
    const expected = scriptLines(
      buildScript({ language, info: sampleInfo, texts: { ...written, ceremony: edited } }, script),
    )
    expect(await paragraphsOf(download)).toEqual(expected.map((line) => line.text))

    // Reload: everything is as it was.
    const before = await creator.content()
    await page.reload()
    await expect(creator.text('ceremony')).toHaveValue(edited)
    expect(await creator.content()).toEqual(before)

    // Continue: new texts, the edited ones one undo away.
    await creator.answer(5).fill('Rir juntos, sempre.')
    await creator.generate()
    await expect(creator.text('ceremony')).not.toHaveValue(edited)
    await page.getByRole('button', { name: screens.preview.undo }).click()
    await expect(creator.text('ceremony')).toHaveValue(edited)
  })
}
