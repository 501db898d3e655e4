/**
 * The languages a ceremony can be read in. They are not the interface languages: a celebrant with a Portuguese
 * interface may marry a couple in English, and a Mexican couple is not addressed like a Spanish one.
 */
import type { Language } from '../languages.ts'

export const ceremonyLanguages = ['pt-BR', 'en-US', 'en-GB', 'es-ES', 'es-419', 'fr-FR'] as const

/** A BCP 47 tag, so it also names the language to Intl, a page or a document. */
export type CeremonyLanguage = (typeof ceremonyLanguages)[number]

const languageOf: Record<CeremonyLanguage, Language> = {
  'pt-BR': 'pt',
  'en-US': 'en',
  'en-GB': 'en',
  'es-ES': 'es',
  'es-419': 'es',
  'fr-FR': 'fr',
}

const usualVariant: Record<Language, CeremonyLanguage> = {
  pt: 'pt-BR',
  en: 'en-US',
  fr: 'fr-FR',
  es: 'es-ES',
}

/** The language this is a variant of. */
export function baseLanguage(language: CeremonyLanguage): Language {
  return languageOf[language]
}

/** The variant a ceremony starts with when only the interface language is known. */
export function ceremonyLanguageFor(language: Language): CeremonyLanguage {
  return usualVariant[language]
}

/** The language's variants, of which most have one. */
export function variantsOf(language: CeremonyLanguage): readonly CeremonyLanguage[] {
  return ceremonyLanguages.filter((one) => languageOf[one] === languageOf[language])
}
