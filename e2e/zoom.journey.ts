/** The desk at 200 and 400 % zoom: in a low window everything is still in reach (WCAG 1.4.10). */
import type { Locator, Page } from '@playwright/test'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleVisit } from './sample-ceremony.ts'
import { expectNoOverflow } from './standards.ts'

/** 1280 x 800 and 1280 x 1024 pixels, enlarged. */
const zoomed = [
  { percent: 200, width: 640, height: 400 },
  { percent: 400, width: 320, height: 256 },
]

/** A strip without words along the bottom edge of what scrolls. */
async function bottomEdge(page: Page, panel: Locator): Promise<string> {
  const box = await panel.boundingBox()
  if (box === null) throw new Error('no panel')
  const clip = { x: box.x + 2, y: box.y + box.height - 6, width: 5, height: 4 }
  return (await page.screenshot({ clip })).toString('base64')
}

for (const { percent, width, height } of zoomed) {
  test.describe(`at ${percent} %`, () => {
    test.use({ viewport: { width, height } })

    test('the strip of parts is at the window’s edge wherever the page is scrolled to, and leads on', async ({
      page,
    }) => {
      const creator = creatorPage(page)
      await creator.open(sampleVisit)
      const { parts } = creator.words.screens
      const strip = page.locator('nav.parts')
      for (const part of [0, 0.5, 1]) {
        await page.evaluate(
          (share) => scrollTo(0, share * document.documentElement.scrollHeight),
          part,
        )
        await expect(strip).toBeInViewport({ ratio: 1 })
        // What is read and written in keeps most of the window.
        expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(height / 5)
      }
      await strip.getByRole('link', { name: parts.questions }).click()
      await expect(page.getByRole('heading', { name: parts.questions })).toBeInViewport()
      await expectNoOverflow(page)
    })

    test('a menu that is taller than the window shows that it goes on, and every button in it can be reached', async ({
      page,
    }) => {
      const creator = creatorPage(page)
      await creator.open(sampleVisit)
      const { bar } = creator.words.desk
      for (const name of [bar.account, bar.save]) {
        await page.evaluate(() => scrollTo(0, 0))
        await creator.button(name).click()
        const panel = page.locator('.menu-panel')
        await expect(panel).toBeInViewport({ ratio: 1 })
        const beyond = await panel.evaluate((it) => it.scrollHeight - it.clientHeight)
        expect(beyond, `${name} is taller than the window`).toBeGreaterThan(0)
        const cut = await bottomEdge(page, panel)
        for (const control of await panel.locator('a, button').all()) {
          if (!(await control.isVisible())) continue
          await control.scrollIntoViewIfNeeded()
          await expect(control).toBeInViewport({ ratio: 0.9 })
        }
        await panel.evaluate((it) => it.scrollTo(0, it.scrollHeight))
        expect(await bottomEdge(page, panel), `${name} at its end`).not.toBe(cut)
        await page.keyboard.press('Escape')
      }
    })
  })
}
