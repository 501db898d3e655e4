/** The pages anyone may read without an account, each prerendered at an address of its own in every language. */
import { defaultLanguage, type Language, languages } from './languages.ts'

export const publicPageNames = ['landing', 'privacy', 'terms'] as const

export type PublicPageName = (typeof publicPageNames)[number]

export interface PublicPage {
  name: PublicPageName
  language: Language
}

/** Last part of each document's address; addresses are printed in letters, so they stay as they are. */
const documentSlugs: Record<Exclude<PublicPageName, 'landing'>, Record<Language, string>> = {
  privacy: { pt: 'privacidade', en: 'privacy', fr: 'confidentialite', es: 'privacidad' },
  terms: { pt: 'termos', en: 'terms', fr: 'conditions', es: 'terminos' },
}

/** Address of a page in a language: `/` and `/privacidade` in the default one, `/en` and `/en/privacy` elsewhere. */
export function publicPagePath({ name, language }: PublicPage): string {
  const folder = language === defaultLanguage ? '' : `/${language}`
  if (name === 'landing') return folder === '' ? '/' : folder
  return `${folder}/${documentSlugs[name][language]}`
}

/** Every public page in every language. */
export const publicPages: readonly PublicPage[] = publicPageNames.flatMap((name) =>
  languages.map((language) => ({ name, language })),
)

/** The public page at an address, with or without a slash at its end; nothing for any other address. */
export function publicPageAt(path: string): PublicPage | undefined {
  const wanted = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return publicPages.find((page) => publicPagePath(page) === wanted)
}

/** The language an address says it is in, also where no page is; nothing where the stored preference decides. */
export function languageOfAddress(path: string): Language | undefined {
  const folder = path.split('/')[1]
  const named = languages.find((language) => language === folder && language !== defaultLanguage)
  return publicPageAt(path)?.language ?? named
}
