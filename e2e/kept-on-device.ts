/** What the browser stores for use without a network, as a journey sees it. */
import type { Page } from '@playwright/test'

/** Resolves once the creator is stored on the device and its worker controls this page. */
export async function keptOnDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller !== null) return
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
  })
}

/** Every response of ours that the browser stores: its address and its text. */
export function keptAnswers(page: Page): Promise<{ url: string; text: string }[]> {
  return page.evaluate(async () => {
    const kept = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        kept.push({ url: request.url, text: (await response?.text()) ?? '' })
      }
    }
    return kept
  })
}
