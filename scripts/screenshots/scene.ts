import type { Page } from '@playwright/test'
import type { Language } from '#core/languages.ts'
import type { AiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'

/** What a scene leaves in the browser's storage before its page opens; values that are objects are written as JSON. */
export type Stored = Readonly<Record<string, string | object>>

/** A page in one state, with what it needs to be seen in it. */
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
  /** Answer of the claim that a page after paying waits for; a number is a status without one. */
  claim?: object | number
  /** Brings the opened page into the state; without it the opened page is the state. */
  prepare?: (page: Page, language: Language, ai: AiSandbox) => Promise<void>
  /** Something is still under way in the state. */
  isBusy?: true
  /** What stands at the top of the window; the top of the page without it. */
  from?: string
  /** Drawn whole, or only what the window shows. */
  fullPage: boolean
}
