/**
 * Runs in a script in the page's head, so it imports nothing that is not a type: the faces are fetched once the page has
 * been read in what the device has, and come before the first paint where they are known to be on the device
 * (issue "the face": the largest paint waits for nothing that need not be there).
 */

/** The page's surroundings, apart so that they can be tried without a page. */
export interface FacesPage {
  document: Pick<Document, 'getElementById'>
  localStorage: Pick<Storage, 'getItem'>
  PerformanceObserver: new (callback: () => void) => Pick<PerformanceObserver, 'observe'>
}

/** `facesId` is the style element that names the faces, `keptKey` the entry of a device that has fetched them before. */
export function showFaces(page: FacesPage, facesId: string, keptKey: string): void {
  const show = (): void => {
    const faces = page.document.getElementById(facesId) as HTMLStyleElement
    faces.media = 'all'
  }
  let kept: string | null = null
  try {
    kept = page.localStorage.getItem(keptKey)
  } catch {
    // Storage is refused: as on a first visit.
  }
  if (kept === null) new page.PerformanceObserver(show).observe({ type: 'paint' })
  else show()
}
