import { createContext } from 'react'
import type { Spoken } from './language-store.ts'

/** The language of a page that has its own, available from the first paint; absent elsewhere. */
export const PageLanguageContext = createContext<Spoken | undefined>(undefined)
