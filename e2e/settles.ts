import type { Page } from '@playwright/test'

/** Resolves once the page lives and asks for nothing more: it reads before that, and its server may stop after it. */
export async function settles(page: Page): Promise<void> {
  // The framework has taken its scripts out of the page.
  await page.waitForFunction(() => !('lateStart' in window))
  await page.waitForLoadState('networkidle')
}
