import type { Locator, Page } from '@playwright/test'
import type { Language } from '#core/languages.ts'
import { firstVisit as en } from '#core/messages/en/first-visit.ts'
import { firstVisit as es } from '#core/messages/es/first-visit.ts'
import { firstVisit as fr } from '#core/messages/fr/first-visit.ts'
import { firstVisit as pt } from '#core/messages/pt/first-visit.ts'
import type { FirstVisitMessages } from '#core/messages/shape/first-visit.ts'

export const firstVisitWords: Record<Language, FirstVisitMessages> = { pt, en, fr, es }

/** The languages offered on a first visit, on a page in `language`. */
export function languageSheet(page: Page, language: Language = 'pt'): Locator {
  return page.getByRole('region', { name: firstVisitWords[language].title })
}
