/**
 * What a ceremony is carried out with: the altar, paper, and the page for when access has ended. All read what the desk
 * has put on the shelf.
 */
import type { Page } from '@playwright/test'
import type { Language } from '#core/languages.ts'
import { altarPath, paperPath, readingPath } from '#core/pages/service-worker-file.ts'
import { deskReady } from './desk-ready.ts'
import { exampleWritten } from './sample-data.ts'
import type { Scene } from './scene.ts'

const delivered = {
  path: () => '/app',
  loggedIn: true,
  stored: exampleWritten,
  fullPage: false,
} as const

/** The desk first: it brings the ceremony onto the shelf. */
export async function viaDesk(page: Page, language: Language, path: string): Promise<void> {
  await deskReady(page, language)
  await page.waitForTimeout(500)
  await page.goto(new URL(path, page.url()).href)
}

export const deliveryScenes: readonly Scene[] = [
  {
    ...delivered,
    name: 'altar',
    prepare: async (page, language) => {
      await viaDesk(page, language, altarPath)
      await page.getByRole('button').first().waitFor()
    },
  },
  {
    ...delivered,
    name: 'cards',
    prepare: async (page, language) => {
      await viaDesk(page, language, paperPath)
      await page.locator('.paper-card').nth(4).waitFor()
    },
    from: '.paper-preview',
  },
  {
    ...delivered,
    name: 'held',
    prepare: async (page, language) => {
      await viaDesk(page, language, readingPath)
      await page.locator('.reading li a').first().waitFor()
    },
  },
  {
    ...delivered,
    name: 'held-script',
    prepare: async (page, language) => {
      await viaDesk(page, language, readingPath)
      await page.locator('.reading li a').first().click()
      await page.locator('.reading h2').first().waitFor()
    },
  },
]
