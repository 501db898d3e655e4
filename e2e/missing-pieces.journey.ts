/** A connection that breaks between a page and its scripts: the page says so, and continues once that may help. */
import type { Page } from '@playwright/test'
import { specialPin } from '../scripts/special-session.ts'
import { accessPage } from './access-page.ts'
import { creatorPage, pressInMenu } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { enter } from './give-access.ts'
import { sampleAnswers, sampleVisit } from './sample-ceremony.ts'
import { expectReflow, findingsInBothSchemes } from './standards.ts'

interface Lost {
  /** How many requests failed. */
  count: () => number
  /** Lets them through from now on. */
  find: () => void
}

/** Makes every request for files with these names fail. */
async function lose(page: Page, files: string): Promise<Lost> {
  let isLost = true
  let count = 0
  await page.route(files, async (route) => {
    if (!isLost) return route.continue()
    count += 1
    return route.abort()
  })
  return {
    count: () => count,
    find: () => {
      isLost = false
    },
  }
}

/** Like a phone leaving a tunnel. */
async function comeBackOnline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}

for (const way of ['at a pressed button', 'once the network is back'] as const) {
  test(`a page whose scripts are lost can be read and leads on, and is reloaded ${way}`, async ({
    page,
    watched,
  }) => {
    watched.allow(/net::ERR_|dynamically imported module/)
    const scripts = await lose(page, '**/assets/*.js')
    const door = accessPage(page)
    const { access, screens } = door.words
    const change = page.getByRole('button', { name: screens.language.change }).first()
    const failed = page.waitForEvent('requestfailed')
    await door.open('/')
    await failed
    await page.locator('.hero-actions a').first().click()
    await expect(page).toHaveURL('/#access')
    await expect(page.locator('#access')).toBeInViewport()
    await expect(page.getByRole('link', { name: access.enter, exact: true })).toBeVisible()

    scripts.find()
    // It gives up once the last of its scripts has failed; earlier presses are kept for after hydration.
    await expect(async () => {
      const reload = page.waitForEvent('load', { timeout: 2_000 })
      if (way === 'at a pressed button') await change.click()
      else await comeBackOnline(page)
      await reload
    }).toPass()
    await change.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

test('a creator whose messages are lost at the login says so in its language, loses nothing and goes on', async ({
  page,
  watched,
}) => {
  watched.allow(/net::ERR_|dynamically imported module/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const words = await lose(page, '**/assets/creator-fr-*.js')
  const door = accessPage(page, 'fr')
  const { missingPiece } = door.words.screens
  const creator = creatorPage(page, 'fr')
  const retry = page.getByRole('button', { name: missingPiece.retry })
  await page.addInitScript((visit) => {
    localStorage.setItem('ceremony_info', JSON.stringify(visit.info))
    localStorage.setItem('ceremony_answers', JSON.stringify(visit.answers))
  }, sampleVisit)
  await door.open('/login')
  await door.logIn(specialPin)
  await expect(page.getByRole('alert').filter({ hasText: missingPiece.nothingLost })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  expect(await findingsInBothSchemes(page)).toEqual([])
  await expectReflow(page)

  // No answer from the server either: the page stays, rather than giving way to the browser's error page.
  const server = await lose(page, '**/app')
  await retry.click()
  await expect(page.getByText(missingPiece.stillMissing)).toBeVisible()
  server.find()
  words.find()
  await comeBackOnline(page)
  await expect(creator.answer(2)).toHaveValue(sampleAnswers[1])
  await expect(creator.field('brideName')).toHaveValue(sampleVisit.info.brideName)
})

test('a renewal that cannot be loaded says so in its dialog, and the desk beneath goes on', async ({
  page,
  watched,
}) => {
  watched.allow(/net::ERR_|dynamically imported module/)
  await enter(page)
  const lost = await lose(page, '**/assets/renewal-offer-*.js')
  const door = accessPage(page)
  await door.open('/app')
  await pressInMenu(page, 'Renovar o acesso')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText(door.words.screens.failures.offline)
  expect(lost.count()).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const { answer, leaveCard } = creatorPage(page)
  await leaveCard()
  await answer(1).fill('Recife')
  await expect(answer(1)).toHaveValue('Recife')
})
