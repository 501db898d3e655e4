/**
 * A section's lines as a hand edits them: each with its place in the document. Unlike the script's lines (`bodyLines`)
 * they include the empty ones, which are there to be written into.
 */
import { type NamedPeople, render } from '../library/notation.ts'
import type { Library } from '../library/piece.ts'
import { bodyLines, rendered, spokenBy, wordingLines } from './body-lines.ts'
import type { Body, Ceremony, LibraryReference, Line, Speaker } from './document.ts'
import { namedPeople } from './named-people.ts'
import { editedParagraphs, onOneLine, paragraphsOf } from './paragraphs.ts'
import { readAs } from './verses.ts'

/** Where in its section a line stands; positions count from 0. */
export type LinePlace =
  /** Generated from the ceremony's fields: the `index`th of them. */
  | { kind: 'drawn'; index: number }
  /** A paragraph of a written text. */
  | { kind: 'paragraph'; index: number }
  /** The `index`th of the lines that stand where the library has its line number `line`. */
  | { kind: 'library'; line: number; index: number }
  | { kind: 'hand'; index: number }

export interface EditableLine {
  place: LinePlace
  speaker: Speaker
  /** The speaker's name in the script; present unless the celebrant speaks. */
  spokenBy?: string
  text: string
  /** Whether it replaces a line of the library, which can be brought back. */
  isEdited: boolean
}

function handLine(
  place: LinePlace,
  line: Line,
  people: NamedPeople,
  isEdited: boolean,
): EditableLine {
  const name =
    line.speaker === 'other' ? onOneLine(line.name) || undefined : spokenBy(line.speaker, people)
  const { speaker, text } = line
  return { place, speaker, text, isEdited, ...(name === undefined ? {} : { spokenBy: name }) }
}

function libraryLines(
  reference: LibraryReference,
  ceremony: Ceremony,
  people: NamedPeople,
  library: Library,
): EditableLine[] {
  const lines = wordingLines(reference, library)
  const edits = new Map(reference.edits.map((edit) => [edit.line, edit.lines]))
  const placed = (position: number, standing: readonly Line[], isEdited: boolean): EditableLine[] =>
    standing.map((line, index) =>
      handLine({ kind: 'library', line: position, index }, line, people, isEdited),
    )
  const inPlace = lines.flatMap((line, position) => {
    if (line.power !== undefined && line.power !== ceremony.power) return []
    const edited = edits.get(position)
    if (edited !== undefined) return placed(position, edited, true)
    return placed(position, [rendered(line, ceremony, people, library)], false)
  })
  const beyond = reference.edits.filter(({ line }) => line >= lines.length)
  return [...inPlace, ...beyond.flatMap(({ line, lines: own }) => placed(line, own, true))]
}

/** A written text's paragraphs, one at least: an unwritten text has an empty one. */
export function writtenParagraphs(
  { content, origin }: Extract<Body, { kind: 'written' }>,
  people: NamedPeople,
): string[] {
  if (origin === 'hand') return editedParagraphs(content)
  const paragraphs = paragraphsOf(render(content, people))
  return paragraphs.length > 0 ? paragraphs : ['']
}

/** The lines of a section written by hand, one at least: there must be somewhere to begin. */
export function writableLines({ lines }: Extract<Body, { kind: 'byHand' }>): readonly Line[] {
  return lines.length > 0 ? lines : [{ speaker: 'celebrant', text: '' }]
}

/** The lines of a body in their order, with their places. */
export function editableLines(body: Body, ceremony: Ceremony, library: Library): EditableLine[] {
  const people = namedPeople(ceremony, library.frame)
  switch (body.kind) {
    case 'fields':
      return bodyLines(body, ceremony, library).map((line, index) => ({
        ...line,
        place: { kind: 'drawn', index },
        isEdited: false,
      }))
    case 'written':
      return [
        ...writtenParagraphs(body, people).map(
          (text, index): EditableLine => ({
            place: { kind: 'paragraph', index },
            speaker: 'celebrant',
            text,
            isEdited: false,
          }),
        ),
        ...(body.ending === undefined ? [] : libraryLines(body.ending, ceremony, people, library)),
      ]
    case 'library':
      return libraryLines(body, ceremony, people, library)
    case 'byHand':
      return writableLines(body).map((line, index) =>
        handLine({ kind: 'hand', index }, line, people, false),
      )
  }
}

/** What of a line stands in the script as lines of their own: none if it is empty. The library's own are never cut. */
export function readLines(line: EditableLine): string[] {
  const { place, text, isEdited } = line
  return place.kind === 'hand' || isEdited || place.kind === 'paragraph' ? readAs(line) : [text]
}

/** The line to edit for each line of `bodyLines`, in their order; the same one for all that it reads as. */
export function readEditableLines(
  body: Body,
  ceremony: Ceremony,
  library: Library,
): EditableLine[] {
  return editableLines(body, ceremony, library).flatMap((line) => readLines(line).map(() => line))
}
