import { baseLanguage, type CeremonyLanguage } from '../../ceremony/ceremony-language.ts'
import type { Language } from '../../languages.ts'
import { instructions as en } from './instructions/en.ts'
import { instructions as es } from './instructions/es.ts'
import { instructions as fr } from './instructions/fr.ts'
import type { Instructions, InstructionsOf } from './instructions/instructions.ts'
import { instructions as pt } from './instructions/pt.ts'

const byLanguage: Record<Language, InstructionsOf> = { pt, en, fr, es }

/** The instructions in a ceremony's language and variant. */
export function instructionsFor(language: CeremonyLanguage): Instructions {
  return byLanguage[baseLanguage(language)](language)
}
