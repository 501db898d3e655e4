import { baseLanguage, type CeremonyLanguage } from '../ceremony/ceremony-language.ts'
import type { Language } from '../languages.ts'
import { wording as en } from './wording/en.ts'
import { wording as es } from './wording/es.ts'
import { wording as fr } from './wording/fr.ts'
import { wording as pt } from './wording/pt.ts'
import type { Wording, WordingOf } from './wording/wording.ts'

const wordings: Record<Language, WordingOf> = { pt, en, fr, es }

/** The instructions in a ceremony's language and variant. */
export function wordingFor(language: CeremonyLanguage): Wording {
  return wordings[baseLanguage(language)](language)
}
