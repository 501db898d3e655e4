/** What the files made from a ceremony are called. */
import type { Language } from '../languages.ts'
import { enumerated } from '../library/grammar.ts'
import { baseLanguage } from './ceremony-language.ts'
import type { Ceremony } from './document.ts'
import { onOneLine } from './paragraphs.ts'

/** The specification names the Portuguese one (docs/specification.md section 7.4); all in ASCII, as it is. */
const documentNames: Readonly<Record<Language, string>> = {
  pt: 'cerimonia.docx',
  en: 'ceremony.docx',
  fr: 'ceremonie.docx',
  es: 'ceremonia.docx',
}

const titles: Readonly<Record<Language, string>> = {
  pt: 'Cerimônia',
  en: 'Ceremony',
  fr: 'Cérémonie',
  es: 'Ceremonia',
}

/** What the script is called as a document, in its own language. */
export function documentName({ language }: Pick<Ceremony, 'language'>): string {
  return documentNames[baseLanguage(language)]
}

/** What no common file system takes in a name, and what is invisible there. */
const refused = /[\p{C}\\/:*?"<>|]/gu

const nameMaxCharacters = 60

function inFileName(text: string): string {
  const clean = onOneLine(text).replace(refused, '').replace(/^\.+/u, '').trim()
  return [...clean].slice(0, nameMaxCharacters).join('').trim()
}

/**
 * A name that tells couples apart, in the ceremony's language: `Cerimônia - Luísa e Thiago - 2027-05-15.docx`. What is
 * not known is left out.
 * @param ending without a dot in front
 */
export function coupleFileName(
  { couple, date, language }: Pick<Ceremony, 'couple' | 'date' | 'language'>,
  ending: string,
): string {
  const spoken = baseLanguage(language)
  const names = couple.map(({ name }) => inFileName(name)).filter((name) => name !== '')
  const parts = [titles[spoken], enumerated(names, spoken), date].map(inFileName)
  return `${parts.filter((part) => part !== '').join(' - ')}.${ending}`
}
