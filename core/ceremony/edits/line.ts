/** Edits to one line of a section, wherever its words come from. */
import type { Library } from '../../library/piece.ts'
import { rendered, wordingLines } from '../body-lines.ts'
import type { Ceremony, LibraryReference, Line, PlacedSection } from '../document.ts'
import { type LinePlace, writableLines, writtenParagraphs } from '../editable-lines.ts'
import { namedPeople } from '../named-people.ts'
import { joinedParagraphs } from '../paragraphs.ts'
import { firstKeyOf, throughSecond } from '../second-language.ts'
import { changeWording, editHandLines, editLine, editText } from './body.ts'
import { withRoomForSecond } from './second-language.ts'

/** The words that a section takes from the library, be it as a whole or as the ending of a written text. */
function referenceOf({ body }: PlacedSection): LibraryReference | undefined {
  if (body.kind === 'library') return body
  return body.kind === 'written' ? body.ending : undefined
}

/** What stands where the library has its line number `position`. */
function standingLines(
  reference: LibraryReference,
  position: number,
  ceremony: Ceremony,
  library: Library,
): readonly Line[] {
  const edit = reference.edits.find(({ line }) => line === position)
  if (edit !== undefined) return edit.lines
  const line = wordingLines(reference, library)[position]
  if (line === undefined) return []
  return [rendered(line, ceremony, namedPeople(ceremony, library.frame), library)]
}

function replaced<Item>(
  items: readonly Item[],
  index: number,
  replacement: (item: Item) => readonly Item[],
): Item[] {
  return items.flatMap((item, position) => (position === index ? replacement(item) : [item]))
}

/**
 * Puts these texts in the place of a line, each as a line of the same speaker; none removes it. What was the library's
 * or the writer's becomes plain words. The same ceremony where there is no such line, or where it is drawn from fields.
 * @param key a section's, or that of its second text, which may still be empty
 */
export function replaceLine(
  ceremony: Ceremony,
  library: Library,
  key: string,
  place: LinePlace,
  texts: readonly string[],
  nowMs: number,
): Ceremony {
  const section = ceremony.plan.find((one) => one.key === key)
  if (section === undefined) {
    const { second } = library
    const own = firstKeyOf(key)
    if (second === undefined || own === undefined) return ceremony
    return throughSecond((other) => replaceLine(other, second, key, place, texts, nowMs))(
      withRoomForSecond(ceremony, library, own, nowMs),
      nowMs,
    )
  }
  const { body } = section
  const asLines = (line: Line): Line[] => texts.map((text) => ({ ...line, text }))
  switch (place.kind) {
    case 'drawn':
      return ceremony
    case 'paragraph': {
      if (body.kind !== 'written') return ceremony
      const paragraphs = writtenParagraphs(body, namedPeople(ceremony, library.frame))
      const content = joinedParagraphs(replaced(paragraphs, place.index, () => texts))
      return content === body.content && body.origin === 'hand'
        ? ceremony
        : editText(ceremony, key, content, nowMs)
    }
    case 'hand':
      if (body.kind !== 'byHand') return ceremony
      return editHandLines(
        ceremony,
        key,
        replaced(writableLines(body), place.index, asLines),
        nowMs,
      )
    case 'library': {
      const reference = referenceOf(section)
      if (reference === undefined) return ceremony
      const standing = standingLines(reference, place.line, ceremony, library)
      if (standing[place.index] === undefined) return ceremony
      return editLine(ceremony, key, place.line, replaced(standing, place.index, asLines), nowMs)
    }
  }
}

/** Takes a section back to the library's words, or the ending of a written text; how it read is kept as a version. */
export function resetSection(ceremony: Ceremony, key: string, nowMs: number): Ceremony {
  const section = ceremony.plan.find((one) => one.key === key)
  const reference = section && referenceOf(section)
  return reference === undefined ? ceremony : changeWording(ceremony, key, reference, nowMs)
}
