/** The languages offered on a first visit: there from the first paint, in nobody's way, and never twice. */
import type { Page } from '@playwright/test'
import { type Language, languageDetails, languages } from '#core/languages.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { returnPagePaths } from '#core/selling/return-paths.ts'
import { accessPage } from './access-page.ts'
import { expect, test } from './enlace.ts'
import { enter, giveAccess } from './give-access.ts'
import { firstVisitWords, languageSheet } from './language-sheet.ts'
import { layoutShift } from './layout-shift.ts'
import { expectBothSchemes, expectReflow } from './standards.ts'

const phone = { width: 390, height: 844 }
const laptop = { width: 1366, height: 768 }
const desk = { width: 1440, height: 900 }

const firstPages: { path: string; language: Language }[] = [
  ...languages.map((language) => ({
    path: publicPagePath({ name: 'landing', language }),
    language,
  })),
  { path: '/login', language: 'pt' },
  { path: '/app', language: 'pt' },
]

/** The headings, prices and controls that the sheet currently covers in part. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheet = document.querySelector('.language-sheet')
    if (sheet === null) return ['there is no sheet']
    const over = sheet.getBoundingClientRect()
    const spared = 'h1, .hero-words > *, .price, .purchase-price, button, .button, a'
    return [...document.querySelectorAll(spared)]
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect()
        if (sheet.contains(element) || width < 2 || !element.checkVisibility()) return false
        const isAside = right <= over.left || left >= over.right
        // Below the fold it covers nothing yet.
        return !isAside && bottom > over.top && top < over.bottom && top < innerHeight - 24
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })
}

for (const { path, language } of firstPages) {
  test(`${path} offers the languages before any script has loaded, and covers nothing`, async ({
    page,
  }) => {
    if (path === '/app') await enter(page)
    // No script ever arrives, so what shows is the first paint.
    await page.route('**/assets/*.js', () => undefined)
    for (const viewport of [phone, laptop, desk]) {
      await page.setViewportSize(viewport)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(languageSheet(page, language)).toBeVisible()
      await page.evaluate(() => document.documentElement.removeAttribute('data-nobody'))
      expect(await covered(page), `${viewport.width} px wide`).toEqual([])
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    }
  })
}

for (const language of languages) {
  test(`chosen in ${languageDetails[language].name}, it is stored, used and not asked for again`, async ({
    page,
  }) => {
    const { name, locale } = languageDetails[language]
    await page.goto('/login')
    await languageSheet(page).getByRole('button', { name, exact: true }).click()
    await expect(languageSheet(page, language)).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    expect(await accessPage(page).stored('preferred_language')).toBe(language)
    await page.reload()
    const { login } = accessPage(page, language).words.access
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(login.title)
    await expect(page.locator('.language-sheet')).toBeHidden()
  })
}

test('dismissed with its button or Escape, it stores nothing and is back on the next visit', async ({
  page,
}) => {
  const sheet = languageSheet(page)
  await page.goto('/login')
  await sheet.getByRole('button', { name: firstVisitWords.pt.dismiss }).click()
  await expect(sheet).toBeHidden()
  await page.reload()
  await expect(sheet).toBeVisible()
  await accessPage(page).pin.fill('12')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  expect(await accessPage(page).stored('preferred_language')).toBeNull()
  await page.goto('/')
  await expect(sheet).toBeVisible()
})

test('it leaves a letter’s link and the return from paying alone', async ({
  page,
  enlace,
  watched,
}) => {
  watched.allow(/404/)
  const { enrolment } = await giveAccess(enlace)
  const { words } = accessPage(page)
  const sheet = page.locator('.language-sheet')
  await page.goto('/login')
  await expect(sheet).toBeVisible()
  // In the same tab, without loading a new page.
  await page.goto(`/login#enrol=${enrolment}`)
  await expect(page.getByRole('heading', { name: words.access.enrolment.title })).toBeVisible()
  await expect(sheet).toBeHidden()
  await page.goto('about:blank')
  await page.goto(`/login#enrol=${enrolment}`)
  await expect(page.getByRole('heading', { name: words.access.enrolment.title })).toBeVisible()
  await expect(sheet).toBeHidden()
  for (const path of returnPagePaths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(sheet).toBeHidden()
  }

  // The link of a Spanish letter leads to a Spanish page, in a new tab or in one that is open, and it stays Spanish.
  const spanish = accessPage(page, 'es').words
  for (const before of ['about:blank', '/login']) {
    await page.evaluate(() => localStorage.clear()).catch(() => undefined)
    await page.goto(before)
    await page.goto(`/login#enrol=${enrolment}&language=es`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanish.access.enrolment.title)
    expect(new URL(page.url()).hash).toBe('')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanish.access.login.title)
  }
})

test('it is accessible, and obstructs nothing on the narrowest screens', async ({ page }) => {
  for (const path of ['/', '/login']) {
    await page.goto(path)
    await expect(languageSheet(page)).toBeVisible()
    await expectBothSchemes(page)
    await expectReflow(page)
  }
})

// Each as a stranger meets it: with the fonts of a visit before nothing could move.
for (const path of ['/', '/login']) {
  for (const viewport of [phone, laptop]) {
    test(`nothing moves by itself at ${path} on a first visit, ${viewport.width} px wide`, async ({
      page,
    }) => {
      expect(await layoutShift(page, path, viewport)).toBe(0)
    })
  }
}
