import type { Language } from '../../languages.ts'
import type { CheckLanguage } from './check-language.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

/** All four: a script has one language, but together they are smaller than the code that would load one. */
export const checkLanguages: Record<Language, CheckLanguage> = { pt, en, es, fr }
