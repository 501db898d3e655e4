import type { Page } from '@playwright/test'

/** Resolves once the page is hydrated, with somebody there: a page for reading waits for the first sign of a person. */
export async function lives(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('scroll'))
    // The framework has removed its scripts from the page.
    return !('lateStart' in window)
  })
}

/**
 * Resolves once the page is hydrated and makes no more requests: it is readable earlier, and its server may stop
 * afterwards.
 */
export async function settles(page: Page): Promise<void> {
  await lives(page)
  await page.waitForLoadState('networkidle')
}
