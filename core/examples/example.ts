import type { Language } from '../languages.ts'
import { example as en } from './en.ts'
import { example as es } from './es.ts'
import type { ExampleCouple } from './example-couple.ts'
import { example as fr } from './fr.ts'
import { example as pt } from './pt.ts'

/** The example couple of each language. */
export const examples: Readonly<Record<Language, ExampleCouple>> = { pt, en, fr, es }
