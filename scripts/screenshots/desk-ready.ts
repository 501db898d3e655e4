import type { Page } from '@playwright/test'
import { coupleKinds } from '#core/ceremony/couple-kind.ts'
import type { Language } from '#core/languages.ts'
import { coupleIn, coupleKindIn } from './sample-data.ts'

/** Waits for the example's ceremony on the desk, and says who its couple are: an earlier visit knew a bride and a groom. */
export async function deskReady(page: Page, language: Language): Promise<void> {
  await page.getByText(coupleIn(language).location).first().waitFor()
  const kind = coupleKindIn(language)
  if (kind === 'brideAndGroom') return
  // On a phone it may be out of sight.
  await page
    .locator('.kind input')
    .nth(coupleKinds.indexOf(kind))
    .evaluate((choice: HTMLInputElement) => choice.click())
}
