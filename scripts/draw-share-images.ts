/**
 * Draws the pictures that messengers show beside a link, one per language, from the built landing pages: their
 * drawing, headline and fonts. Run it after changing any of these, with `CHROME_PATH` naming a browser.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { languages } from '#core/languages.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'

const built = '.build/web/client'
const origin = 'http://enlace.invalid'
/** The size messengers expect (Open Graph's 1.91 to 1), in CSS pixels. */
const size = { width: 1200, height: 630 }

/** The page reduced to its drawing and its words, in the light theme. */
const picture = `
  body { display: grid; place-content: center; min-height: 0; height: 100vh; overflow: hidden; }
  body > *, .hero-words > :not(h1):not(.name) { display: none; }
  body > .hero { display: grid; width: 1060px; padding: 0; grid-template-columns: 1fr 340px; gap: 60px; }
  .hero .hero-picture { max-height: none; width: 340px; }
  .hero .hero-headline { font-size: 82px; }
  .name { display: block; font-family: var(--font-display); font-size: 44px; color: var(--accent); }
`

const executablePath = process.env['CHROME_PATH']
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath === undefined ? {} : { executablePath }),
})
for (const language of languages) {
  const path = publicPagePath({ name: 'landing', language })
  const html = readFileSync(join(built, path, 'index.html'), 'utf8')
  const page = await browser.newPage({
    viewport: size,
    colorScheme: 'light',
    javaScriptEnabled: true,
  })
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/')
      return route.fulfill({ body: withoutScripts(html), contentType: 'text/html' })
    return route.fulfill({ path: join(built, pathname) })
  })
  await page.goto(origin)
  await page.addStyleTag({ content: picture })
  await page.evaluate(async () => {
    const hero = document.querySelector('.hero')
    const name = document.createElement('p')
    name.className = 'name'
    name.textContent = 'Enlace'
    hero?.querySelector('.hero-words')?.prepend(name)
    if (hero !== null) document.body.replaceChildren(hero)
    await document.fonts.ready
  })
  await page.screenshot({ path: `web/landing/share-image-${language}.png` })
  await page.close()
}
await browser.close()

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
}
