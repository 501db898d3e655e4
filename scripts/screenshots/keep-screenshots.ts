/** The few pictures that README shows, small enough to be kept with the sources. */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import type { Language } from '#core/languages.ts'
import type { AiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { contextIn } from './context-in.ts'
import { openScene, scrollTo } from './open-scene.ts'
import { scenes } from './scenes.ts'

const folder = 'docs/screenshots'
const webpQuality = 80

interface Kept {
  file: string
  scene: string
  language: Language
  width: number
  height: number
  colorScheme: 'light' | 'dark'
  /** What stands at the top of the picture; the top of the page without it. */
  from?: string
}

/** Part of the page in CSS pixels, and how many pixels of the picture one of them becomes. */
interface Clip {
  x: number
  y: number
  width: number
  height: number
  scale: number
}

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 800 }

const kept: readonly Kept[] = [
  { file: 'landing', scene: 'landing', language: 'pt', ...laptop, colorScheme: 'light' },
  { file: 'landing-dark', scene: 'landing', language: 'en', ...laptop, colorScheme: 'dark' },
  {
    file: 'price-phone',
    scene: 'landing',
    language: 'fr',
    ...phone,
    colorScheme: 'dark',
    from: '.price-card',
  },
  { file: 'creator', scene: 'creator-filled', language: 'pt', ...laptop, colorScheme: 'light' },
  {
    file: 'creator-phone',
    scene: 'creator-filled',
    language: 'es',
    ...phone,
    colorScheme: 'light',
    from: '#preview',
  },
  {
    file: 'creator-phone-dark',
    scene: 'creator-filled',
    language: 'pt',
    ...phone,
    colorScheme: 'dark',
  },
]

/** Draws them anew into `docs/screenshots`. */
export async function keepScreenshots(
  browser: Browser,
  baseUrl: string,
  ai: AiSandbox,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const { file, scene: name, language, width, height, colorScheme, from } of kept) {
    const scene = scenes.find((candidate) => candidate.name === name)
    if (scene === undefined) throw new Error(`no scene is called ${name}`)
    const context = await contextIn(browser, language, {
      viewport: { width, height },
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await openScene(context, baseUrl, scene, language, ai)
    await scrollTo(page, from)
    const top = await page.evaluate(() => window.scrollY)
    const clip = { x: 0, y: top, width, height, scale: width < 500 ? 2 : 1 }
    writeFileSync(`${folder}/${file}.webp`, await webp(page, clip))
    await context.close()
  }
}

/** Playwright writes PNG and JPEG only; the browser itself writes a third of their size. */
async function webp(page: Page, clip: Clip): Promise<Buffer> {
  const browserSession = await page.context().newCDPSession(page)
  const { data } = await browserSession.send('Page.captureScreenshot', {
    format: 'webp',
    quality: webpQuality,
    clip,
  })
  return Buffer.from(data, 'base64')
}
