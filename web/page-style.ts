import css from './app.css?inline'
import fallbackFacesCss from './ui/fallback-faces.css?inline'
import facesCss from './ui/fonts.css?inline'

/** Id of the element that holds a page's style. */
export const pageStyleId = 'page-style'

/** Id of the element that names the faces that are fetched; start/show-faces.ts lets it in. */
export const facesId = 'faces'

/**
 * The style inside a page: all of it while the pages are built, then what the build has left of it there
 * (start/critical-style.ts), so that no script carries it a second time.
 */
export const pageStyle: string =
  import.meta.env.SSR || import.meta.env.DEV ? fallbackFacesCss + css : textOf(pageStyleId)

export const facesStyle: string =
  import.meta.env.SSR || import.meta.env.DEV ? facesCss : textOf(facesId)

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? ''
}
