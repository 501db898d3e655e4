/** The altar as whoever reads from it sees it. */
import { expect, type Page } from '@playwright/test'
import { altar as words } from '#core/messages/pt/altar.ts'

interface CarriedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Drives `page`, in Portuguese. */
export function altarPage(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  /** What is on the screen to be read, breath by breath, without headings, speakers and how names are said. */
  const shownBreaths = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-shown] > p:not(.altar-whose)')].map((breath) => {
        const copy = breath.cloneNode(true)
        if (copy instanceof Element) for (const said of copy.querySelectorAll('rt')) said.remove()
        return copy.textContent ?? ''
      }),
    )

  return {
    page,
    words,
    button,
    shownBreaths,
    end: page.locator('.altar-end'),
    buttons: page.getByRole('navigation', { name: words.reading.controls }),
    async openFile(file: CarriedFile): Promise<void> {
      await page.locator('input[type=file]').setInputFiles(file)
    },
    async begin(): Promise<void> {
      await button(words.way.begin).click()
      await expect(page.locator('[data-shown]').first()).toBeVisible()
    },
    /** Turns with a key until the words are over; gives all of them, and what did not fit on a screen. */
    async readAll(): Promise<{ breaths: string[]; pages: number; outside: string[] }> {
      const breaths: string[] = []
      const outside: string[] = []
      for (let pages = 1; pages < 500; pages += 1) {
        breaths.push(...(await shownBreaths()))
        outside.push(...(await page.evaluate(outsideScreen)))
        await page.keyboard.press('PageDown')
        if (await page.locator('.altar-end').isVisible()) return { breaths, pages, outside }
      }
      throw new Error('the script has no end')
    },
  }
}

/** Runs in the page: what is to be read and is not on the screen whole. */
function outsideScreen(): string[] {
  return [...document.querySelectorAll('[data-shown]')]
    .filter((block) => {
      const { top, bottom, left, right } = block.getBoundingClientRect()
      return top < 0 || left < 0 || bottom > window.innerHeight || right > window.innerWidth
    })
    .map((block) => block.textContent ?? '')
}

/** Contrast of what is read, and of what is only for the celebrant (WCAG 2.2, relative luminance). */
export function contrasts(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const luminance = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const reader = document.querySelector('.altar-reader')
    const paper = luminance(reader === null ? '' : getComputedStyle(reader).backgroundColor)
    const kinds = ['.altar-breath', '.altar-direction', '.altar-heading', '.altar-whose', 'rt']
    return kinds.flatMap((kind) => {
      const shown = document.querySelector(`.altar-reader ${kind}`)
      if (shown === null) return []
      const ink = luminance(getComputedStyle(shown).color)
      return [(Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05)]
    })
  })
}
