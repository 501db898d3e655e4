/** The storage of a browser as a kill finds it. Prepared on an open desk, unless the browser refuses from the start. */
import type { Page } from '@playwright/test'

export const storages = [
  'healthy',
  'slow',
  'database full',
  'all full',
  'database blocked',
  'all blocked',
] as const

export type Storage = (typeof storages)[number]

/** How long the database makes each transaction wait that was asked for meanwhile. */
export const slowMs = 400

/** To be called before the page is opened at `baseUrl`. What is blocked is so as in browsers: merely naming it throws. */
export async function refuseStorage(page: Page, baseUrl: string, storage: Storage): Promise<void> {
  if (storage === 'database full' || storage === 'all full') {
    const session = await page.context().newCDPSession(page)
    const { origin } = new URL(baseUrl)
    // Chromium looks at the room for a database only now and then: it has to be gone from the start.
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  }
  if (storage !== 'database blocked' && storage !== 'all blocked') return
  const names = storage === 'all blocked' ? ['indexedDB', 'localStorage'] : ['indexedDB']
  await page.addInitScript((refused) => {
    const get = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of refused) Object.defineProperty(window, name, { get })
  }, names)
}

/** To be called on the open desk, before the first key. */
export async function spoilStorage(page: Page, storage: Storage): Promise<void> {
  if (storage === 'slow') await page.evaluate(holdDatabase, slowMs)
  if (storage === 'all full') await page.evaluate(fillLocalStorage)
}

/** Runs in the page: one transaction after another over everything, between which the desk's own have their turn. */
function holdDatabase(holdMs: number): void {
  const opening = indexedDB.open('enlace')
  opening.onsuccess = () => {
    const database = opening.result
    const hold = (): void => {
      const tx = database.transaction(['ceremonies', 'members', 'editors', 'device'], 'readwrite')
      const untilMs = performance.now() + holdMs
      const store = tx.objectStore('device')
      const goOn = (): void => {
        if (performance.now() < untilMs) store.get('shelf').onsuccess = goOn
      }
      tx.oncomplete = hold
      goOn()
    }
    hold()
  }
}

/** Runs in the page. */
function fillLocalStorage(): void {
  for (let size = 1 << 22; size >= 1; size >>= 1) {
    try {
      for (let part = 0; ; part += 1) localStorage.setItem(`fill-${size}-${part}`, 'x'.repeat(size))
    } catch {
      // No room for another of this size.
    }
  }
}
