/** A new version while pages of the former one are open: nothing breaks, nothing typed is lost, the next visit has it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Page } from '@playwright/test'
import { type HttpServer, startHttpServer } from '#server/http-server.ts'
import { noSelling, testApp, testSite } from '#server/testing/test-app.ts'
import { readWebFiles } from '../composition/web-files.ts'
import { freePort } from '../scripts/free-port.ts'
import { keepFormerFiles } from '../scripts/keep-former-files.ts'
import { creatorPage, paragraphsOf } from './creator-page.ts'
import { test as base, expect } from './enlace.ts'
import { keptAnswers, keptOnDevice } from './kept-on-device.ts'
import { makeLaterBuild } from './later-build.ts'
import { settles } from './settles.ts'

interface Site {
  /** Puts the next build in the place of the one that is served, and restarts the server. */
  update: (mark: string) => Promise<void>
  /** Breaks off every answer whose address matches, until told otherwise. */
  cutOff: (pattern: RegExp | undefined) => void
  /** How many answers were broken off so far. */
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

/** An answer that ends in the middle. */
function breakOff(env: object): Response {
  // What the server gives each request; its type says less.
  const { outgoing } = env as HttpBindings
  outgoing.writeHead(200, { 'content-type': 'text/javascript', 'content-length': '1000' })
  outgoing.write('export const ', () => outgoing.destroy())
  return RESPONSE_ALREADY_SENT
}

async function openCreator(page: Page) {
  await page.addInitScript(() => localStorage.setItem('preferred_language', 'pt'))
  await page.goto('/app')
  const creator = creatorPage(page)
  await expect(creator.field('brideName')).toBeEditable()
  return creator
}

/** The mark of the build that a page runs on; empty for the first. */
function buildOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const manifest: unknown = Reflect.get(window, '__reactRouterManifest')
    return /manifest-[0-9a-f]{8}(\w*)\.js/.exec(JSON.stringify(manifest))?.[1] ?? 'none'
  })
}

/** Saving loads a chunk that the page has not needed before. */
async function savesDocument(page: Page): Promise<void> {
  const creator = creatorPage(page)
  const downloading = page.waitForEvent('download')
  await creator.button(creator.words.screens.actions.saveDocument).click()
  expect(await paragraphsOf(await downloading)).not.toHaveLength(0)
}

/** The marks of the builds whose creator page is kept on the device. */
async function keptBuilds(page: Page): Promise<string[]> {
  const pages = (await keptAnswers(page)).filter(({ url }) => new URL(url).pathname === '/app')
  return pages.map(({ text }) => /manifest-[0-9a-f]{8}(\w*)\.js/.exec(text)?.[1] ?? 'none')
}

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('an open page finds its files after two updates, and the next visit is of the new version', async ({
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

  test('two open pages of two versions work on without a network; a cut-off update leaves the former whole', async ({
    page,
    context,
    site,
    watched,
  }) => {
    // Three builds, seven openings of the page.
    test.slow()
    watched.allow(/ERR_CONNECTION_REFUSED|ERR_CONTENT_LENGTH_MISMATCH/)
    const creator = await openCreator(page)
    await creator.field('brideName').fill('Zoë')
    await keptOnDevice(page)

    // The new version cannot be kept: its page opens all the same, and the kept one stays whole.
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

    // The next one can: it opens beside the former and waits for it.
    site.cutOff(undefined)
    await site.update('b2')
    const other = await context.newPage()
    await openCreator(other)
    await expect.poll(() => buildOf(other)).toBe('b1b2')
    await expect.poll(() => keptBuilds(other)).toEqual(['', 'b1b2'])
    await site.goAway()
    await savesDocument(page)
    await savesDocument(other)
    await creator.field('groomName').fill('João')
    await page.close()

    // Alone, it takes over: without a network it is the new version that opens.
    await site.comeBack()
    await expect(async () => {
      // The page just closed may be counted for a moment: then it is the next visit that takes over.
      await other.reload()
      await expect.poll(() => keptBuilds(other), { timeout: 4_000 }).toEqual(['b1b2'])
    }).toPass({ timeout: 30_000 })
    await site.goAway()
    await other.reload()
    await expect(creatorPage(other).field('groomName')).toHaveValue('João')
    await expect.poll(() => buildOf(other)).toBe('b1b2')
    await savesDocument(other)
  })
})
