import type { PlacedSection } from '#core/ceremony/document.ts'
import { headingOf, pieceIn } from '#core/ceremony/script.ts'
import { type Library, pieceOf } from '#core/library/piece.ts'
import type { PlanMessages } from '#core/messages/shape/plan.ts'

/** What a piece of the library is called where one is chosen. */
export function pieceName(id: string, library: Library): string | undefined {
  const piece = pieceOf(library, id)
  return piece?.name ?? piece?.heading
}

/** A section's name for a sentence that puts it in quotation marks: without marks of its own (“I Do”). */
export function unquoted(name: string): string {
  const inner = /^[“«"](.+)[”»"]$/u.exec(name)?.[1]?.trim() ?? ''
  return inner === '' ? name : inner
}

/** What a section is called in the plan; never empty, though a script may show no heading. */
export function sectionName(
  section: PlacedSection,
  library: Library,
  words: Pick<PlanMessages, 'header' | 'unnamed'>,
): string {
  const piece = pieceIn(section, library)
  const listed = piece?.name ?? piece?.heading
  const fallback = section.kind === 'header' ? words.header : (listed ?? words.unnamed)
  return headingOf(section, library) ?? fallback
}
