/** A refused PIN is explained where it was typed until it is corrected, and no notice covers a heading. */
import type { Page } from '@playwright/test'
import { accessPage } from './access-page.ts'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'

const windows = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]

/** The headings partly covered by the notice. */
function coveredHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const over = document.querySelector('.toast')?.getBoundingClientRect()
    if (over === undefined) return ['there is no notice']
    return [...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => {
        const { left, right, top, bottom } = heading.getBoundingClientRect()
        return right > over.left && left < over.right && bottom > over.top && top < over.bottom
      })
      .map((heading) => heading.outerHTML)
  })
}

for (const view of windows) {
  test.describe(`${view.width} px wide`, () => {
    test.use({ viewport: view })

    test('a PIN refused at the login is explained beside its field until it is corrected', async ({
      page,
      watched,
    }) => {
      watched.allow(/401/)
      const door = accessPage(page)
      const { notAuthorized } = door.words.access.toasts
      await door.open('/login')
      await door.logIn('111111')
      await door.reads(notAuthorized)
      expect(await coveredHeadings(page)).toEqual([])
      await expect(door.pin).toHaveAttribute('aria-invalid', 'true')
      await expect(door.pin).toHaveAccessibleDescription(notAuthorized.text)
      await door.pin.fill('11111')
      await expect(door.pin).not.toHaveAttribute('aria-invalid')
      await expect(door.pin).toHaveAccessibleDescription('')
    })

    test('so is one that is too short, on the landing page', async ({ page }) => {
      const door = accessPage(page)
      const { pinLength } = door.words.access.toasts
      await door.open('/')
      await door.pin.fill('123')
      await page.keyboard.press('Enter')
      await door.reads(pinLength)
      expect(await coveredHeadings(page)).toEqual([])
      await expect(door.pin).toHaveAccessibleDescription(pinLength.text)
      await door.pin.fill('1234')
      await expect(door.pin).not.toHaveAttribute('aria-invalid')
    })

    test('missing names are asked for without covering a heading', async ({ page }) => {
      const creator = creatorPage(page)
      const { actions, toasts } = creator.words.screens
      await creator.open()
      await creator.button(actions.generate).click()
      await expect(creator.toast).toContainText(toasts.namesMissing.text)
      expect(await coveredHeadings(page)).toEqual([])
      await expect(creator.field('brideName')).toHaveAttribute('aria-invalid', 'true')
      await creator.field('brideName').fill('Ana')
      await expect(creator.field('brideName')).not.toHaveAttribute('aria-invalid')
    })
  })
}
