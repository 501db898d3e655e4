/**
 * Runs in a script in the page's head, so it imports nothing but types: the first paint uses the page's fonts only if
 * they are known to be cached, and fonts of the device otherwise; then the page's are fetched after it. The largest
 * paint waits for nothing it can do without (measured in docs/decisions/0014-machinery-is-paid-for.md).
 */

/** What the script uses of the page, passed in for tests. */
export interface FontsPage {
  document: Pick<Document, 'getElementById'>
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
  let kept: string | null = null
  try {
    kept = page.localStorage.getItem(keptKey)
  } catch {
    // Storage is refused: treated as a first visit.
  }
  if (kept === null) new page.PerformanceObserver(show).observe({ type: 'paint' })
  else show()
}
