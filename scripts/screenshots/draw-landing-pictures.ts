/** What the landing page shows of the product: a sentence with its source, the altar, and a printed card. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import { type Language, languages } from '#core/languages.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { altarPath, paperPath } from '#core/pages/service-worker-file.ts'
import type { AiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { entriesOwnerKey } from '../../web/storage/keys.ts'
import { contextIn } from './context-in.ts'
import { openScene } from './open-scene.ts'
import { exampleWritten } from './sample-data.ts'
import type { Scene } from './scene.ts'
import { smallWebp } from './small-webp.ts'

const folder = 'web/landing/pictures'
/** In CSS pixels; the landing page names the same proportion, and the pixels of the picture itself. */
const size = { width: 320, height: 284 }
const scale = 1.4
/** Beside a card, so that its edges are seen. */
const besideCard = 12

/** Of the example's story: part of a sentence that the couple told in words of their own. */
const sentences: Record<Language, string> = {
  pt: 'voltou com um bolo de fubá',
  en: 'a drawing of a very sad car',
  fr: 'nageait trop vite',
  es: 'volvieron a pie a por él',
}

interface Picture {
  name: string
  scene: Omit<Scene, 'name' | 'fullPage'>
  /** Shows what the picture is of, at the top of the window. */
  show: (page: Page, language: Language) => Promise<void>
}

const written = { path: () => '/app', loggedIn: true, stored: exampleWritten } as const

const pictures: readonly Picture[] = [
  {
    name: 'sentence',
    scene: { path: (language) => publicPagePath({ name: 'example', language }) },
    async show(page, language) {
      const sentence = page.locator('.example-sentence.told', { hasText: sentences[language] })
      // The page starts late: until then a click only asks it to.
      await expect(async () => {
        await sentence.first().click()
        await expect(page.locator('.example-answer').first()).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 30_000 })
      // The button below what the couple told belongs to the page, not to the picture.
      await page
        .locator('.example-told > :last-child')
        .evaluate((button: HTMLElement) => button.style.setProperty('display', 'none'))
      await sentence.first().evaluate((chosen) => {
        window.scrollBy(0, chosen.getBoundingClientRect().top - 34)
      })
    },
  },
  {
    name: 'altar',
    scene: { ...written, prepare: (page) => viaShelf(page, altarPath) },
    async show(page, language) {
      await page.locator('.altar-actions button').first().click()
      const first = firstWords(exampleWritten(language).ceremony_texts.ceremony)
      const story = page.locator('[data-shown]', { hasText: first }).first()
      for (let turns = 0; turns < 300 && !(await story.isVisible()); turns += 1) {
        await page.keyboard.press('PageDown')
        await page.waitForTimeout(80)
      }
      await story.waitFor()
    },
  },
  {
    name: 'card',
    scene: { ...written, prepare: (page) => viaShelf(page, paperPath) },
    async show(page, language) {
      const first = firstWords(exampleWritten(language).ceremony_texts.ceremony)
      const card = page.locator('.paper-card', { hasText: first }).first()
      await card.waitFor()
      // Paper differs by country: the whole width of any card is in the picture.
      const { width = size.width } = (await card.boundingBox()) ?? {}
      const zoom = `${(size.width - 2 * besideCard) / width}`
      await page
        .locator('.paper-preview')
        .evaluate((cards: HTMLElement, zoomed) => cards.style.setProperty('zoom', zoomed), zoom)
      await card.evaluate((shown) => {
        window.scrollBy(0, shown.getBoundingClientRect().top - 12)
      })
    },
  },
]

/** Redraws them, in every language. */
export async function drawLandingPictures(
  browser: Browser,
  baseUrl: string,
  ai: AiSandbox,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const draw = async (language: Language): Promise<void> => {
    for (const { name, scene, show } of pictures) {
      const context = await contextIn(browser, language, {
        viewport: size,
        deviceScaleFactor: scale,
        colorScheme: 'light',
        reducedMotion: 'reduce',
      })
      const whole: Scene = { ...scene, name, fullPage: false }
      const page = await openScene(context, baseUrl, whole, language, ai)
      await show(page, language)
      await page.mouse.move(0, 0)
      // The altar's hint goes by itself.
      await page.waitForTimeout(name === 'altar' ? 3_500 : 300)
      const picture = await page.screenshot({ animations: 'disabled' })
      writeFileSync(`${folder}/${name}-${language}.webp`, await smallWebp(context, picture))
      await context.close()
    }
  }
  await Promise.all(languages.map(draw))
}

/** The desk first: it brings the ceremony onto the shelf. */
async function viaShelf(page: Page, path: string): Promise<void> {
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, entriesOwnerKey)
  await page.waitForTimeout(500)
  await page.goto(new URL(path, page.url()).href)
  await page.locator('.altar-actions button, .paper-card').first().waitFor()
}

/** Few enough to stand on one line. */
function firstWords(text: string): string {
  return text.split(' ').slice(0, 2).join(' ')
}
