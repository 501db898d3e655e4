import type { Body, PlacedSection } from '#core/ceremony/document.ts'
import { type Library, type Piece, pieceOf } from '#core/library/piece.ts'

/** Where a section's words come from in the library: a piece, and the wording in use if there is one. */
interface SectionPiece {
  id: string
  piece: Piece
  wording: string | undefined
}

function referenceIn(body: Body): { piece: string; wording: string } | undefined {
  if (body.kind === 'library') return body
  return body.kind === 'written' ? body.ending : undefined
}

/** The piece a section takes words from, or took before it was written by hand. */
export function pieceOfSection(section: PlacedSection, library: Library): SectionPiece | undefined {
  const reference = referenceIn(section.body)
  const id = reference?.piece ?? section.kind
  const piece = pieceOf(library, id)
  return piece === undefined ? undefined : { id, piece, wording: reference?.wording }
}
