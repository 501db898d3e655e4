import type { Page } from '@playwright/test'
import type { Language } from '#core/languages.ts'
import type { AiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'

/** What a scene puts in the browser's storage before its page opens; objects are stored as JSON. */
type Stored = Readonly<Record<string, string | object>>

/** A page in one state, with what it takes to show it. */
export interface Scene {
  name: string
  path: (language: Language) => string
  /** Opened as a subscriber. */
  loggedIn?: true
  /** First visit: no language chosen yet. */
  firstVisit?: true
  stored?: (language: Language) => Stored
  /** The subscriber's purchase may still be withdrawn. */
  purchase?: true
  /** The answer to the claim that a page waits for after payment; a number is a status without a body. */
  claim?: object | number
  /** Brings the opened page into the state; without it, the opened page is the state. */
  prepare?: (page: Page, language: Language, ai: AiSandbox) => Promise<void>
  /** Something is still in progress in this state. */
  isBusy?: true
  /** Selects the element at the top of the window; left out, the page's top. */
  from?: string
  /** The whole page, or only what the window shows. */
  fullPage: boolean
}
