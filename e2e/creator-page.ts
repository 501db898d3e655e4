/** The desk as a celebrant uses it: fields by their labels, buttons by their names, in any language. */

import { readFile } from 'node:fs/promises'
import { type Download, expect, type Locator, type Page } from '@playwright/test'
import mammoth from 'mammoth'
import {
  type Answers,
  type CeremonyInfo,
  type TextName,
  type Texts,
  textNames,
} from '#core/ceremony/ceremony.ts'
import { questionsInOrder } from '#core/ceremony/questions.ts'

import { type Language, languageDetails } from '#core/languages.ts'
import { enter } from './give-access.ts'
import { languageSheet } from './language-sheet.ts'
import { type Wording, wording } from './wording.ts'

/** What an earlier visit left in the browser. */
interface EarlierVisit {
  info: CeremonyInfo
  answers: Answers
  texts: Texts
}

export interface CreatorPage {
  page: Page
  words: Wording
  /** The first visit of this browser: opens `/app` and chooses this language from those offered. */
  openFirst: () => Promise<void>
  /** Opens `/app` with the language already chosen, and with what an earlier visit left, if given. */
  open: (earlier?: EarlierVisit) => Promise<void>
  field: (name: keyof CeremonyInfo) => Locator
  /** The answer to a question, counted from 1. */
  answer: (number: number) => Locator
  /** The paragraphs of one of the three texts, in their place in the script; there unless it is being written. */
  lines: (name: TextName) => Locator
  /** One of the three texts, its paragraphs together. */
  text: (name: TextName) => Promise<string>
  /** Waits until a text says this, or what fits. */
  reads: (name: TextName, expected: string | RegExp) => Promise<void>
  /** Waits until a text says something else. */
  readsOther: (name: TextName, former: string) => Promise<void>
  /** Puts a whole text in the place of what is there, as pasting does. */
  write: (name: TextName, text: string) => Promise<void>
  button: (name: string) => Locator
  /** Presses a button, opening the menu that it may be in. */
  press: (name: string) => Promise<void>
  /** Opens the list of ceremonies. */
  openList: () => Promise<Locator>
  /** The one toast that may be shown. */
  toast: Locator
  fill: (info: CeremonyInfo, answers: Answers) => Promise<void>
  /** Leaves the card for the very first ceremony, where it is not known to have been left. */
  leaveCard: () => Promise<void>
  /** Generates all texts and waits for the toast that says so; `overHand` where the page asks about corrected ones. */
  generate: (options?: { overHand?: boolean }) => Promise<void>
  texts: () => Promise<Texts>
  /** Everything typed and written, as the fields show it. */
  content: () => Promise<{ info: CeremonyInfo; answers: string[]; texts: Texts }>
}

const infoNames = ['brideName', 'groomName', 'location', 'date', 'time'] as const

export function creatorPage(page: Page, language: Language = 'pt'): CreatorPage {
  const words = wording[language]
  const { screens } = words
  // Other fields of the desk may have such a word in their names.
  const field = (name: keyof CeremonyInfo) =>
    page.getByLabel(screens.info[name]).and(page.locator(`#info-${name}`))
  const answer = (number: number) =>
    page.getByLabel(questionsInOrder(words.questions)[number - 1] ?? '')
  const lines = (name: TextName) => page.locator(`textarea[id^="line-${name}-paragraph-"]`)
  const text = async (name: TextName): Promise<string> => {
    const paragraphs = await lines(name).evaluateAll((fields) =>
      fields.map((field) => (field as HTMLTextAreaElement).value),
    )
    return paragraphs.join('\n\n')
  }
  const leaveCard = async (): Promise<void> => {
    await expect(field('brideName')).toBeEditable()
    const card = page.locator('.start-card')
    if (await card.isVisible()) await card.getByRole('button').last().click()
  }
  const write = async (name: TextName, written: string): Promise<void> => {
    const field = lines(name)
    for (let left = await field.count(); left > 1; left -= 1) {
      await field.last().fill('')
      await field.last().press('Backspace')
    }
    await field.fill(written)
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const toast = page.getByRole('region', { name: screens.toast.region }).getByRole('listitem')
  const texts = async (): Promise<Texts> => ({
    welcome: await text('welcome'),
    ceremony: await text('ceremony'),
    finalMessage: await text('finalMessage'),
  })
  return {
    page,
    words,
    field,
    answer,
    lines,
    text,
    reads: async (name, expected) => {
      const poll = expect.poll(() => text(name))
      await (typeof expected === 'string' ? poll.toBe(expected) : poll.toMatch(expected))
    },
    readsOther: (name, former) => expect.poll(() => text(name)).not.toBe(former),
    write,
    button,
    press: (name) => pressInMenu(page, name, language),
    openList: async () => {
      await page.locator('.bar-couple').click()
      const list = page.getByRole('dialog', { name: words.shelf.title })
      await expect(list).toBeVisible()
      return list
    },
    toast,
    texts,
    openFirst: async () => {
      await page.addInitScript(leaveStartCard)
      await enter(page)
      await page.goto('/app')
      await languageSheet(page)
        .getByRole('button', { name: languageDetails[language].name })
        .click()
      await expect(languageSheet(page, language)).toBeHidden()
      await expect(page.locator('html')).toHaveAttribute('lang', languageDetails[language].locale)
    },
    open: async (earlier) => {
      await page.addInitScript(leaveStartCard)
      await page.addInitScript(leaveBehind, { language, earlier })
      await enter(page)
      await page.goto('/app')
      // Another tab may be the one that edits it.
      const shown = page.locator('input:not([readonly])').and(field('brideName'))
      await expect(shown.or(page.getByText(words.shelf.elsewhere))).toBeVisible()
    },
    leaveCard,
    fill: async (info, answers) => {
      await leaveCard()
      for (const name of infoNames) await field(name).fill(info[name])
      for (const [index, value] of answers.entries()) await answer(index + 1).fill(value)
    },
    generate: async ({ overHand = false } = {}) => {
      await button(screens.actions.generate).click()
      if (overHand) await button(words.rewriting.overHand.all).click()
      await expect(toast).toContainText(screens.toasts.textsGenerated, { timeout: 20_000 })
      for (const name of textNames) await expect.poll(() => text(name)).not.toBe('')
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

/** Runs in the browser before the page does: the card for the very first ceremony has been left. */
function leaveStartCard(): void {
  try {
    localStorage.setItem('enlace_start_card_left', 'yes')
  } catch {
    // Refused: the card comes, and goes by its own button.
  }
}

/** Runs in the browser before the page does, at every navigation; existing entries stay. */
function leaveBehind(visit: { language: Language; earlier: EarlierVisit | undefined }): void {
  localStorage.setItem('preferred_language', visit.language)
  if (visit.earlier === undefined || sessionStorage.getItem('left-behind') !== null) return
  sessionStorage.setItem('left-behind', 'yes')
  localStorage.setItem('ceremony_info', JSON.stringify(visit.earlier.info))
  localStorage.setItem('ceremony_answers', JSON.stringify(visit.earlier.answers))
  localStorage.setItem('ceremony_texts', JSON.stringify(visit.earlier.texts))
}

/** The paragraphs of a downloaded document, read with an independent reader. */
export async function paragraphsOf(download: Download): Promise<string[]> {
  const { value } = await mammoth.extractRawText({ buffer: await readFile(await download.path()) })
  return value.split('\n\n').slice(0, -1)
}

/** Presses a button of the desk, opening the menu that it is in if it is not in sight. */
export async function pressInMenu(
  page: Page,
  name: string,
  language: Language = 'pt',
): Promise<void> {
  const { screens, desk } = wording[language]
  const { saveDocument, copy, saveFile, openFile, clear } = screens.actions
  const target = page.getByRole('button', { name, exact: true })
  const menu = [saveDocument, copy, saveFile, openFile, clear].includes(name)
    ? desk.bar.save
    : desk.bar.account
  const opener = page.getByRole('button', { name: menu, exact: true })
  await expect(opener).toBeVisible()
  if (!(await target.isVisible()) && (await opener.getAttribute('aria-expanded')) === 'false') {
    await opener.click()
  }
  await target.click()
}

/** From the desk to the terms without a reload, through the purchase card in the account menu. */
export async function openTerms(page: Page): Promise<void> {
  await pressInMenu(page, 'Renovar o acesso')
  await page.getByRole('link', { name: 'termos de uso' }).click()
  await expect(page).toHaveURL(/\/termos$/)
}
