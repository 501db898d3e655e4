/**
 * Every state of the pages around paying, with the server's answers supplied by the journey: accessible in either
 * colour scheme, no wider than the narrowest phone, and every word from the messages.
 */
import type { Page } from '@playwright/test'
import { test } from './enlace.ts'
import { paymentStates, reach } from './payment-states.ts'
import { onlyMessages, servePseudoSite } from './pseudo-site.ts'
import { expectBothSchemes, expectNoOverflow } from './standards.ts'

const picturesFolder = process.env['SCREENSHOTS']

for (const state of paymentStates) {
  test(`${state.name} is accessible in both schemes`, async ({ page, watched, enlace, ai }) => {
    watched.allow(/Failed to load resource/)
    await page.addInitScript(() => localStorage.setItem('preferred_language', 'pt'))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 800 })
    // Pictures are for people, who need a real language.
    if (picturesFolder === undefined) {
      await servePseudoSite(page, enlace.baseUrl, new URL(ai.baseUrl).origin)
    }
    await reach(page, state)
    if (picturesFolder === undefined) await onlyMessages(page)
    await expectNoOverflow(page)
    await expectBothSchemes(page)
    await keepPictures(page, state.name)
  })
}

/** For people to look at: `SCREENSHOTS=folder npm run journeys`. */
async function keepPictures(page: Page, name: string): Promise<void> {
  if (picturesFolder === undefined) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({
        path: `${picturesFolder}/${name.replaceAll(' ', '-')}-${colorScheme}-${width}.png`,
        fullPage: true,
      })
    }
  }
}
