/**
 * A new version while pages of the old one are open: nothing breaks, nothing typed is lost, and the next visit gets it.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Page } from '@playwright/test'
import { type HttpServer, startHttpServer } from '#server/http/http-server.ts'
import { noSelling, testApp, testSite } from '#server/testing/test-app.ts'
import { readWebFiles } from '../composition/web-files.ts'
import { freePort } from '../scripts/free-port.ts'
import { keepFormerFiles } from '../scripts/keep-former-files.ts'
import { altarPage } from './altar-page.ts'
import { creatorPage, paragraphsOf } from './creator-page.ts'
import { test as base, expect } from './enlace.ts'
import { keptAnswers, keptOnDevice } from './kept-on-device.ts'
import { makeLaterBuild } from './later-build.ts'
import { settles } from './settles.ts'

interface Site {
  /** Replaces the build being served with the next one, and restarts the server. */
  update: (mark: string) => Promise<void>
  /** Breaks off every response whose address matches; undefined stops that. */
  cutOff: (pattern: RegExp | undefined) => void
  /** How many responses were broken off so far. */
  brokenOff: () => number
  goAway: () => Promise<void>
  comeBack: () => Promise<void>
}

const test = base.extend<{ port: number; site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  port: async ({}, use) => use(await freePort()),
  baseURL: async ({ port }, use) => use(`http://127.0.0.1:${port}`),
  site: async ({ port }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'enlace-update-'))
    let built = '.build/web'
    let server: HttpServer | undefined
    let unfinished: RegExp | undefined
    let brokenOffCount = 0
    const serve = async (): Promise<void> => {
      const publicUrl = new URL(`http://127.0.0.1:${port}`)
      const { app } = testApp({
        publicUrl,
        files: readWebFiles(built, publicUrl, testSite),
        selling: { ...noSelling, withdrawable: async () => ({ purchase: null }) },
      })
      server = await startHttpServer({
        port,
        hostname: '127.0.0.1',
        https: false,
        fetch: (request, env) => {
          if (!unfinished?.test(request.url)) return app.fetch(request, env)
          brokenOffCount += 1
          return breakOff(env)
        },
      })
    }
    await serve()
    await use({
      update: async (mark) => {
        const next = join(folder, mark)
        await makeLaterBuild(built, next, mark)
        keepFormerFiles(built, next, Date.now())
        built = next
        await server?.stop(0)
        await serve()
      },
      cutOff: (pattern) => {
        unfinished = pattern
      },
      brokenOff: () => brokenOffCount,
      goAway: async () => {
        await server?.stop(0)
      },
      comeBack: serve,
    })
    await server?.stop(0)
    await rm(folder, { recursive: true, force: true })
  },
})

/** A response that ends in the middle. */
function breakOff(env: object): Response {
  // The server's context for each request; its type omits this.
  const { outgoing } = env as HttpBindings
  outgoing.writeHead(200, { 'content-type': 'text/javascript', 'content-length': '1000' })
  outgoing.write('export const ', () => outgoing.destroy())
  return RESPONSE_ALREADY_SENT
}

async function openCreator(page: Page) {
  const creator = await openCreatorBeside(page)
  await expect(creator.field('brideName')).toBeEditable()
  return creator
}

/** Opens it in a further tab, which reads along while another one edits. */
async function openCreatorBeside(page: Page) {
  await page.addInitScript(() => localStorage.setItem('preferred_language', 'pt'))
  await page.goto('/app')
  return creatorPage(page)
}

/** The mark of the build a page runs on; empty for the first. */
function buildOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const manifest: unknown = Reflect.get(window, '__reactRouterManifest')
    return /manifest-[0-9a-f]{8}(\w*)\.js/.exec(JSON.stringify(manifest))?.[1] ?? 'none'
  })
}

/** Saving loads a chunk the page has not needed before. */
async function savesDocument(page: Page): Promise<void> {
  const creator = creatorPage(page)
  const downloading = page.waitForEvent('download')
  await creator.press(creator.words.screens.actions.saveDocument)
  expect(await paragraphsOf(await downloading)).not.toHaveLength(0)
}

/** The marks of the builds whose creator page is stored on the device. */
async function keptBuilds(page: Page): Promise<string[]> {
  const pages = (await keptAnswers(page)).filter(({ url }) => new URL(url).pathname === '/app')
  return pages.map(({ text }) => /manifest-[0-9a-f]{8}(\w*)\.js/.exec(text)?.[1] ?? 'none')
}

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('an open page finds its files after two updates, and the next visit gets the new version', async ({
    page,
    site,
  }) => {
    const creator = await openCreator(page)
    await creator.field('brideName').fill('Zoë')
    await site.update('b1')
    await site.update('b2')
    await savesDocument(page)
    await creator.field('groomName').fill('João')
    await expect.poll(() => buildOf(page)).toBe('')
    await page.reload()
    await expect(creator.field('groomName')).toHaveValue('João')
    await expect(creator.field('brideName')).toHaveValue('Zoë')
    await expect.poll(() => buildOf(page)).toBe('b1b2')
    await settles(page)
  })
})

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('two versions open at once work on without a network; a cut-off update leaves the old one whole', async ({
    page,
    context,
    site,
    watched,
  }) => {
    // Three builds, and seven loads of the page.
    test.slow()
    watched.allow(/ERR_CONNECTION_REFUSED|ERR_CONTENT_LENGTH_MISMATCH/)
    const creator = await openCreator(page)
    await creator.field('brideName').fill('Zoë')
    await keptOnDevice(page)
    const altar = altarPage(await context.newPage())
    await altar.page.goto('/altar')
    await altar.begin()
    await altar.page.keyboard.press('PageDown')
    const line = await altar.shownBreaths()

    // The new version cannot be stored: its page opens all the same, and the stored one stays whole.
    site.cutOff(/script-document-.*b1\.js/)
    await site.update('b1')
    await page.reload()
    await expect(creator.field('brideName')).toHaveValue('Zoë')
    await expect.poll(() => buildOf(page)).toBe('b1')
    await expect.poll(site.brokenOff).toBeGreaterThan(0)
    await site.goAway()
    await page.reload()
    await expect(creator.field('brideName')).toHaveValue('Zoë')
    await expect.poll(() => buildOf(page)).toBe('')

    // The next one can: it opens next to the old one and waits for it.
    site.cutOff(undefined)
    await site.update('b2')
    const other = await context.newPage()
    const reading = await openCreatorBeside(other)
    await expect(other.getByText(reading.words.shelf.elsewhere)).toBeVisible()
    await expect.poll(() => buildOf(other)).toBe('b1b2')
    // Every file of the build is fetched first.
    await expect.poll(() => keptBuilds(other), { timeout: 40_000 }).toEqual(['', 'b1b2'])
    await site.goAway()
    await savesDocument(page)
    await savesDocument(other)
    // What was rehearsed is what goes on, at its line, whatever has been published since.
    await altar.page.reload()
    await expect(async () => expect(await altar.shownBreaths()).toEqual(line)).toPass()
    expect(await buildOf(altar.page)).toBe('')
    await altar.page.close()
    await creator.field('groomName').fill('João')
    await page.close()

    // Alone, it takes over: without a network the new version opens.
    await site.comeBack()
    await expect(async () => {
      // The page just closed may still count for a moment; then the next visit takes over.
      await other.reload()
      await expect.poll(() => keptBuilds(other), { timeout: 4_000 }).toEqual(['b1b2'])
    }).toPass({ timeout: 30_000 })
    await site.goAway()
    await other.reload()
    await expect(creatorPage(other).field('groomName')).toHaveValue('João')
    await expect.poll(() => buildOf(other)).toBe('b1b2')
    await savesDocument(other)
    await other.goto('/altar')
    await expect(other.locator('[data-shown]').first()).toBeVisible()
    expect(await buildOf(other)).toBe('b1b2')
  })
})
