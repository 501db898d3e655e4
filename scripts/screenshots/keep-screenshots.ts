/** The few pictures that README shows, small enough to keep with the sources. */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import type { Language } from '#core/languages.ts'
import type { AiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { contextIn } from './context-in.ts'
import { openScene, scrollTo } from './open-scene.ts'
import { scenes } from './scenes.ts'
import { webp } from './webp.ts'

const folder = 'docs/screenshots'
const webpQuality = 80

interface Kept {
  file: string
  scene: string
  language: Language
  width: number
  height: number
  colorScheme: 'light' | 'dark'
  /** Selects the element at the top of the picture; left out, the picture starts at the top of the page. */
  from?: string
}

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 800 }

const kept: readonly Kept[] = [
  { file: 'landing', scene: 'landing', language: 'pt', ...laptop, colorScheme: 'light' },
  { file: 'example', scene: 'example', language: 'en', ...laptop, colorScheme: 'light' },
  { file: 'desk', scene: 'creator-filled', language: 'pt', ...laptop, colorScheme: 'light' },
  { file: 'desk-dark', scene: 'creator-filled', language: 'fr', ...laptop, colorScheme: 'dark' },
  { file: 'desk-phone', scene: 'creator-filled', language: 'es', ...phone, colorScheme: 'light' },
  { file: 'altar-phone', scene: 'altar', language: 'pt', ...phone, colorScheme: 'light' },
  {
    file: 'cards',
    scene: 'cards',
    language: 'pt',
    ...laptop,
    colorScheme: 'light',
    from: '.paper-preview',
  },
  {
    file: 'price-phone',
    scene: 'landing',
    language: 'fr',
    ...phone,
    colorScheme: 'dark',
    from: '.price-card',
  },
]

/** Redraws them into `docs/screenshots`. */
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
    writeFileSync(`${folder}/${file}.webp`, await webp(page, clip, webpQuality))
    await context.close()
  }
}
