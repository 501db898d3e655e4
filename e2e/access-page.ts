/** The pages around access as users see them, in any language. */

import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '#core/languages.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { type AccessWording, accessWording } from './access-wording.ts'
import { pressInMenu } from './creator-page.ts'

export interface AccessPage {
  page: Page
  /** What the specification calls `/`, in the page's language. */
  landingPath: string
  words: AccessWording
  pin: Locator
  email: Locator
  /** The submit button of `/login`. */
  enter: Locator
  /** The one toast that may be shown. */
  toast: Locator
  /** Opens a path with the language already chosen. */
  open: (path: string) => Promise<void>
  /** Pastes into the PIN field, as if from a letter. */
  pastePin: (text: string) => Promise<void>
  /** Types the PIN at `/login` and presses Entrar. */
  logIn: (pin: string) => Promise<void>
  /** Waits for a toast with these lines, and checks that it is the only one. */
  reads: (toast: { title: string; text?: string } | string) => Promise<void>
  /** Opens the dialog and logs out with the button of this name. */
  leave: (button: string) => Promise<void>
  /** The value local storage has under a key. */
  stored: (key: string) => Promise<string | null>
}

export function accessPage(page: Page, language: Language = 'pt'): AccessPage {
  const words = accessWording[language]
  const { access, screens } = words
  // On the landing page the question is the field's label.
  const pin = page
    .getByLabel(access.pin, { exact: true })
    .or(page.getByLabel(access.pinCheck.heading, { exact: true }))
  const enter = page.getByRole('button', { name: access.login.submit, exact: true })
  const toast = page.getByRole('region', { name: screens.toast.region }).getByRole('listitem')
  return {
    page,
    landingPath: publicPagePath({ name: 'landing', language }),
    words,
    pin,
    email: page.getByLabel(access.email),
    enter,
    toast,
    open: async (path) => {
      await page.addInitScript((chosen) => {
        localStorage.setItem('preferred_language', chosen)
      }, language)
      await page.goto(path)
    },
    pastePin: async (text) => {
      await pin.fill('')
      await page.keyboard.insertText(text)
    },
    logIn: async (text) => {
      await pin.fill(text)
      await enter.click()
    },
    reads: async (expected) => {
      const { title, text = '' } =
        typeof expected === 'string'
          ? { title: expected }
          : (expected as { title: string; text?: string })
      await expect(toast).toHaveCount(1)
      await expect(toast).toContainText(title)
      await expect(toast).toContainText(text)
    },
    leave: async (button) => {
      await pressInMenu(page, access.leave, language)
      await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
    },
    stored: (key) => page.evaluate((name) => localStorage.getItem(name), key),
  }
}
