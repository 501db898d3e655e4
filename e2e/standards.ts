/** What every page, dialog and state must satisfy (WCAG 2.2 AA), checked on the page as it is. */
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    /** Present once `findings` has run in the document. */
    axe: typeof axe
  }
}

/** Widths that must work: the narrowest phone, and a desktop of 1280 by 800 px at 200 % zoom. */
const narrowViews = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
]

/** axe-core's findings in the current scheme; none, on a page that passes. */
export async function findings(page: Page): Promise<string[]> {
  // Loaded once per document, and run in the page itself: Playwright's own builder opens a new window each time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    // A colour in transition is nobody's colour, so transitions finish first.
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    const { violations } = await window.axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  })
}

/** Nothing needs scrolling sideways at the current width. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** The findings in either colour scheme. Resets the scheme to light. */
export async function findingsInBothSchemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const finding of await findings(page)) found.push(`${colorScheme}: ${finding}`)
  }
  return found
}

/** axe-core finds nothing, in either colour scheme. */
export async function expectBothSchemes(page: Page): Promise<void> {
  expect(await findingsInBothSchemes(page)).toEqual([])
}

/** At the narrow widths nothing needs scrolling sideways and nothing covers a control. Restores the viewport. */
export async function expectReflow(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const view of narrowViews) {
    await page.setViewportSize(view)
    expect(await page.evaluate(hindrances), `${view.width} px wide`).toEqual([])
  }
  if (before !== null) await page.setViewportSize(before)
}

/** Runs in the page: what is too wide, and which control has something else over its centre. */
function hindrances(): string[] {
  const found: string[] = []
  // The skip link is out of sight until focused.
  const controls = 'a:not(.skip-link), button, input, select, summary'
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`)
  const place = document.querySelector('dialog[open]') ?? document.body
  for (const control of place.querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (over === null) continue
    const same = control.contains(over) || over.contains(control)
    const labelled = over.closest('label')?.control === control
    // A notice goes away by itself, or is swiped away.
    const passing = over.closest('.toast-viewport') !== null
    if (!same && !labelled && !passing) {
      found.push(`${control.outerHTML.slice(0, 120)} lies under ${over.outerHTML.slice(0, 120)}`)
    }
  }
  return found
}

/**
 * In forced colours the first stops of the Tab key all have a visible focus, and neither a large drawing nor a link that
 * looks like a button keeps a ground of its own. Restores the colours.
 */
export async function expectForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href]')?.focus())
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab')
    const unseen = await page.evaluate(() => {
      const element = document.activeElement
      // After the last stop the focus is in the browser's own controls.
      if (element === null || element === document.body) return ''
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const seen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
      return seen ? '' : element.outerHTML.slice(0, 160)
    })
    expect(unseen).toBe('')
  }
  const grounds = await page.evaluate(() =>
    [
      ...[...document.querySelectorAll('svg path')]
        .filter((shape) => shape.getBoundingClientRect().width > 100)
        .map((shape) => getComputedStyle(shape).fill),
      ...[...document.querySelectorAll('a.button')].map(
        (link) => getComputedStyle(link).backgroundColor,
      ),
    ].filter((ground) => ground !== 'none' && !/, 0\)$/.test(ground)),
  )
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  for (const ground of grounds) expect(ground).toBe(canvas)
  await page.emulateMedia({ forcedColors: null })
}
