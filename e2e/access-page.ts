/** The pages around access as a user meets them, in any language. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '#core/languages.ts'
import { publicPagePath } from '#core/public-pages.ts'
import { type AccessWording, accessWording } from './access-wording.ts'

export interface AccessPage {
  page: Page
  /** What the specification calls `/`, in the page's language. */
  landingPath: string
  words: AccessWording
  pin: Locator
  email: Locator
  /** The submit button of `/login`. */
  enter: Locator
  /** The one toast there may be. */
  toast: Locator
  /** Opens a path with the language chosen before. */
  open: (path: string) => Promise<void>
  /** Pastes into the PIN field, as from a letter. */
  pastePin: (text: string) => Promise<void>
  /** Types the PIN at `/login` and presses Entrar. */
  logIn: (pin: string) => Promise<void>
  /** Waits for a toast of these lines, and that there is no other. */
  reads: (toast: { title: string; text?: string } | string) => Promise<void>
  /** Opens the dialog and leaves by the button of this name. */
  leave: (button: string) => Promise<void>
  /** What local storage holds under a key. */
  stored: (key: string) => Promise<string | null>
}

export function accessPage(page: Page, language: Language = 'pt'): AccessPage {
  const words = accessWording[language]
  const { access, screens } = words
  // At the start page the question is the field's name.
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
      await page.getByRole('button', { name: access.leave, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
    },
    stored: (key) => page.evaluate((name) => localStorage.getItem(name), key),
  }
}
