/** What a newcomer meets: nothing that speaks of a name before there is one, and ways on and back. */
import { couple } from '#core/messages/pt/couple.ts'
import { paper } from '#core/messages/pt/paper.ts'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { enter } from './give-access.ts'
import { sampleVisit } from './sample-ceremony.ts'

test('before there is a name nothing is offered about it, and the ceremony’s own stands in the middle of the bar', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('preferred_language', 'pt'))
  await enter(page)
  await page.goto('/app')
  const creator = creatorPage(page)
  await expect(creator.field('brideName')).toBeEditable()
  const details = page.locator('summary').filter({ hasText: couple.partner.details('').trim() })
  await expect(details.first()).toBeHidden()
  const middles = await page.evaluate(() =>
    ['.bar', '.bar-couple'].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect()
      return box === undefined ? 0 : box.top + box.height / 2
    }),
  )
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 99))).toBeLessThanOrEqual(1)
  await creator.field('brideName').fill('Zoë')
  await expect(page.locator('summary', { hasText: couple.partner.details('Zoë') })).toBeVisible()
})

test('printing has a way back, and its list writes days out', async ({ page }) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await expect(creator.field('brideName')).toBeEditable()
  const list = await creator.openList()
  await list.getByRole('button', { name: creator.words.shelf.begin }).click()
  await expect(creator.field('brideName')).toHaveValue('')
  await creator.field('brideName').fill('Ana')
  await page.goto('/imprimir')
  const choice = page.getByLabel(paper.choose)
  await expect(choice).toBeVisible()
  const options = await choice.locator('option').allTextContents()
  expect(options.join()).toContain('12 de dezembro de 2026')
  expect(options.join()).not.toMatch(/\d{4}-\d\d-\d\d/)
  await page.getByRole('link', { name: 'Voltar', exact: true }).click()
  await expect(page).toHaveURL('/app')
})
