import type { Locator, Page } from '@playwright/test'

/** Moves the focus on, as a keyboard user does, until it reaches the wanted element. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const stopsMax = 80
  for (let stop = 0; stop < stopsMax; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${wanted} was not reached in ${stopsMax} stops`)
}
