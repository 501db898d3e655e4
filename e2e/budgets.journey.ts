/** Bytes that a page costs anyone who opens it and does nothing else. */
import type { Page, Request } from '@playwright/test'
import { defaultLanguage, languages } from '#core/languages.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { expect, test } from './enlace.ts'
import { enter } from './give-access.ts'
import { settles } from './settles.ts'

const kibibyte = 1024

/** One round trip: what a server can send before it hears from the browser. */
const htmlBytes = 14 * kibibyte
const scriptBytes = 130 * kibibyte
/** The creator does more than the pages before it; what it needs only now and then is loaded when first used. */
const creatorScriptBytes = 220 * kibibyte
const allBytes = 210 * kibibyte
const creatorAllBytes = 290 * kibibyte

const examplePage = publicPagePath({ name: 'example', language: defaultLanguage })
const landingPages = languages.map((language) => publicPagePath({ name: 'landing', language }))

/** What was transferred until the page had started and become quiet, by kind. */
async function transferred(page: Page, path: string) {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto(path)
  await settles(page)
  const sizes = await Promise.all(
    requests.map(async (request) => ({
      kind: request.resourceType(),
      address: request.url(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  )
  const sum = (kind?: string): number =>
    sizes
      .filter((size) => kind === undefined || size.kind === kind)
      .reduce((total, { bytes }) => total + bytes, 0)
  return { scripts: sum('script'), all: sum(), sizes }
}

/** In CSS pixels: two thirds of what the first landing page took. */
const landingHeights = [
  { width: 1440, height: 900, most: 4_800 },
  { width: 1366, height: 768, most: 4_800 },
  { width: 390, height: 844, most: 6_000 },
] as const

for (const path of [...landingPages, examplePage, '/login', '/app']) {
  test(`${path} stays within its bytes`, async ({ page, enlace }) => {
    await page.addInitScript(() => localStorage.setItem('preferred_language', 'pt'))
    if (path === '/app') await enter(page)
    const html = async (encoding: string): Promise<number> => {
      const answer = await fetch(`${enlace.baseUrl}${path}`, {
        headers: { 'accept-encoding': encoding },
      })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      return Number(answer.headers.get('content-length'))
    }
    const { scripts, all, sizes } = await transferred(page, path)
    const spent = { brotli: await html('br'), gzip: await html('gzip'), scripts, all }
    const told = `${path}: ${JSON.stringify(spent)}\n${sizes.map(({ kind, address, bytes }) => `${bytes} ${kind} ${address}`).join('\n')}`
    test.info().annotations.push({ type: 'bytes', description: told })
    expect.soft(spent.brotli, told).toBeLessThanOrEqual(htmlBytes)
    expect.soft(spent.gzip, told).toBeLessThanOrEqual(htmlBytes)
    const isCreator = path === '/app'
    expect.soft(scripts, told).toBeLessThanOrEqual(isCreator ? creatorScriptBytes : scriptBytes)
    expect.soft(all, told).toBeLessThanOrEqual(isCreator ? creatorAllBytes : allBytes)
    // No text of the library before there is a script to show (docs/decisions/0019-the-library.md).
    expect.soft(sizes.filter(({ address }) => /\/assets\/library-/.test(address))).toEqual([])
    if (!landingPages.includes(path)) return
    for (const { most, ...size } of landingHeights) {
      await page.setViewportSize(size)
      const { height, width } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        width: document.documentElement.scrollWidth,
      }))
      expect.soft(height, `${path} at ${size.width}`).toBeLessThanOrEqual(most)
      expect.soft(width, `${path} at ${size.width}`).toBeLessThanOrEqual(size.width)
    }
  })
}
