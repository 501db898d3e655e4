/** At the venue: one visit before, and from then on the creator opens, edits and saves without a network. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languageDetails, languages } from '#core/languages.ts'
import { buildScript, scriptLines } from '#core/script.ts'
import { freePort } from '../scripts/free-port.ts'
import { specialPin } from '../scripts/special-session.ts'
import { creatorPage, paragraphsOf } from './creator-page.ts'
import { test as base, expect } from './enlace.ts'
import { keptAnswers, keptOnDevice } from './kept-on-device.ts'
import { sampleAnswers, sampleInfo, sampleTexts, sampleVisit } from './sample-ceremony.ts'
import { startServer } from './server-process.ts'
import { wording } from './wording.ts'

/** A server that can go and come back where it was. */
interface Venue {
  baseUrl: string
  goAway: () => Promise<void>
  comeBack: () => Promise<void>
  /** Takes requests and answers none, or goes on. */
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void
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
      goAway: () => server.stop(),
      comeBack: async () => {
        server = await startServer(environment)
      },
      signal: (name) => server.signal(name),
    })
    server.signal('SIGCONT')
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  },
  baseURL: async ({ venue }, use) => use(venue.baseUrl),
})

test.use({ serviceWorkers: 'allow' })

test('after one visit: opens, edits, saves, reloads, and goes on once the network is back', async ({
  page,
  venue,
  watched,
}) => {
  // Two starts of the server, eight openings of the page.
  test.slow()
  // The API alone: no file of the page is missing.
  watched.allow(/ERR_CONNECTION_REFUSED \(\S+\/api\/\S+\)/)
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
  const written = await creator.text('ceremony').inputValue()

  // A network that says nothing is as good as none.
  venue.signal('SIGSTOP')
  await page.reload()
  await expect(creator.text('ceremony')).toHaveValue(written)
  venue.signal('SIGCONT')

  const kept = await keptAnswers(page)
  expect(kept.filter(({ url }) => new URL(url).pathname === '/app')).toHaveLength(1)
  for (const { url, text } of kept) {
    expect(url).toMatch(/\/(app|assets\/[^/]+)(\?__WB_REVISION__=\w+)?$/)
    for (const secret of [specialPin, sampleInfo.brideName, sampleAnswers[0]]) {
      expect(text.includes(secret), url).toBe(false)
    }
  }
})
