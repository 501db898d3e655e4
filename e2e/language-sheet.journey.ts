/** The languages offered on a first visit: there from the first paint, in nobody's way, and never twice. */
import type { Page } from '@playwright/test'
import { defaultLanguage, type Language, languageDetails, languages } from '#core/languages.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { returnPagePaths } from '#core/selling/return-paths.ts'
import { accessPage } from './access-page.ts'
import { expect, test } from './enlace.ts'
import { enter, giveAccess } from './give-access.ts'
import { firstVisitWords, languageSheet } from './language-sheet.ts'
import { layoutShift } from './layout-shift.ts'
import { settles } from './settles.ts'
import { expectBothSchemes, expectReflow } from './standards.ts'

const phone = { width: 390, height: 844 }
const laptop = { width: 1366, height: 768 }

const sizes = [
  { width: 320, height: 568 },
  phone,
  { width: 640, height: 400 },
  { width: 820, height: 1180 },
  laptop,
  { width: 1440, height: 900 },
]

/** Pages that offer the languages, the landing pages in each. */
const firstPages: { path: string; language: Language }[] = [
  ...languages.map((language) => ({
    path: publicPagePath({ name: 'landing', language }),
    language,
  })),
  ...(['example', 'help', 'terms', 'privacy'] as const).map((name) => ({
    path: publicPagePath({ name, language: defaultLanguage }),
    language: defaultLanguage,
  })),
  ...['/login', '/app', '/cerimonias', '/imprimir', '/altar'].map((path) => ({
    path,
    language: defaultLanguage,
  })),
]

/**
 * What the sheet lies over in part, wherever the page is scrolled to: headings, prices and whatever can be pressed, typed
 * into or focused.
 */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheet = document.querySelector('.language-sheet')
    if (sheet === null || !sheet.checkVisibility()) return ['there is no sheet']
    const spared = `h1, .hero-words > *, .price, .purchase-price, label, summary, a, button, input,
      select, textarea, [tabindex]`
    const found = new Set<string>()
    const last = document.documentElement.scrollHeight - innerHeight
    for (let y = 0; y <= last + innerHeight / 2; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      const over = sheet.getBoundingClientRect()
      for (const element of document.querySelectorAll(spared)) {
        if (sheet.contains(element) || !element.checkVisibility()) continue
        const { left, right, top, bottom, width } = element.getBoundingClientRect()
        // A link past the navigation is drawn once it has the focus.
        if (width < 2 || getComputedStyle(element).clipPath !== 'none') continue
        const isAside = right <= over.left || left >= over.right
        // What the window does not show is not covered.
        const isSeen = bottom > 0 && top < innerHeight
        if (!isAside && isSeen && bottom > over.top && top < over.bottom) {
          found.add(element.outerHTML.slice(0, 120))
        }
      }
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return [...found]
  })
}

for (const { path, language } of firstPages) {
  test(`${path} offers the languages before any script has loaded, and covers nothing`, async ({
    page,
  }) => {
    if (path === '/app') await enter(page)
    // No script ever arrives, so what shows is the first paint.
    await page.route('**/assets/*.js', () => undefined)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(languageSheet(page, language)).toBeVisible()
    await page.evaluate(() => document.documentElement.removeAttribute('data-nobody'))
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect(await covered(page), `${size.width} px wide`).toEqual([])
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    }
  })
}

test('alive, the pages still lie beside it: the desk with its card and with a script, and what else reads this device', async ({
  page,
  watched,
}) => {
  watched.allow(/404/)
  await enter(page)
  const stays = async (what: string): Promise<void> => {
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect(await covered(page), `${what}, ${size.width} px wide`).toEqual([])
    }
  }
  await page.goto('/app')
  await expect(page.locator('.start-card')).toBeVisible()
  await stays('the card')
  await page.locator('.start-card').getByRole('button').last().click()
  await expect(page.locator('.area-script')).toBeVisible()
  await stays('the script')
  // The desk fills what is left of the window, and no more.
  await page.setViewportSize(laptop)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(laptop.height)
  for (const path of ['/cerimonias', '/imprimir', '/altar', '/nope']) {
    await page.goto(path)
    await settles(page)
    await stays(path)
  }
})

test('each language has its flag beside its name', async ({ page }) => {
  await page.goto('/')
  for (const language of languages) {
    const choice = languageSheet(page).getByRole('button', { name: languageDetails[language].name })
    // Drawn, since several systems have no flag emoji: something stands there once the drawing has come.
    const drawing = choice.locator('use')
    await expect
      .poll(() => drawing.evaluate((it: SVGUseElement) => it.getBBox().width))
      .toBeGreaterThan(0)
  }
})

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
