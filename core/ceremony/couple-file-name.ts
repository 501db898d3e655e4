/** What the files made from a ceremony are called. */
import type { Ceremony } from './document.ts'
import { onOneLine } from './paragraphs.ts'

/** What no common file system takes in a name, and what is invisible there. */
const refused = /[\p{C}\\/:*?"<>|]/gu

const nameMaxCharacters = 60

function inFileName(text: string): string {
  const clean = onOneLine(text).replace(refused, '').replace(/^\.+/u, '').trim()
  return [...clean].slice(0, nameMaxCharacters).join('').trim()
}

/**
 * A name that tells couples apart: `Cerimônia - Luísa e Thiago - 2027-05-15.docx`. What is not known is left out.
 * @param title what the file is, as the user calls it
 * @param couple the two names as the script says them
 */
export function coupleFileName(
  title: string,
  couple: string,
  { date }: Pick<Ceremony, 'date'>,
  extension: string,
): string {
  const parts = [title, couple, date].map(inFileName).filter((part) => part !== '')
  return `${parts.join(' - ')}.${extension}`
}
