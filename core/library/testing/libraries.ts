/** Every library, for tests that read all of them. */
import { type CeremonyLanguage, ceremonyLanguages } from '../../ceremony/ceremony-language.ts'
import { loadLibrary } from '../load-library.ts'
import type { Library, PieceLine } from '../piece.ts'

const libraries = new Map(
  await Promise.all(
    ceremonyLanguages.map(async (language) => [language, await loadLibrary(language)] as const),
  ),
)

export function libraryOf(language: CeremonyLanguage): Library {
  const library = libraries.get(language)
  if (library === undefined) throw new Error(`no library in ${language}`)
  return library
}

interface WordingLines {
  piece: string
  wording: string
  lines: readonly PieceLine[]
}

/** Every wording of every piece, with the ids to ask the library for it. */
export function everyWording(library: Library): WordingLines[] {
  return Object.entries(library.pieces).flatMap(([piece, { wordings }]) =>
    Object.entries(wordings).map(([wording, { lines }]) => ({ piece, wording, lines })),
  )
}

/** Every wording without what others wrote, which stays as they wrote it. */
export function everyOwnWording(library: Library): WordingLines[] {
  return everyWording(library).map(({ piece, wording, lines }) => ({
    piece,
    wording,
    lines: lines.filter(({ isQuoted }) => isQuoted !== true),
  }))
}
