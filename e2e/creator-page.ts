/** The creator as a celebrant uses it: fields by their labels, buttons by their names, in any language. */
import { readFile } from 'node:fs/promises'
import { type Download, expect, type Locator, type Page } from '@playwright/test'
import mammoth from 'mammoth'
import {
  type Answers,
  type CeremonyInfo,
  type TextName,
  type Texts,
  textNames,
} from '#core/ceremony.ts'
import { type Language, languageDetails } from '#core/languages.ts'
import { enter } from './give-access.ts'
import { type Wording, wording } from './wording.ts'

/** What a former visit has left in the browser. */
export interface EarlierVisit {
  info: CeremonyInfo
  answers: Answers
  texts: Texts
}

export interface CreatorPage {
  page: Page
  words: Wording
  /** First visit of this browser: opens `/app` and chooses the language in the dialog. */
  openFirst: () => Promise<void>
  /** Opens `/app` with the language chosen before, and with what an earlier visit left when that is given. */
  open: (earlier?: EarlierVisit) => Promise<void>
  field: (name: keyof CeremonyInfo) => Locator
  /** The answer to a question, counted from 1. */
  answer: (number: number) => Locator
  /** One of the three texts, in place in the script; editable unless it is being written. */
  text: (name: TextName) => Locator
  button: (name: string) => Locator
  /** The one toast there may be. */
  toast: Locator
  fill: (info: CeremonyInfo, answers: Answers) => Promise<void>
  /** Generates all texts and waits for the toast that says so. */
  generate: () => Promise<void>
  texts: () => Promise<Texts>
  /** Everything typed and written, as it stands in the fields. */
  content: () => Promise<{ info: CeremonyInfo; answers: string[]; texts: Texts }>
}

const infoNames = ['brideName', 'groomName', 'location', 'date', 'time'] as const

export function creatorPage(page: Page, language: Language = 'pt'): CreatorPage {
  const words = wording[language]
  const { screens } = words
  const field = (name: keyof CeremonyInfo) => page.getByLabel(screens.info[name])
  const answer = (number: number) => page.getByLabel(words.questions.questions[number - 1] ?? '')
  const text = (name: TextName) => page.getByRole('textbox', { name: screens.texts[name] })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const toast = page.getByRole('region', { name: screens.toast.region }).getByRole('listitem')
  const texts = async (): Promise<Texts> => ({
    welcome: await text('welcome').inputValue(),
    ceremony: await text('ceremony').inputValue(),
    finalMessage: await text('finalMessage').inputValue(),
  })
  return {
    page,
    words,
    field,
    answer,
    text,
    button,
    toast,
    texts,
    openFirst: async () => {
      await enter(page)
      await page.goto('/app')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: languageDetails[language].name })
        .click()
      await expect(page.locator('html')).toHaveAttribute('lang', languageDetails[language].locale)
    },
    open: async (earlier) => {
      await page.addInitScript(leaveBehind, { language, earlier })
      await enter(page)
      await page.goto('/app')
      await expect(field('brideName')).toBeEditable()
    },
    fill: async (info, answers) => {
      for (const name of infoNames) await field(name).fill(info[name])
      for (const [index, value] of answers.entries()) await answer(index + 1).fill(value)
    },
    generate: async () => {
      await button(screens.actions.generate).click()
      await expect(toast).toContainText(screens.toasts.textsGenerated, { timeout: 20_000 })
      for (const name of textNames) await expect(text(name)).not.toHaveValue('')
    },
    content: async () => ({
      info: {
        brideName: await field('brideName').inputValue(),
        groomName: await field('groomName').inputValue(),
        location: await field('location').inputValue(),
        date: await field('date').inputValue(),
        time: await field('time').inputValue(),
      },
      answers: await Promise.all([1, 2, 3, 4, 5].map((number) => answer(number).inputValue())),
      texts: await texts(),
    }),
  }
}

/** Runs in the browser before the page does, at every navigation; what is there already stays. */
function leaveBehind(visit: { language: Language; earlier: EarlierVisit | undefined }): void {
  localStorage.setItem('preferred_language', visit.language)
  if (visit.earlier === undefined || sessionStorage.getItem('left-behind') !== null) return
  sessionStorage.setItem('left-behind', 'yes')
  localStorage.setItem('ceremony_info', JSON.stringify(visit.earlier.info))
  localStorage.setItem('ceremony_answers', JSON.stringify(visit.earlier.answers))
  localStorage.setItem('ceremony_texts', JSON.stringify(visit.earlier.texts))
}

/** The paragraphs of a downloaded document, read by somebody else's reader. */
export async function paragraphsOf(download: Download): Promise<string[]> {
  const { value } = await mammoth.extractRawText({ buffer: await readFile(await download.path()) })
  return value.split('\n\n').slice(0, -1)
}
