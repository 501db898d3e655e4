/** Words that come with a piece of a page: lost on their way, they are fetched again, in the language of that moment. */
import type { Page } from '@playwright/test'
import type { Language } from '#core/languages.ts'
import { reading as frenchReading } from '#core/messages/fr/reading.ts'
import { team as frenchTeam } from '#core/messages/fr/team.ts'
import { paper } from '#core/messages/pt/paper.ts'
import { reading } from '#core/messages/pt/reading.ts'
import { team } from '#core/messages/pt/team.ts'
import { accessPage } from './access-page.ts'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleVisit } from './sample-ceremony.ts'

/** Makes every script that says this fail, until the returned function is called. */
async function lose(page: Page, saying: string): Promise<() => void> {
  let isLost = true
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch()
    const code = await answer.text()
    if (isLost && code.includes(saying)) await route.abort()
    else await route.fulfill({ response: answer })
  })
  return () => {
    isLost = false
  }
}

async function comeBackOnline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** As another tab would. */
async function choose(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('preferred_language', chosen)
    const key = 'preferred_language'
    dispatchEvent(new StorageEvent('storage', { key, newValue: chosen }))
  }, language)
}

test('what stands on paper is in the ceremony’s language again once its words are here', async ({
  page,
  context,
  watched,
}) => {
  watched.allow(/net::ERR_|dynamically imported module/)
  const creator = creatorPage(page, 'fr')
  await creator.open(sampleVisit)
  await expect(creator.field('brideName')).toBeEditable()
  await choose(page, 'pt')
  const printing = await context.newPage()
  const find = await lose(printing, frenchTeam.sheets.musicians)
  await printing.goto('/imprimir')
  await printing.getByLabel(paper.what, { exact: true }).selectOption('team')
  const sheet = (name: string) => printing.getByRole('article', { name })
  await expect(sheet(team.sheets.musicians)).toBeVisible()
  find()
  await comeBackOnline(printing)
  await expect(sheet(frenchTeam.sheets.musicians)).toBeVisible()
})

test('a page whose words are lost says so, follows another choice of language, and comes back to its own', async ({
  page,
  watched,
}) => {
  watched.allow(/net::ERR_|dynamically imported module/)
  const find = await lose(page, reading.title)
  const { words, open } = accessPage(page)
  await open('/cerimonias')
  await expect(page.getByRole('alert')).toHaveText(words.screens.failures.offline)
  await choose(page, 'fr')
  await expect(page.getByRole('heading', { name: frenchReading.title })).toBeVisible()
  // Better the words of the former language than none.
  await choose(page, 'pt')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(page.getByRole('heading', { name: frenchReading.title })).toBeVisible()
  find()
  await comeBackOnline(page)
  await expect(page.getByRole('heading', { name: reading.title })).toBeVisible()
})
