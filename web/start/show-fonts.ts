/**
 * Runs in a script in the page's head, so it imports nothing but types: the first paint uses the page's fonts only if
 * they are known to be cached, and fonts of the device otherwise; then the page's are fetched after it, and shown once
 * all of them are there, so that the page is laid out anew once and not at each. The largest paint waits for nothing it
 * can do without (measured in docs/decisions/0014-machinery-is-paid-for.md).
 */

/** What the script uses of the page, passed in for tests. */
export interface FontsPage {
  document: Pick<Document, 'getElementById' | 'createElement' | 'head'>
  localStorage: Pick<Storage, 'getItem'>
  PerformanceObserver: new (callback: () => void) => Pick<PerformanceObserver, 'observe'>
}

/**
 * `fontsId` is the style element that declares the fonts, `keptKey` the entry of a device that has fetched them before.
 */
export function showFonts(page: FontsPage, fontsId: string, keptKey: string): void {
  const show = (): void => {
    const fonts = page.document.getElementById(fontsId) as HTMLStyleElement
    fonts.media = 'all'
  }
  let missing: number | undefined
  const fetchAll = (): void => {
    // More than one paint is told of.
    if (missing !== undefined) return
    const { textContent } = page.document.getElementById(fontsId) as HTMLStyleElement
    const addresses = [...textContent.matchAll(/url\("?([^")]+)/g)]
    missing = addresses.length
    for (const [, href] of addresses) {
      const font = { rel: 'preload', as: 'font', crossOrigin: 'anonymous', href }
      const link = Object.assign(page.document.createElement('link'), font)
      // One that cannot be had is left to the declaration, which falls back by itself.
      link.onload = link.onerror = () => {
        missing = (missing ?? 0) - 1
        if (missing === 0) show()
      }
      page.document.head.append(link)
    }
  }
  let kept: string | null = null
  try {
    kept = page.localStorage.getItem(keptKey)
  } catch {
    // Storage is refused: treated as a first visit.
  }
  if (kept === null) new page.PerformanceObserver(fetchAll).observe({ type: 'paint' })
  else show()
}
