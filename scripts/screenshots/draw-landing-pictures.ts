/**
 * What the landing page shows of the product: a sentence with its source, the altar, and a printed card. Which words are
 * in them is read from the example, so another example makes other pictures; what is not found or does not stand whole in
 * its picture throws.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import { type Language, languages } from '#core/languages.ts'
import { altar as altarEn } from '#core/messages/en/altar.ts'
import { paper as en } from '#core/messages/en/paper.ts'
import { altar as altarEs } from '#core/messages/es/altar.ts'
import { paper as es } from '#core/messages/es/paper.ts'
import { altar as altarFr } from '#core/messages/fr/altar.ts'
import { paper as fr } from '#core/messages/fr/paper.ts'
import { altar as altarPt } from '#core/messages/pt/altar.ts'
import { paper as pt } from '#core/messages/pt/paper.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { altarPath, paperPath } from '#core/pages/service-worker-file.ts'
import type { AiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { entriesOwnerKey } from '../../web/storage/keys.ts'
import { contextIn } from './context-in.ts'
import { openScene } from './open-scene.ts'
import { exampleStory, exampleWritten } from './sample-data.ts'
import type { Scene } from './scene.ts'
import { smallWebp } from './small-webp.ts'
import { toldSentences } from './told-sentence.ts'

const folder = 'web/landing/pictures'
/** In CSS pixels; the landing page names the same proportion, and the pixels of the picture itself. */
const size = { width: 360, height: 320 }
const scale = 1.25
/** Around what is shown, so that its edges are seen. */
const aroundPx = 12
/** More pages than any script has. */
const maxTurns = 400

const words = { pt, en, fr, es }
const altarWords = { pt: altarPt, en: altarEn, fr: altarFr, es: altarEs }

interface Picture {
  name: string
  scene: Omit<Scene, 'name' | 'fullPage'>
  /** Shows what the picture is of, whole, in the window. */
  show: (page: Page, language: Language) => Promise<void>
}

const written = { path: () => '/app', loggedIn: true, stored: exampleWritten } as const

const pictures: readonly Picture[] = [
  {
    name: 'sentence',
    scene: { path: (language) => publicPagePath({ name: 'example', language }) },
    show: showSentence,
  },
  {
    name: 'altar',
    scene: { ...written, prepare: (page) => viaShelf(page, altarPath) },
    show: showAltar,
  },
  {
    name: 'card',
    scene: { ...written, prepare: (page) => viaShelf(page, paperPath) },
    show: showCard,
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
      const picture = await page.screenshot({ animations: 'disabled' })
      writeFileSync(`${folder}/${name}-${language}.webp`, await smallWebp(context, picture))
      await context.close()
    }
  }
  await Promise.all(languages.map(draw))
}

/** The first of the story's told sentences that is seen whole, with all that the couple told below it. */
async function showSentence(page: Page, language: Language): Promise<void> {
  const told = page.locator('.example-told')
  for (const text of toldSentences(exampleStory(language))) {
    const sentence = page.getByRole('button', { name: text, exact: true })
    // The page starts late: until then a click only asks it to.
    await expect(async () => {
      await sentence.click()
      await expect(sentence).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
    }).toPass({ timeout: 30_000 })
    // The button below what the couple told belongs to the page, not to the picture.
    await told
      .locator('> :last-child')
      .evaluate((button: HTMLElement) => button.style.setProperty('display', 'none'))
    // One whole line above it.
    await sentence.evaluate((chosen) => {
      const above = Number.parseFloat(getComputedStyle(chosen).lineHeight)
      window.scrollBy(0, chosen.getBoundingClientRect().top - above)
    })
    const isWhole = await told.evaluate((panel) => {
      const bottom = document.querySelector('.example-sentence[aria-pressed="true"]')
      return (
        panel.scrollHeight <= panel.clientHeight &&
        (bottom?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) <=
          panel.getBoundingClientRect().top
      )
    })
    if (isWhole) return
  }
  throw new Error(`no sentence of the story in ${language} stands whole above what was told`)
}

/** The altar turned to the first page of the story. */
async function showAltar(page: Page, language: Language): Promise<void> {
  const { heading = '' } = exampleStory(language)
  // A rehearsal, which is offered first before the day, has a clock on its pages.
  await page.getByRole('button', { name: altarWords[language].way.begin, exact: true }).click()
  const shown = page.locator('[data-shown]')
  const story = shown.getByRole('heading', { name: heading, exact: true })
  await shown.first().waitFor()
  for (let turns = 0; (await story.count()) === 0; turns += 1) {
    if (turns === maxTurns) throw new Error(`the altar has no page of the story in ${language}`)
    const former = (await shown.allTextContents()).join()
    await page.keyboard.press('PageDown')
    await expect.poll(async () => (await shown.allTextContents()).join()).not.toBe(former)
  }
  await expect(story).toBeInViewport({ ratio: 1 })
  await expect(shown.last()).toBeInViewport({ ratio: 1 })
  // It goes by itself.
  await page.locator('.altar-hint').waitFor({ state: 'detached' })
}

/** The card on which the story begins, in the middle of the window and as large as it can stand there whole. */
async function showCard(page: Page, language: Language): Promise<void> {
  const { heading = '' } = exampleStory(language)
  // Letter paper is larger, its words then smaller: the same card in every language.
  await page.getByLabel(words[language].size).selectOption('a5')
  await page.getByLabel(words[language].type).selectOption('20')
  const begins = page.locator('.card-heading').getByText(heading, { exact: true })
  const sheet = page
    .locator('.paper-sheet')
    .filter({ has: page.locator('.paper-card').filter({ has: begins }) })
  await expect(sheet).toHaveCount(1)
  await sheet.evaluate(
    (card: HTMLElement, { width, height, around }) => {
      // A copy, beside which nothing is laid out, and with the measures that the card takes from around it.
      const copy = card.cloneNode(true) as HTMLElement
      const measures = card.closest<HTMLElement>('[lang][style]')?.cloneNode(false) as HTMLElement
      measures.append(copy)
      document.body.replaceChildren(measures)
      measures.style.cssText += ';position:fixed;inset:0;display:grid;place-items:center'
      const box = copy.getBoundingClientRect()
      const zoom = Math.min((width - 2 * around) / box.width, (height - 2 * around) / box.height)
      copy.style.setProperty('zoom', String(zoom))
    },
    { ...size, around: aroundPx },
  )
  await expect(sheet).toBeInViewport({ ratio: 1 })
}

/** The desk first: it brings the ceremony onto the shelf. */
async function viaShelf(page: Page, path: string): Promise<void> {
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, entriesOwnerKey)
  await page.waitForTimeout(500)
  await page.goto(new URL(path, page.url()).href)
  await page.locator('.altar-actions button, .paper-card').first().waitFor()
}
