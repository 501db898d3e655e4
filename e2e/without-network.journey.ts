/** At the venue: after one earlier visit the creator opens, edits and saves without a network. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languageDetails, languages } from '#core/languages.ts'
import { help } from '#core/messages/pt/help.ts'
import { helpPicture } from '#core/pages/help-tasks.ts'
import { isHelp, isLegal, publicPagePath, publicPages } from '#core/pages/public-pages.ts'
import { keptPagePaths } from '#core/pages/service-worker-file.ts'
import { freePort } from '../scripts/free-port.ts'
import { specialPin } from '../scripts/special-session.ts'
import { accessPage } from './access-page.ts'
import { creatorPage, paragraphsOf } from './creator-page.ts'
import { test as base, expect } from './enlace.ts'
import { giveAccess } from './give-access.ts'
import { keptAnswers, keptOnDevice } from './kept-on-device.ts'
import {
  expectedParagraphs,
  sampleAnswers,
  sampleInfo,
  sampleTexts,
  sampleVisit,
} from './sample-ceremony.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { wording } from './wording.ts'

/** A server that can stop and come back at the same address. */
interface Venue extends Pick<ServerProcess, 'baseUrl' | 'dataDir'> {
  goAway: () => Promise<void>
  comeBack: () => Promise<void>
  /** Makes it accept requests and answer none, or continue. */
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
      dataDir,
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

const keptAddress = new RegExp(
  `(${keptPagePaths.join('|')}|/assets/[^/]+)(\\?__WB_REVISION__=\\w+)?$`,
)
const legalPaths = publicPages.filter(isLegal).map(publicPagePath)
const helpPaths = publicPages
  .filter((page) => isHelp(page) && page.language === 'pt')
  .map(publicPagePath)

/** The help in a language that is new here waits for the network; until then each page asks once. */
const laterHelp =
  /ERR_(CONNECTION_REFUSED|FAILED) \(\S+\/(ajuda|en\/help|fr\/aide|es\/ayuda|assets\/help-)\S*\)/

test('after one visit the terms and the privacy policy open in every language, and the help in this one', async ({
  page,
  venue,
  watched,
}) => {
  // The pages ask who is logged in; their own files must all be there.
  watched.allow(/ERR_CONNECTION_REFUSED \(\S+\/api\/\S+\)/)
  watched.allow(laterHelp)
  await page.goto('/termos')
  await page.evaluate(() => localStorage.setItem('preferred_language', 'pt'))
  await keptOnDevice(page)
  await expect
    .poll(async () => (await keptAnswers(page)).filter(({ url }) => /\/ajuda/.test(url)).length, {
      timeout: 30_000,
    })
    .toBe(helpPaths.length)
  await venue.goAway()
  for (const path of legalPaths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(path)
    expect(await page.locator('main section').count()).toBeGreaterThan(3)
  }
  for (const path of helpPaths) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const picture of await page.locator('.help-picture').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('naturalWidth', Math.round(1.5 * helpPicture.width))
    }
  }
  await page.goto(publicPagePath({ name: 'help', language: 'pt' }))
  await page.getByLabel(help.search).fill('copia seguranca')
  await expect(page.locator('.help-pages li')).toHaveCount(1)
  await page.locator('.help-pages a').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(help.pages.backup.title)
})

test('after one visit: opens, edits, saves, reloads, and goes on once the network is back', async ({
  page,
  venue,
  watched,
}) => {
  // Two server starts and eight loads of the page.
  test.slow()
  // Only the API: no file of the page may be missing.
  watched.allow(/ERR_CONNECTION_REFUSED \(\S+\/api\/\S+\)/)
  watched.allow(laterHelp)
  // The gazetteer is too large to be kept, and only spoken distances wait for it.
  watched.allow(/ERR_FAILED \(\S+\/assets\/places-\S+\)/)
  const creator = creatorPage(page)
  await creator.openFirst()
  // Away from the desk: one that still opens would write an empty ceremony over these.
  await page.goto('/termos')
  await page.evaluate(({ info, answers, texts }) => {
    localStorage.setItem('ceremony_info', JSON.stringify(info))
    localStorage.setItem('ceremony_answers', JSON.stringify(answers))
    localStorage.setItem('ceremony_texts', JSON.stringify(texts))
  }, sampleVisit)
  await keptOnDevice(page)
  await venue.goAway()

  await page.goto('/app')
  await creator.reads('ceremony', sampleTexts.ceremony)
  const ceremony = `${sampleTexts.ceremony}\n\nE “assim” começou.`
  await creator.write('ceremony', ceremony)

  const downloading = page.waitForEvent('download')
  await creator.press(creator.words.screens.actions.saveDocument)
  expect(await paragraphsOf(await downloading)).toEqual(
    expectedParagraphs(
      { info: sampleInfo, texts: { ...sampleTexts, ceremony } },
      creator.words.library,
    ),
  )

  // Every language is available, and says that writing needs the network.
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
  // From the address people remember, too.
  await page.goto('/')
  await expect(page).toHaveURL('/app')
  await creator.reads('ceremony', ceremony)

  await venue.comeBack()
  await creator.generate()
  await creator.readsOther('ceremony', ceremony)
  const written = await creator.text('ceremony')

  // A network that says nothing is as good as none.
  venue.signal('SIGSTOP')
  await page.reload()
  await creator.reads('ceremony', written)
  venue.signal('SIGCONT')

  const kept = await keptAnswers(page)
  expect(kept.filter(({ url }) => new URL(url).pathname === '/app')).toHaveLength(1)
  for (const { url, text } of kept) {
    const { pathname } = new URL(url)
    if (![...legalPaths, ...helpPaths].includes(pathname)) expect(url).toMatch(keptAddress)
    for (const secret of [specialPin, sampleInfo.brideName, sampleAnswers[0]]) {
      expect(text.includes(secret), url).toBe(false)
    }
  }
})

test('access ending at the venue is announced, and what was typed is kept', async ({
  page,
  venue,
  watched,
}) => {
  test.slow()
  watched.allow(/ERR_CONNECTION_REFUSED/)
  const { pin } = await giveAccess(venue, { days: 1 / 24 })
  const creator = creatorPage(page)
  const door = accessPage(page)
  await page.clock.install()
  await door.open('/login')
  await door.logIn(pin)
  await expect(page).toHaveURL('/app')
  await creator.field('brideName').fill('Beatriz')
  await keptOnDevice(page)
  await venue.goAway()
  await page.clock.fastForward('02:00:00')

  await door.reads(door.words.access.toasts.expired)
  await expect(creator.button(creator.words.screens.actions.generate)).toHaveCount(0)
  const kept = await page.evaluate(() => localStorage.getItem('ceremony_info'))
  expect(kept).toContain('Beatriz')
})
