/** The pages that are drawn, each with what it needs to be seen in the state it is named after. */
import type { Page } from '@playwright/test'
import type { Language } from '#core/languages.ts'
import { publicPagePath } from '#core/public-pages.ts'
import { returnPaths } from '#core/return-paths.ts'
import { creatorPage } from '../../e2e/creator-page.ts'
import { buyer, coupleIn, longText } from './sample-data.ts'

/** What a scene leaves in the browser's storage before its page opens; values that are objects are written as JSON. */
type Stored = Readonly<Record<string, string | object>>

export interface Scene {
  name: string
  path: (language: Language) => string
  /** Opened as a subscriber. */
  loggedIn?: true
  /** First visit: no language is chosen yet. */
  firstVisit?: true
  stored?: (language: Language) => Stored
  /** Of a subscriber whose purchase may still be taken back. */
  purchase?: true
  /** Answer of the claim that a page after paying waits for. */
  claim?: object
  /** Brings the opened page into the state; without it the opened page is the state. */
  prepare?: (page: Page, language: Language) => Promise<void>
  /** What stands at the top of the window; the top of the page without it. */
  from?: string
  /** Drawn whole, or only what the window shows. */
  fullPage: boolean
}

const app = () => '/app'

export const scenes: readonly Scene[] = [
  {
    name: 'landing',
    path: (language) => publicPagePath({ name: 'landing', language }),
    prepare: openQuestions,
    fullPage: true,
  },
  { name: 'first-visit', path: () => '/login', firstVisit: true, prepare: dialog, fullPage: false },
  { name: 'login', path: () => '/login', fullPage: true },
  { name: 'creator-empty', path: app, loggedIn: true, purchase: true, fullPage: true },
  {
    name: 'creator-filled',
    path: app,
    loggedIn: true,
    prepare: async (page, language) => {
      const creator = creatorPage(page, language)
      const { info, answers } = coupleIn(language)
      await creator.fill(info, answers)
      await creator.generate()
      await creator.toast.getByRole('button').click()
      await page.evaluate(() => document.querySelector('.sheet-scroll')?.scrollTo(0, 0))
    },
    fullPage: true,
  },
  {
    name: 'creator-long',
    path: app,
    loggedIn: true,
    stored: (language) => ({
      ceremony_info: coupleIn(language).info,
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
    name: 'creator-instructions',
    path: app,
    loggedIn: true,
    prepare: async (page, language) => {
      const creator = creatorPage(page, language)
      await creator.button(creator.words.screens.header.instructions).click()
      await dialog(page)
    },
    fullPage: false,
  },
  {
    name: 'creator-settings',
    path: app,
    loggedIn: true,
    prepare: async (page, language) => {
      const creator = creatorPage(page, language)
      await creator.button(creator.words.screens.header.settings).click()
      await dialog(page)
    },
    fullPage: false,
  },
  {
    name: 'payment-waiting',
    path: () => returnPaths['mercado-pago'].pending,
    claim: { status: 'pending' },
    fullPage: true,
  },
  {
    name: 'payment-failed',
    path: () => returnPaths['mercado-pago'].failure,
    claim: { status: 'failed' },
    prepare: waysToPay,
    fullPage: true,
  },
  {
    name: 'payment-pin',
    path: () => returnPaths['mercado-pago'].success,
    claim: { status: 'paid', user: { ...buyer, email: '' } },
    fullPage: true,
  },
  {
    name: 'privacy',
    path: (language) => publicPagePath({ name: 'privacy', language }),
    fullPage: true,
  },
  {
    name: 'terms',
    path: (language) => publicPagePath({ name: 'terms', language }),
    fullPage: true,
  },
  { name: 'not-found', path: () => '/nope', fullPage: true },
]

async function waysToPay(page: Page): Promise<void> {
  await page.locator('.pay-place, .pay-button').first().scrollIntoViewIfNeeded()
  await page.locator('.pay-button').nth(1).waitFor()
}

async function dialog(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor()
}

/** One answer is open: it is part of the look. The ways to pay come with scrolling. */
async function openQuestions(page: Page): Promise<void> {
  await page.locator('.questions summary').first().click()
  await waysToPay(page)
}
