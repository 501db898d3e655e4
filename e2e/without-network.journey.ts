/** At the venue: one visit before, and from then on the creator opens, edits and saves without a network. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { languageDetails, languages } from '#core/languages.ts'
import { buildScript, scriptLines } from '#core/script.ts'
import { freePort } from '../scripts/free-port.ts'
import { specialPin } from '../scripts/special-session.ts'
import { creatorPage, paragraphsOf } from './creator-page.ts'
import { test as base, expect } from './enlace.ts'
import { sampleAnswers, sampleInfo, sampleTexts, sampleVisit } from './sample-ceremony.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { wording } from './wording.ts'

/** A server that can go and come back where it was. */
interface Venue {
  baseUrl: string
  server: () => ServerProcess
  goAway: () => Promise<void>
  comeBack: () => Promise<void>
}

const test = base.extend<{ venue: Venue }>({
  venue: async ({ workerAi }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'enlace-venue-'))
    const environment = {
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      AI_BASE_URL: workerAi.baseUrl,
      AI_API_KEY: 'journey',
    }
    let server = await startServer(environment)
    await use({
      baseUrl: server.baseUrl,
      server: () => server,
      goAway: () => server.stop(),
      comeBack: async () => {
        server = await startServer(environment)
      },
    })
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  },
  baseURL: async ({ venue }, use) => use(venue.baseUrl),
})

test.use({ serviceWorkers: 'allow' })

/** Resolves once the creator is kept on the device and its worker looks after this page. */
async function keptOnDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller !== null) return
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
  })
}

/** Everything the browser keeps of our answers: addresses and texts. */
function keptAnswers(page: Page): Promise<{ url: string; text: string }[]> {
  return page.evaluate(async () => {
    const kept = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        kept.push({ url: request.url, text: (await response?.text()) ?? '' })
      }
    }
    return kept
  })
}

test('after one visit: opens, edits, saves, reloads, and goes on once the network is back', async ({
  page,
  venue,
  watched,
}) => {
  watched.allow(/ERR_CONNECTION_REFUSED/)
  const creator = creatorPage(page)
  await creator.openFirst()
  await page.evaluate(({ info, answers, texts }) => {
    localStorage.setItem('ceremony_info', JSON.stringify(info))
    localStorage.setItem('ceremony_answers', JSON.stringify(answers))
    localStorage.setItem('ceremony_texts', JSON.stringify(texts))
  }, sampleVisit)
  await keptOnDevice(page)
  await venue.goAway()

  await page.reload()
  await expect(creator.text('ceremony')).toHaveValue(sampleTexts.ceremony)
  const ceremony = `${sampleTexts.ceremony}\n\nE “assim” começou.`
  await creator.text('ceremony').fill(ceremony)

  const downloading = page.waitForEvent('download')
  await creator.button(creator.words.screens.actions.saveDocument).click()
  const expected = scriptLines(
    buildScript(
      { language: 'pt', info: sampleInfo, texts: { ...sampleTexts, ceremony } },
      creator.words.script,
    ),
  )
  expect(await paragraphsOf(await downloading)).toEqual(expected.map((line) => line.text))

  // Every language is here, and says that writing needs the network.
  for (const language of [...languages].reverse()) {
    const { screens } = wording[language]
    await page.evaluate((stored) => localStorage.setItem('preferred_language', stored), language)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', languageDetails[language].locale)
    const generate = page.getByRole('button', { name: screens.actions.generate, exact: true })
    await generate.click()
    await expect(
      page.getByText(screens.failures.writingNeedsNetwork).filter({ visible: true }).first(),
    ).toBeVisible()
    await expect(generate).toBeEnabled()
  }
  // From the address that people remember, too.
  await page.goto('/')
  await expect(page).toHaveURL('/app')
  await expect(creator.text('ceremony')).toHaveValue(ceremony)

  await venue.comeBack()
  await creator.generate()
  await expect(creator.text('ceremony')).not.toHaveValue(ceremony)
  const kept = await keptAnswers(page)
  expect(kept.filter(({ url }) => new URL(url).pathname === '/app')).toHaveLength(1)
  for (const { url, text } of kept) {
    expect(url).toMatch(/\/(app|assets\/[^/]+)(\?__WB_REVISION__=\w+)?$/)
    for (const secret of [specialPin, sampleInfo.brideName, sampleAnswers[0]]) {
      expect(text.includes(secret), url).toBe(false)
    }
  }
})
