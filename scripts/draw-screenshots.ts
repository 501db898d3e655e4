/**
 * Draws every page and letter in four widths, both colour schemes, forced colours and four languages into
 * `.build/screenshots`, for people to look at. With `--keep` alone, instead: the few that README shows into
 * `docs/screenshots`, those of the landing page into `web/landing/pictures`, those that messengers show beside a link
 * into `web/landing`, and those of the help into `web/help/pictures`.
 * Words select: `npm run screenshots -- creator pt 390` draws the pictures with all of them in their names.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { type BrowserContext, chromium } from '@playwright/test'
import { type Language, languages } from '#core/languages.ts'
import { startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { browserArguments, findInstalledBrowser } from '../e2e/browser.ts'
import { startServer } from '../e2e/server-process.ts'
import { contextIn } from './screenshots/context-in.ts'
import { drawLandingPictures } from './screenshots/draw-landing-pictures.ts'
import { drawLetters } from './screenshots/draw-letters.ts'
import { drawShareImages } from './screenshots/draw-share-images.ts'
import { drawHelpPictures } from './screenshots/help-pictures.ts'
import { keepScreenshots } from './screenshots/keep-screenshots.ts'
import { openScene, scrollTo } from './screenshots/open-scene.ts'
import { seller } from './screenshots/sample-data.ts'
import type { Scene } from './screenshots/scene.ts'
import { scenes } from './screenshots/scenes.ts'

const folder = '.build/screenshots'
/** The narrowest phone, a typical one, an upright tablet, a laptop. */
const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const
const looks = {
  light: { colorScheme: 'light', forcedColors: 'none', widths: [320, 390, 768, 1440] },
  dark: { colorScheme: 'dark', forcedColors: 'none', widths: [320, 390, 768, 1440] },
  forced: { colorScheme: 'dark', forcedColors: 'active', widths: [390, 1440] },
} as const satisfies Record<string, Look>

interface Look {
  colorScheme: 'light' | 'dark'
  forcedColors: 'none' | 'active'
  widths: readonly number[]
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const keeps = process.argv.includes('--keep')
const onlyKeeps = keeps && words.length === 0
const isWanted = (name: string): boolean => words.every((word) => `-${name}-`.includes(`-${word}-`))

if (words.length === 0 && !onlyKeeps) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const ai = await startAiSandbox({ pace: { firstTokenMs: 0, wordsPerSecond: 5_000 } })
const server = await startServer({
  ...seller,
  AI_BASE_URL: ai.baseUrl,
  AI_API_KEY: 'pictures',
  // Each text comes as soon as it is whole, as from a hosted service.
  AI_DIALECT: 'hosted',
  GENERATIONS_PER_HOUR: '0',
  GENERATIONS_AT_ONCE: '0',
  PROMPT_CHARACTERS_PER_HOUR: '0',
  PROMPT_CHARACTERS_PER_DAY: '0',
  // Keeps a text that is being written from timing out while it is drawn.
  AI_FIRST_TOKEN_TIMEOUT_MS: '80000',
  AI_SILENCE_TIMEOUT_MS: '80000',
})
const executablePath = findInstalledBrowser()
const browser = await chromium.launch({
  args: browserArguments(),
  ...(executablePath === undefined ? {} : { executablePath }),
})
try {
  let drawn = 0
  for (const language of onlyKeeps ? [] : languages) {
    const context = await contextIn(browser, language)
    for (const scene of scenes) drawn += await drawScene(context, scene, language)
    drawn += await drawLetters(context, language, folder, isWanted)
    await context.close()
  }
  if (keeps) {
    await drawLandingPictures(browser, server.baseUrl, ai)
    await drawShareImages(browser, server.baseUrl)
    await keepScreenshots(browser, server.baseUrl, ai)
    await drawHelpPictures(browser, server.baseUrl, ai)
  }
  process.stdout.write(`${drawn} pictures in ${folder}\n`)
} finally {
  await browser.close()
  await server.stop()
  await ai.close()
}

/** Opens the scene once and draws it in every requested window and look. */
async function drawScene(
  context: BrowserContext,
  scene: Scene,
  language: Language,
): Promise<number> {
  const pictures = Object.entries<Look>(looks).flatMap(([look, { widths, ...media }]) =>
    windows
      .filter(({ width }) => widths.includes(width))
      .map((size) => ({ name: `${scene.name}-${language}-${size.width}-${look}`, size, media })),
  )
  const wanted = pictures.filter(({ name }) => isWanted(name))
  if (wanted.length === 0) return 0
  const page = await openScene(context, server.baseUrl, scene, language, ai)
  for (const { name, size, media } of wanted) {
    await page.setViewportSize(size)
    await scrollTo(page, scene.from)
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    const path = `${folder}/${name}.png`
    await page.screenshot({ path, fullPage: scene.fullPage, animations: 'disabled' })
  }
  ai.behave('all', undefined)
  await page.close()
  return wanted.length
}
