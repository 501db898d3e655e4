/**
 * The first visit in each language, and changing to another at any time (docs/specification.md section 4;
 * docs/design/pages.md section 4.4).
 */
import { type Language, languageDetails, languages } from '#core/languages.ts'
import { landing as en } from '#core/messages/en/landing.ts'
import { landing as es } from '#core/messages/es/landing.ts'
import { landing as fr } from '#core/messages/fr/landing.ts'
import { landing as pt } from '#core/messages/pt/landing.ts'
import type { LandingMessages } from '#core/messages/shape/landing.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { accessWording } from './access-wording.ts'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { languageSheet } from './language-sheet.ts'
import { expectForcedColors, expectReflow, findingsInBothSchemes } from './standards.ts'
import { wording } from './wording.ts'

const landings: Record<Language, LandingMessages> = { pt, en, fr, es }
for (const language of languages) {
  const { locale, name } = languageDetails[language]
  const { screens } = accessWording[language]
  const landingPath = publicPagePath({ name: 'landing', language })

  test.describe(`with a browser in ${locale}`, () => {
    test.use({ locale, reducedMotion: 'reduce' })

    test('the language is offered, chosen by keyboard, and kept', async ({ page, watched }) => {
      watched.allow(/404/)
      await page.goto('/')
      const sheet = page.locator('.language-sheet')
      const choice = languageSheet(page).getByRole('button', { name })
      await choice.focus()
      expect(await findingsInBothSchemes(page)).toEqual([])
      await page.keyboard.press('Enter')
      await expect(sheet).toBeHidden()
      await expect(page).toHaveURL(landingPath)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page).toHaveTitle(landings[language].meta.title)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(landings[language].hero.headline)
      expect(await findingsInBothSchemes(page)).toEqual([])
      await expectReflow(page)
      await expectForcedColors(page)

      const answer = await page.goto('/nope')
      expect(answer?.status()).toBe(404)
      await expect(heading).toHaveText(screens.notFound.title)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(sheet).toBeHidden()
      expect(await findingsInBothSchemes(page)).toEqual([])
      await expectReflow(page)

      await page.goto(publicPagePath({ name: 'privacy', language }))
      await expect(heading).toBeVisible()
      expect(await findingsInBothSchemes(page)).toEqual([])
      await expectReflow(page)
      await page
        .locator('footer')
        .getByRole('link', { name: landings[language].footer.terms })
        .click()
      await expect(page).toHaveURL(publicPagePath({ name: 'terms', language }))
      await expect(page).toHaveTitle(new RegExp(`^${landings[language].footer.terms}`))
      expect(await findingsInBothSchemes(page)).toEqual([])
      await expectReflow(page)

      await page.goto('/')
      await expect(page).toHaveURL(landingPath)
    })
  })
}

test('an unknown address below a language’s is in that language', async ({ page, watched }) => {
  watched.allow(/404/)
  expect((await page.goto('/fr/nope'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    accessWording.fr.screens.notFound.title,
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
})

test('changing the language loses nothing that was typed', async ({ page }) => {
  const change = async (from: Language, to: Language) => {
    const { language } = accessWording[from].screens
    const account = page.getByRole('button', { name: wording[from].desk.bar.account, exact: true })
    if (await account.isVisible()) await account.click()
    await page.getByRole('button', { name: language.change }).first().click()
    const choice = page.getByRole('dialog').getByRole('button', { name: languageDetails[to].name })
    await choice.click()
    await expect(page.locator('html')).toHaveAttribute('lang', languageDetails[to].locale)
    // The menu it was in has done its work.
    const menu = page.getByRole('button', { name: wording[to].desk.bar.account, exact: true })
    if (await menu.isVisible()) {
      await expect(menu).toHaveAttribute('aria-expanded', 'false')
      await expect(menu).toBeFocused()
    }
  }
  await page.addInitScript(() => {
    if (localStorage.getItem('preferred_language') === null)
      localStorage.setItem('preferred_language', 'pt')
  })
  await page.goto('/')
  await page.getByLabel(accessWording.pt.access.pinCheck.heading).fill('12345')
  await page.getByLabel('E-mail para receber o PIN').fill('ana@example.org')
  await change('pt', 'es')
  await expect(page).toHaveURL('/es')
  await expect(page.getByLabel(accessWording.es.access.pinCheck.heading)).toHaveValue('12345')
  await expect(page.getByLabel('Correo para recibir el PIN')).toHaveValue('ana@example.org')

  await page.goto('/login')
  const { access } = accessWording.es
  await page.getByLabel(access.pin).fill('12345')
  await page.getByRole('button', { name: access.reminder.open }).click()
  await page.getByLabel(access.email).fill('ana@example.org')
  await change('es', 'en')
  await expect(page.getByLabel(accessWording.en.access.pin)).toHaveValue('12345')
  await expect(page.getByLabel(accessWording.en.access.email)).toHaveValue('ana@example.org')

  const creator = creatorPage(page, 'en')
  const later = creatorPage(page, 'fr')
  await creator.open()
  await creator.field('brideName').fill('Zoë')
  await creator.field('groomName').fill('João')
  await creator.answer(2).fill('In line at a bakery')
  await creator.generate()
  const typed = await creator.content()
  await change('en', 'fr')
  await expect(later.field('brideName')).toHaveValue('Zoë')
  expect(await later.content()).toEqual(typed)
})
