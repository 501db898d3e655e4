/** The paper that the browser prints on; a rule for `@page` can name no element, so it is set for the whole document. */
import { useEffect } from 'react'

interface PageRule {
  widthMm: number
  heightMm: number
  /** Cards bring their own margins; running text leaves them to the page. */
  marginMm: number
}

export function usePageRule({ widthMm, heightMm, marginMm }: PageRule): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `@page { size: ${widthMm}mm ${heightMm}mm; margin: ${marginMm}mm; @bottom-center { content: none } }`,
    )
    // Constructed sheets follow all others, so this rule is the one that holds.
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [widthMm, heightMm, marginMm])
}
