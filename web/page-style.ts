import css from './app.css?inline'
import fallbackFontsCss from './ui/fallback-fonts.css?inline'
import fontsCss from './ui/fonts.css?inline'

/** Id of the element that holds a page's style. */
export const pageStyleId = 'page-style'

/** Id of the element that declares the web fonts; start/show-fonts.ts enables it. */
export const fontsId = 'fonts'

/**
 * The style inlined in a page: all of it while the pages are built, then what the build left of it
 * (start/critical-style.ts), so that no script contains it a second time.
 */
export const pageStyle: string =
  import.meta.env.SSR || import.meta.env.DEV ? fallbackFontsCss + css : textOf(pageStyleId)

export const fontsStyle: string =
  import.meta.env.SSR || import.meta.env.DEV ? fontsCss : textOf(fontsId)

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? ''
}
