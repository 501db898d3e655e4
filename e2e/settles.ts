import type { Page } from '@playwright/test'

/**
 * Resolves once the page is hydrated and makes no more requests: it is readable earlier, and its server may stop
 * afterwards.
 */
export async function settles(page: Page): Promise<void> {
  // The framework has removed its scripts from the page.
  await page.waitForFunction(() => !('lateStart' in window))
  await page.waitForLoadState('networkidle')
}
