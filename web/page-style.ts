import css from './app.css?inline'
import fontsCss from './ui/fonts.css?inline'

/** Id of the element that holds a page's style. */
export const pageStyleId = 'page-style'

/**
 * The style inside a page: all of it while the pages are built, then what the build has left of it there
 * (start/critical-style.ts), so that no script carries it a second time.
 */
export const pageStyle: string =
  import.meta.env.SSR || import.meta.env.DEV
    ? fontsCss + css
    : (document.getElementById(pageStyleId)?.textContent ?? '')
