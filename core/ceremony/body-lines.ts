/** The lines of a section's body, wherever its words come from. */
import { type NamedPeople, render } from '../library/notation.ts'
import { type Library, type PieceLine, pieceOf } from '../library/piece.ts'
import { textOfLine } from './brought-note.ts'
import type { Body, Ceremony, LibraryReference, Line } from './document.ts'
import { entranceLines, headerLines } from './drawn-lines.ts'
import { namedPeople } from './named-people.ts'
import { onOneLine, paragraphsOf } from './paragraphs.ts'
import type { ScriptLine } from './script-line.ts'
import { readAs } from './verses.ts'

/** The name before a line; the celebrant's lines and what nobody reads aloud have none. */
export function spokenBy(speaker: ScriptLine['speaker'], people: NamedPeople): string | undefined {
  switch (speaker) {
    case 'first':
    case 'second':
      return people[speaker].called
    case 'both':
      return render('{both}', people)
    case 'other':
      return render('{reader}', people)
    default:
      return undefined
  }
}

function scriptLine(
  speaker: ScriptLine['speaker'],
  text: string,
  name: string | undefined,
): ScriptLine {
  return { speaker, text, ...(name === undefined ? {} : { spokenBy: name }) }
}

function handLines(lines: readonly Line[], people: NamedPeople): ScriptLine[] {
  return lines.flatMap((line) => {
    const name =
      line.speaker === 'other' ? onOneLine(line.name) || undefined : spokenBy(line.speaker, people)
    return readAs(line).map((text) => scriptLine(line.speaker, text, name))
  })
}

/** A line of the library as it reads in this ceremony. */
export function rendered(
  line: PieceLine,
  ceremony: Ceremony,
  people: NamedPeople,
  library: Library,
): Line {
  const { speaker } = line
  const words = textOfLine(line, ceremony, people, library)
  return speaker === 'other'
    ? { speaker, name: render('{reader}', people), text: words }
    : { speaker, text: words }
}

/** The wording a reference names, or the piece's first if this language has no such wording. */
export function wordingLines(
  { piece, wording }: Pick<LibraryReference, 'piece' | 'wording'>,
  library: Library,
): readonly PieceLine[] {
  const wordings = pieceOf(library, piece)?.wordings ?? {}
  const found = Object.hasOwn(wordings, wording) ? wordings[wording] : Object.values(wordings)[0]
  return found?.lines ?? []
}

function libraryLines(
  reference: LibraryReference,
  ceremony: Ceremony,
  people: NamedPeople,
  library: Library,
): ScriptLine[] {
  const lines = wordingLines(reference, library)
  const edits = new Map(reference.edits.map((edit) => [edit.line, edit.lines]))
  const inPlace = lines.flatMap((line, position) => {
    const { speaker, power } = line
    if (power !== undefined && power !== ceremony.power) return []
    const edited = edits.get(position)
    if (edited !== undefined) return handLines(edited, people)
    return [
      scriptLine(speaker, textOfLine(line, ceremony, people, library), spokenBy(speaker, people)),
    ]
  })
  // Words edited by hand are never dropped, even if the piece they were written for is unknown here.
  const beyond = reference.edits.filter(({ line }) => line >= lines.length)
  return [...inPlace, ...beyond.flatMap((edit) => handLines(edit.lines, people))]
}

/** The lines of a body as they are read. An unwritten text has none, but its ending remains. */
export function bodyLines(body: Body, ceremony: Ceremony, library: Library): ScriptLine[] {
  const people = namedPeople(ceremony, library.frame)
  switch (body.kind) {
    case 'fields':
      return body.fields === 'header'
        ? headerLines(ceremony, people)
        : entranceLines(ceremony, people, library.frame)
    case 'written': {
      const content = body.origin === 'writer' ? render(body.content, people) : body.content
      const written = paragraphsOf(content).map(
        (text): ScriptLine => ({ speaker: 'celebrant', text }),
      )
      const { ending } = body
      return ending === undefined
        ? written
        : [...written, ...libraryLines(ending, ceremony, people, library)]
    }
    case 'library':
      return libraryLines(body, ceremony, people, library)
    case 'byHand':
      return handLines(body.lines, people)
  }
}
