/** The languages the product speaks, the default first (seed section 1). */
export const languages = ['pt', 'en', 'fr', 'es'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'pt'

/** What a page needs to offer a language: its own name for itself and its locale (seed section 1). */
export interface LanguageDetails {
  /** The language's name in that language. */
  name: string
  /** BCP 47 tag: goes into the `lang` attribute, Intl and the document's language. */
  locale: string
}

export const languageDetails: Record<Language, LanguageDetails> = {
  pt: { name: 'Português', locale: 'pt-BR' },
  en: { name: 'English', locale: 'en-US' },
  fr: { name: 'Français', locale: 'fr-FR' },
  es: { name: 'Español', locale: 'es-ES' },
}

/** Whether a value from outside (storage, a query, a header) names a language we speak. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
