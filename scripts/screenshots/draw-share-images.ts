/** The pictures that messengers show beside a link: name, headline and drawing of the landing page, one per language. */
import { type Browser, expect } from '@playwright/test'
import { languages } from '#core/languages.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { contextIn } from './context-in.ts'

/** The size messengers expect (Open Graph's 1.91 to 1), in CSS pixels. */
const size = { width: 1200, height: 630 }

/** The page reduced to its drawing and its words. */
const style = `
  html, body { overflow: hidden; }
  body > :not(main), main > :not(.hero), .hero-words > :not(h1, .brand) { display: none; }
  main > .hero {
    width: 1080px; height: ${size.height}px; margin-inline: auto; padding: 0;
    align-items: center; grid-template-columns: 1fr 460px; gap: 60px;
  }
  .hero .hero-words { gap: 36px; }
  .hero .brand { width: max-content; font-size: 44px; gap: 20px; }
  .hero .brand svg { height: 46px; }
  .hero .hero-headline { font-size: 76px; }
  .hero .hero-picture { width: 460px; }
`

/** Redraws them, in every language. */
export async function drawShareImages(browser: Browser, baseUrl: string): Promise<void> {
  for (const language of languages) {
    const context = await contextIn(browser, language, {
      viewport: size,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      // The page's own policy would refuse the style above.
      bypassCSP: true,
    })
    const page = await context.newPage()
    // Nothing of it is used: a page that never starts stays as it is changed here.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`${baseUrl}${publicPagePath({ name: 'landing', language })}`)
    await page.addStyleTag({ content: style })
    await page.evaluate(() => {
      const brand = document.querySelector('header .brand')
      if (brand !== null) document.querySelector('.hero-words')?.prepend(brand)
    })
    // The first paint may have been without them (web/start/show-fonts.ts).
    const loaded = () =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
    await expect
      .poll(() => page.evaluate(loaded))
      .toEqual(expect.arrayContaining(['EB Garamond', 'Figtree']))
    for (const part of ['.brand', '.hero-headline', '.hero-arch', '.hero-letter']) {
      await expect(page.locator(`.hero ${part}`)).toBeInViewport({ ratio: 1 })
    }
    await page.screenshot({
      path: `web/landing/share-image-${language}.png`,
      animations: 'disabled',
    })
    await context.close()
  }
}
