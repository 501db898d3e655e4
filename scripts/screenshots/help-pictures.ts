/** The pictures of the help: what each of its pages is about, on a phone, in every language. */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { type Language, languages } from '#core/languages.ts'
import { copies as en } from '#core/messages/en/copies.ts'
import { copies as es } from '#core/messages/es/copies.ts'
import { copies as fr } from '#core/messages/fr/copies.ts'
import { copies as pt } from '#core/messages/pt/copies.ts'
import { type HelpTask, helpPicture, helpTasks } from '#core/pages/help-tasks.ts'
import { altarPath, paperPath } from '#core/pages/service-worker-file.ts'
import type { AiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { creatorPage } from '../../e2e/creator-page.ts'
import { contextIn } from './context-in.ts'
import { viaDesk } from './delivery-scenes.ts'
import { deskReady } from './desk-ready.ts'
import { openScene, scrollTo } from './open-scene.ts'
import { coupleIn, exampleWritten } from './sample-data.ts'
import type { Scene } from './scene.ts'
import { webp } from './webp.ts'

const folder = 'web/help/pictures'
const copies = { pt, en, fr, es }

/** A little sharper than the smallest phones show it; twice would cost twice the bytes. */
const pixelsEach = 1.5
const webpQuality = 55

interface HelpScene {
  prepare: (page: Page, language: Language) => Promise<void>
  /** Selects the element at the top of the picture. */
  from?: string
}

const scenes: Record<HelpTask, HelpScene> = {
  write: { prepare: deskReady, from: '#questions' },
  shape: {
    prepare: async (page, language) => {
      await deskReady(page, language)
      await creatorPage(page, language).press(creatorPage(page, language).words.desk.areas.plan)
    },
  },
  check: {
    prepare: async (page, language) => {
      await deskReady(page, language)
      await page.locator('.script-check').click()
      await page.locator('.check-finding').first().waitFor()
    },
  },
  altar: {
    prepare: async (page, language) => {
      // On the day itself, when nothing is to be warned of.
      await page.clock.setFixedTime(Date.parse(`${coupleIn(language).date}T12:00:00-03:00`))
      await viaDesk(page, language, altarPath)
      await page.locator('.altar-opening').waitFor()
    },
  },
  paper: {
    prepare: async (page, language) => {
      await viaDesk(page, language, paperPath)
      await page.locator('.paper-card').nth(4).waitFor()
    },
    // The first card has little more than the names on it.
    from: '.paper-card >> nth=1',
  },
  device: {
    prepare: async (page, language) => {
      await openList(page, language)
      const { title, explanation } = copies[language].carry
      await page.getByRole('button', { name: title }).first().click()
      await page.getByText(explanation).waitFor()
    },
  },
  backup: {
    prepare: async (page, language) => {
      await openList(page, language)
      const { title, makeCode } = copies[language].backup
      await page.getByRole('button', { name: title, exact: true }).click()
      await page.getByRole('button', { name: makeCode }).waitFor()
    },
  },
}

/** Redraws them where the pages load them from. */
export async function drawHelpPictures(
  browser: Browser,
  baseUrl: string,
  ai: AiSandbox,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const { width, height } = helpPicture
  for (const language of languages) {
    for (const task of helpTasks) {
      // A shelf of its own: what was on another would be compared with it.
      const context = await contextIn(browser, language, {
        viewport: { width, height },
        colorScheme: 'light',
        reducedMotion: 'reduce',
      })
      const { prepare, from } = scenes[task]
      const scene: Scene = {
        name: task,
        path: () => '/app',
        loggedIn: true,
        stored: exampleWritten,
        prepare,
        fullPage: false,
      }
      const page = await openScene(context, baseUrl, scene, language, ai)
      if (from !== undefined) await scrollTo(page, from)
      const top = await page.evaluate(() => window.scrollY)
      const clip = { x: 0, y: top, width, height, scale: pixelsEach }
      writeFileSync(`${folder}/help-${task}-${language}.webp`, await webp(page, clip, webpQuality))
      await context.close()
    }
  }
}

async function openList(page: Page, language: Language): Promise<void> {
  await deskReady(page, language)
  await creatorPage(page, language).openList()
}
