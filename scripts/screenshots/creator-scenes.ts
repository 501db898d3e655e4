/** The creator in its states: empty, written, too long, in progress, failed, and with each of its dialogs. */
import { expect } from '@playwright/test'
import { type Language, languageDetails } from '#core/languages.ts'
import { type AccessWording, accessWording } from '../../e2e/access-wording.ts'
import { creatorPage } from '../../e2e/creator-page.ts'
import { deskReady } from './desk-ready.ts'
import { coupleIn, exampleWritten, longText, unwieldyCouple } from './sample-data.ts'
import type { Scene } from './scene.ts'

const creator = { path: () => '/app', loggedIn: true } as const

export const creatorScenes: readonly Scene[] = [
  { ...creator, name: 'creator-empty', purchase: true, fullPage: true },
  {
    ...creator,
    name: 'creator-filled',
    stored: exampleWritten,
    prepare: deskReady,
    fullPage: true,
  },
  {
    ...creator,
    name: 'creator-long',
    stored: (language) => ({
      ceremony_info: coupleIn(language),
      ceremony_answers: Array.from({ length: 5 }, () => longText(language, 6_000)),
      ceremony_texts: {
        welcome: longText(language, 6_000),
        ceremony: longText(language, 6_000),
        finalMessage: longText(language, 600),
      },
    }),
    from: '#questions .answers',
    fullPage: false,
  },
  {
    ...creator,
    name: 'creator-unwieldy',
    stored: (language) => ({
      ceremony_info: unwieldyCouple,
      // Too long, just short enough, and words too long for a line.
      ceremony_answers: [
        longText(language, 8_001),
        longText(language, 7_999),
        'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(3),
        '',
        `https://example.org/${'a'.repeat(200)}`,
      ],
      ceremony_texts: {
        welcome: 'Llanfairpwllgwyngyllgogerychwyrndrobwll '.repeat(12),
        ceremony: longText(language, 3_000),
        finalMessage: 'x'.repeat(300),
      },
    }),
    fullPage: true,
  },
  {
    ...creator,
    name: 'creator-refused',
    prepare: async (page, language) => {
      const desk = creatorPage(page, language)
      await desk.button(desk.words.screens.actions.generate).click()
      await desk.toast.waitFor()
    },
    fullPage: false,
  },
  {
    ...creator,
    name: 'creator-writing',
    stored: (language) => ({ ceremony_info: coupleIn(language) }),
    isBusy: true,
    prepare: async (page, language, ai) => {
      const desk = creatorPage(page, language)
      ai.behave('ceremony', 'stall-middle')
      ai.behave('finalMessage', 'stall-start')
      await desk.button(desk.words.screens.actions.generate).click()
      await expect(page.locator('.being-written').first()).toHaveText(/\w/)
    },
    from: '#script',
    fullPage: false,
  },
  {
    ...creator,
    name: 'creator-failed',
    stored: exampleWritten,
    prepare: async (page, language, ai) => {
      const desk = creatorPage(page, language)
      const { screens } = desk.words
      ai.behave('all', 'bad-model')
      await desk.button(screens.actions.generate).click()
      await page.getByText(screens.failures.report).waitFor()
    },
    from: '#script',
    fullPage: true,
  },
  {
    ...creator,
    name: 'creator-cleared',
    stored: exampleWritten,
    prepare: async (page, language) => {
      const desk = creatorPage(page, language)
      await desk.press(desk.words.screens.actions.clear)
      await desk.toast.waitFor()
    },
    fullPage: false,
  },
  {
    ...creator,
    name: 'creator-full',
    stored: exampleWritten,
    prepare: async (page, language) => {
      const desk = creatorPage(page, language)
      await page.evaluate(() => {
        const full = (): never => {
          throw new DOMException('full', 'QuotaExceededError')
        }
        Storage.prototype.setItem = full
        IDBObjectStore.prototype.put = full
      })
      await desk.answer(2).fill('Recife')
      await page.getByText(desk.words.screens.storage.full).waitFor()
    },
    from: '#questions',
    fullPage: false,
  },
  dialogScene('creator-instructions', ({ screens }) => screens.header.instructions),
  dialogScene('creator-settings', ({ screens }) => screens.header.settings),
  {
    ...creator,
    name: 'creator-own-key',
    prepare: async (page, language) => {
      const desk = creatorPage(page, language)
      const { header, settings } = desk.words.screens
      await desk.press(header.settings)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(settings.ownKey).check()
      await dialog.getByRole('button', { name: settings.save }).click()
      await dialog.getByText(settings.missing).waitFor()
    },
    fullPage: false,
  },
  dialogScene('creator-language', ({ screens }, language) =>
    screens.language.changeFrom(languageDetails[language].name),
  ),
  dialogScene('creator-logout', ({ access }) => access.leave),
  {
    ...creator,
    name: 'creator-withdrawal',
    purchase: true,
    prepare: async (page, language) => {
      const desk = creatorPage(page, language)
      await desk.press(desk.words.selling.withdrawal.open)
      await page.getByRole('dialog').waitFor()
    },
    fullPage: false,
  },
  { ...creator, name: 'creator-renewal', path: () => '/app#renew', purchase: true, fullPage: true },
]

/** The dialog opened by the button of this name. */
function dialogScene(
  name: string,
  button: (words: AccessWording, language: Language) => string,
): Scene {
  return {
    ...creator,
    name,
    prepare: async (page, language) => {
      await creatorPage(page, language).press(button(accessWording[language], language))
      await page.getByRole('dialog').waitFor()
    },
    fullPage: false,
  }
}
