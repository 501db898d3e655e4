/** How much of a page moves by itself while it loads, as browsers measure it (WICG Layout Instability). */
import type { Page } from '@playwright/test'
import { settles } from './settles.ts'

/** For whatever arrives after the page seems ready. */
const latecomersMs = 1_500

/**
 * Opens the address in a window of this size and adds up every shift not caused by input: the sum, never less than the
 * score of the largest burst, which is reported as CLS.
 */
export async function layoutShift(
  page: Page,
  address: string,
  viewport: { width: number; height: number },
): Promise<number> {
  await page.setViewportSize(viewport)
  await page.goto(address)
  await settles(page)
  await page.waitForTimeout(latecomersMs)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Chromium's own entry, which TypeScript does not know.
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
        const add = (entries: PerformanceEntry[]): number =>
          (entries as Shift[])
            .filter(({ hadRecentInput }) => !hadRecentInput)
            .reduce((sum, { value }) => sum + value, 0)
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          sum += add(list.getEntries())
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => {
          observer.disconnect()
          resolve(sum)
        }, 200)
      }),
  )
}
