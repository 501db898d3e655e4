/**
 * The script of a ceremony: what its plan says, in the plan's order, and whose line each is. The plan is the only
 * order: the page, the document, the copied text and the minutes all follow it.
 */
import { render } from '../library/notation.ts'
import { type Library, type Piece, pieceOf } from '../library/piece.ts'
import { sectionLines } from './bilingual-lines.ts'
import type { CeremonyLanguage } from './ceremony-language.ts'
import type { Ceremony, PlacedSection } from './document.ts'
import { namedPeople } from './named-people.ts'
import { onOneLine } from './paragraphs.ts'
import type { ScriptLine } from './script-line.ts'

export interface ScriptSection {
  /** The key of the section in the plan. */
  key: string
  kind: string
  /** Absent for a section without a heading; never empty. */
  heading?: string
  /** At least one line. */
  lines: readonly ScriptLine[]
  /** Minutes of what is done here without words. */
  silentMinutes: number
  /** Whether the celebrant says the couple's lines first. */
  isRepeated: boolean
}

export interface Script {
  language: CeremonyLanguage
  /** Title of the document, for its properties and its window; the script itself opens with the header. */
  title: string
  sections: readonly ScriptSection[]
}

/** A procession of the usual length. */
const entranceMinutes = 5

/** The piece of the library that stands in a section, or that its kind is named after. */
export function pieceIn({ kind, body }: PlacedSection, library: Library): Piece | undefined {
  return pieceOf(library, body.kind === 'library' ? body.piece : kind)
}

/** The section's own heading, or the library's; undefined if it has none. */
export function headingOf(section: PlacedSection, library: Library): string | undefined {
  const { title = '', kind } = section
  const headings: Readonly<Record<string, string>> = library.frame.headings
  return (
    onOneLine(title) ||
    pieceIn(section, library)?.heading ||
    (Object.hasOwn(headings, kind) ? headings[kind] : undefined)
  )
}

function sectionOf(section: PlacedSection, ceremony: Ceremony, library: Library): ScriptSection {
  const { key, kind } = section
  const heading = headingOf(section, library)
  const piece = pieceIn(section, library)
  return {
    key,
    kind,
    ...(heading === undefined ? {} : { heading }),
    lines: sectionLines(section, ceremony, library).map(({ line }) => line),
    silentMinutes: piece?.silentMinutes ?? (kind === 'entrances' ? entranceMinutes : 0),
    isRepeated: piece?.isRepeated ?? false,
  }
}

/**
 * The script of a ceremony, in the order of its plan. Sections that are switched off or have no words yet are omitted,
 * headings included.
 * What is read in a second language stands with the same in the first.
 * @param library the library in the ceremony's language, with that of the second one
 */
export function scriptOf(ceremony: Ceremony, library: Library): Script {
  return {
    language: ceremony.language,
    title: render(library.frame.title, namedPeople(ceremony, library.frame)),
    sections: ceremony.plan
      .filter(({ isOn }) => isOn)
      .map((section) => sectionOf(section, ceremony, library))
      .filter(({ lines }) => lines.length > 0),
  }
}
