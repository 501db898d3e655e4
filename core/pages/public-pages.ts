/** The pages anyone may read without an account, each prerendered at a separate address in every language. */
import { defaultLanguage, type Language, languages } from '../languages.ts'

export const publicPageNames = ['landing', 'example', 'privacy', 'terms'] as const

export type PublicPageName = (typeof publicPageNames)[number]

/** The documents of the law, which open without a network too. */
export function isLegal({ name }: { name: PublicPageName }): boolean {
  return name === 'privacy' || name === 'terms'
}

export interface PublicPage {
  name: PublicPageName
  language: Language
}

/** Last segment of each document's address. Letters contain these addresses, so they never change. */
const documentSlugs: Record<Exclude<PublicPageName, 'landing'>, Record<Language, string>> = {
  example: { pt: 'exemplo', en: 'example', fr: 'exemple', es: 'ejemplo' },
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

/** The public page at an address, with or without a trailing slash; undefined for any other address. */
export function publicPageAt(path: string): PublicPage | undefined {
  const wanted = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return publicPages.find((page) => publicPagePath(page) === wanted)
}

/** The language an address is in, whether or not there is a page; undefined where the stored preference decides. */
export function languageOfAddress(path: string): Language | undefined {
  const folder = path.split('/')[1]
  const named = languages.find((language) => language === folder && language !== defaultLanguage)
  return publicPageAt(path)?.language ?? named
}
