import { createContext } from 'react'
import type { Language } from '#core/languages.ts'
import type { Messages } from './messages.ts'

/** The language of a page that has one of its own, at hand from the first paint; absent elsewhere. */
export const PageLanguageContext = createContext<
  { language: Language; messages: Messages } | undefined
>(undefined)
