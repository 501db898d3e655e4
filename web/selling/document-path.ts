import { defaultLanguage, type Language } from '#core/languages.ts'

const slugs: Record<'terms' | 'privacy', Record<Language, string>> = {
  privacy: { pt: 'privacidade', en: 'privacy', fr: 'confidentialite', es: 'privacidad' },
  terms: { pt: 'termos', en: 'terms', fr: 'conditions', es: 'terminos' },
}

/** Where the terms and the privacy page stand in a language. */
export function documentPath(name: keyof typeof slugs, language: Language): string {
  const folder = language === defaultLanguage ? '' : `/${language}`
  return `${folder}/${slugs[name][language]}`
}
