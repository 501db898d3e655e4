/**
 * Draws the installed app's icons from `web/icon.svg`. Run it after changing that file, with `CHROME_PATH` naming a
 * browser.
 */
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const icon = readFileSync('web/icon.svg', 'utf8')
/** The colour behind the rings. */
const ground = /<rect[^>]*fill="([^"]+)"/.exec(icon)?.[1] ?? ''

/**
 * `shape: own` keeps the drawing's round corners. The others are filled to the edge because devices crop them; the
 * rings lie within the central 80 % circle that every device shows (W3C Manifest, "Icon masks and safe zone").
 */
const pictures = [
  { name: 'icon-192', pixels: 192, shape: 'own' },
  { name: 'icon-512', pixels: 512, shape: 'own' },
  { name: 'icon-maskable-512', pixels: 512, shape: 'filled' },
  { name: 'apple-touch-icon', pixels: 180, shape: 'filled' },
] as const

const executablePath = process.env['CHROME_PATH']
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath === undefined ? {} : { executablePath }),
})
for (const { name, pixels, shape } of pictures) {
  const page = await browser.newPage({ viewport: { width: pixels, height: pixels } })
  await page.setContent(`<style>
    html { background: ${shape === 'filled' ? ground : 'transparent'}; }
    body { margin: 0; height: 100vh; display: grid; place-items: center; }
  </style>${icon}`)
  await page.screenshot({ path: `web/install/${name}.png`, omitBackground: shape === 'own' })
  await page.close()
}
await browser.close()
