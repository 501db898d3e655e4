/** Texts that keep the line breaks they were written with. */
import type { Speaker } from './document.ts'
import { paragraphsOf } from './paragraphs.ts'

const lineBreak = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/

/**
 * Whether a break that is typed or pasted is part of the line. Whoever is called up has one text, be it a poem, a letter
 * or a vow; the celebrant's own breaks begin another line.
 */
export function keepsVerses(speaker: Speaker): boolean {
  return ['first', 'second', 'both', 'other'].includes(speaker)
}

/** The stanzas of a text, parted by blank lines: none is empty, no verse of them is, and each verse is trimmed. */
function stanzasOf(text: string): string[] {
  const stanzas: string[][] = [[]]
  for (const verse of text.split(lineBreak).map((line) => line.trim())) {
    if (verse === '') stanzas.push([])
    else stanzas.at(-1)?.push(verse)
  }
  return stanzas.filter((verses) => verses.length > 0).map((verses) => verses.join('\n'))
}

/** What a line written by hand is read as: stanza by stanza or paragraph by paragraph; nothing if it is empty. */
export function readAs({ speaker, text }: { speaker: Speaker; text: string }): string[] {
  return keepsVerses(speaker) ? stanzasOf(text) : paragraphsOf(text)
}

/** The text that is read as these. */
export function joinedAs(speaker: Speaker, parts: readonly string[]): string {
  return parts.join(keepsVerses(speaker) ? '\n\n' : '\n')
}

/** Whether a line is a stanza: only between verses does a line break stand. */
export function isVerse(line: string): boolean {
  return line.includes('\n')
}
