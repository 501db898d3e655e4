import type { Page } from '@playwright/test'

/** Part of the page in CSS pixels, and how many picture pixels each becomes. */
interface Clip {
  x: number
  y: number
  width: number
  height: number
  scale: number
}

/** Playwright only writes PNG and JPEG; the browser's own WebP is a third of their size. */
export async function webp(page: Page, clip: Clip, quality: number): Promise<Buffer> {
  const browserSession = await page.context().newCDPSession(page)
  const { data } = await browserSession.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip,
  })
  return Buffer.from(data, 'base64')
}
