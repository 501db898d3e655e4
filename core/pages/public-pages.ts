/** The pages anyone may read without an account, each prerendered at a separate address in every language. */
import { defaultLanguage, type Language, languages } from '../languages.ts'
import { type HelpTask, helpTasks } from './help-tasks.ts'

type HelpPageName = 'help' | `help-${HelpTask}`

export type PublicPageName = 'landing' | 'example' | HelpPageName | 'privacy' | 'terms'

/** The name of the help's page for a task; without one, of the page that leads to them all. */
export function helpPageName(task?: HelpTask): HelpPageName {
  return task === undefined ? 'help' : `help-${task}`
}

export const publicPageNames: readonly PublicPageName[] = [
  'landing',
  'example',
  'help',
  ...helpTasks.map((task) => helpPageName(task)),
  'privacy',
  'terms',
]

/** The documents of the law, which open without a network too. */
export function isLegal({ name }: { name: PublicPageName }): boolean {
  return name === 'privacy' || name === 'terms'
}

export function isHelp({ name }: { name: PublicPageName }): boolean {
  return name.startsWith('help')
}

/** The task that a page of the help is for; undefined for every other page. */
export function helpTaskOf({ name }: { name: PublicPageName }): HelpTask | undefined {
  return helpTasks.find((task) => helpPageName(task) === name)
}

export interface PublicPage {
  name: PublicPageName
  language: Language
}

/** The end of each document's address. Letters contain these addresses, so they never change. */
const documentSlugs: Record<Exclude<PublicPageName, 'landing'>, Record<Language, string>> = {
  example: { pt: 'exemplo', en: 'example', fr: 'exemple', es: 'ejemplo' },
  help: { pt: 'ajuda', en: 'help', fr: 'aide', es: 'ayuda' },
  'help-write': {
    pt: 'ajuda/escrever',
    en: 'help/writing',
    fr: 'aide/ecrire',
    es: 'ayuda/escribir',
  },
  'help-shape': {
    pt: 'ajuda/ajustar',
    en: 'help/shaping',
    fr: 'aide/adapter',
    es: 'ayuda/ajustar',
  },
  'help-check': {
    pt: 'ajuda/conferir',
    en: 'help/checking',
    fr: 'aide/verifier',
    es: 'ayuda/revisar',
  },
  'help-altar': {
    pt: 'ajuda/no-altar',
    en: 'help/on-the-day',
    fr: 'aide/le-jour-j',
    es: 'ayuda/en-el-altar',
  },
  'help-paper': {
    pt: 'ajuda/imprimir',
    en: 'help/printing',
    fr: 'aide/imprimer',
    es: 'ayuda/imprimir',
  },
  'help-device': {
    pt: 'ajuda/outro-aparelho',
    en: 'help/another-device',
    fr: 'aide/autre-appareil',
    es: 'ayuda/otro-dispositivo',
  },
  'help-backup': {
    pt: 'ajuda/copia-de-seguranca',
    en: 'help/backup',
    fr: 'aide/sauvegarde',
    es: 'ayuda/copia-de-seguridad',
  },
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

/** Where renewing leads: to the price card of a start page, or, for whoever is logged in, to the dialog of `/app`. */
export const renewalFragment = '#renew'
