/** Where a browser stores nothing for use without a network, everything else works as usual. */
import type { Page } from '@playwright/test'
import { creatorPage, paragraphsOf } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleVisit } from './sample-ceremony.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens, types, saves, and finds everything again after a reload. */
async function worksAsBefore(page: Page): Promise<void> {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await creator.answer(5).fill('Envelhecer rindo.')
  const downloading = page.waitForEvent('download')
  await creator.press(creator.words.screens.actions.saveDocument)
  expect(await paragraphsOf(await downloading)).not.toHaveLength(0)
  await page.reload()
  await expect(creator.answer(5)).toHaveValue('Envelhecer rindo.')
}

test('a browser without service workers', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
  await worksAsBefore(page)
})

test('a browser without space for them', async ({ page, context, enlace }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: enlace.baseUrl,
    quotaSize: 100_000,
  })
  await worksAsBefore(page)
  const state = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/service-worker.js')
    if (installing === null) return 'not installing'
    return new Promise((resolve) => {
      installing.addEventListener('statechange', () => resolve(installing.state))
    })
  })
  expect(state).toBe('redundant')
  await worksAsBefore(page)
})
