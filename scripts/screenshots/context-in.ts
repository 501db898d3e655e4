import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { type Language, languageDetails } from '#core/languages.ts'

/** The browser of someone who reads `language`, in the seller's time zone. */
export function contextIn(
  browser: Browser,
  language: Language,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({
    locale: languageDetails[language].locale,
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
    ...options,
  })
}
