/** The languages the product speaks, the default first (docs/specification.md section 1). */
export const languages = ['pt', 'en', 'fr', 'es'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'pt'

/** What a page needs to offer a language: its own name for itself and its locale (docs/specification.md section 1). */
export interface LanguageDetails {
  /** The language's name in that language. */
  name: string
  /** BCP 47 tag, for the `lang` attribute, Intl and the document's language. */
  locale: string
}

export const languageDetails: Record<Language, LanguageDetails> = {
  pt: { name: 'Português', locale: 'pt-BR' },
  en: { name: 'English', locale: 'en-US' },
  fr: { name: 'Français', locale: 'fr-FR' },
  es: { name: 'Español', locale: 'es-ES' },
}

/** Whether a value from outside (storage, a query, a header) is one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
