/** The reader's position on a page: kept over a reload and on the way back, and never another page's. */
import type { Page } from '@playwright/test'
import { expect, test } from './enlace.ts'

const scrolled = 900

async function readOn(page: Page): Promise<void> {
  await page.waitForFunction(() => !('lateStart' in window))
  await page.evaluate((y) => scrollTo(0, y), scrolled)
}

function position(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

for (const storage of ['kept', 'refused'] as const) {
  test(`a reload keeps its position, another page starts at the top, with session storage ${storage}`, async ({
    page,
  }) => {
    await page.addInitScript((isRefused) => {
      localStorage.setItem('preferred_language', 'pt')
      if (!isRefused) return
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }, storage === 'refused')
    await page.goto('/')
    await readOn(page)
    await page.reload()
    await page.waitForFunction(() => !('lateStart' in window))
    await expect.poll(() => position(page)).toBe(scrolled)

    await page.goto('/termos')
    await page.waitForFunction(() => !('lateStart' in window))
    expect(await position(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => position(page)).toBe(scrolled)

    // Without a reload.
    await page.getByRole('link', { name: 'Política de privacidade' }).last().click()
    await expect(page).toHaveURL(/\/privacidade$/)
    await expect.poll(() => position(page)).toBe(0)
  })
}
