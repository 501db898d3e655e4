/**
 * Edits to a section's words. When one body replaces another, the former is kept as a version; edits within a body,
 * keystroke by keystroke, create none.
 */
import type { Library } from '../../library/piece.ts'
import { bodyLines } from '../body-lines.ts'
import type {
  Body,
  Ceremony,
  LibraryReference,
  Line,
  LineEdit,
  PlacedSection,
  Version,
} from '../document.ts'
import type { ScriptLine } from '../script-line.ts'
import { changed } from './change.ts'
import { replaceSection } from './plan.ts'

/** Former bodies kept per section; a body is a few kilobytes. */
export const maxVersions = 20

function isEmpty(body: Body): boolean {
  return (
    (body.kind === 'written' && body.content.trim() === '') ||
    (body.kind === 'byHand' && body.lines.length === 0)
  )
}

/** A section's versions plus one: no empty ones, no duplicates, and the oldest dropped if there are too many. */
export function withVersion(former: readonly Version[], version: Version): Version[] {
  if (isEmpty(version.body)) return [...former]
  const same = JSON.stringify(version.body)
  return [...former.filter(({ body }) => JSON.stringify(body) !== same), version].slice(
    -maxVersions,
  )
}

/** Replaces a section's body and keeps the former one as a version, unless it was empty. */
export function replaceBody(ceremony: Ceremony, key: string, body: Body, nowMs: number): Ceremony {
  const section = ceremony.plan.find((one) => one.key === key)
  if (section === undefined) return ceremony
  const versions = withVersion(ceremony.versions[key] ?? [], {
    replacedAtMs: nowMs,
    body: section.body,
  })
  const plan = ceremony.plan.map((one) => (one === section ? { ...one, body } : one))
  return changed(ceremony, { plan, versions: { ...ceremony.versions, [key]: versions } }, nowMs)
}

/** Restores a former body, by its position among the section's versions; the current one becomes a version. */
export function restoreVersion(
  ceremony: Ceremony,
  key: string,
  position: number,
  nowMs: number,
): Ceremony {
  const version = ceremony.versions[key]?.[position]
  if (version === undefined) return ceremony
  return replaceBody(ceremony, key, version.body, nowMs)
}

/**
 * Takes what the writer wrote for a section, with names as tokens. A section not meant for the writer stays as it is.
 */
export function takeWritten(
  ceremony: Ceremony,
  key: string,
  content: string,
  nowMs: number,
): Ceremony {
  const body = ceremony.plan.find((section) => section.key === key)?.body
  if (body?.kind !== 'written') return ceremony
  return replaceBody(ceremony, key, { ...body, content, origin: 'writer' }, nowMs)
}

/** A written text after editing by hand; from now on its names are plain words. */
export function editText(
  ceremony: Ceremony,
  key: string,
  content: string,
  nowMs: number,
): Ceremony {
  return replaceSection(
    ceremony,
    key,
    (section) =>
      section.body.kind === 'written'
        ? { ...section, body: { ...section.body, content, origin: 'hand' } }
        : section,
    nowMs,
  )
}

function withEdit(edits: readonly LineEdit[], edit: LineEdit): LineEdit[] {
  return [...edits.filter(({ line }) => line !== edit.line), edit].toSorted(
    (one, other) => one.line - other.line,
  )
}

/** Changes the words a section takes from the library: its own, or the ending of a written text. */
function changeReference(
  section: PlacedSection,
  change: (reference: LibraryReference) => LibraryReference,
): PlacedSection {
  const { body } = section
  if (body.kind === 'library') {
    const { piece, wording, edits } = change(body)
    return { ...section, body: { kind: 'library', piece, wording, edits } }
  }
  if (body.kind === 'written' && body.ending !== undefined) {
    return { ...section, body: { ...body, ending: change(body.ending) } }
  }
  return section
}

/**
 * Replaces a line of the library, given by its position: with one line to correct it, none to remove it, several to add
 * to it.
 */
export function editLine(
  ceremony: Ceremony,
  key: string,
  line: number,
  lines: readonly Line[],
  nowMs: number,
): Ceremony {
  const edit = { line, lines: [...lines] }
  return replaceSection(
    ceremony,
    key,
    (section) =>
      changeReference(section, (reference) => ({
        ...reference,
        edits: withEdit(reference.edits, edit),
      })),
    nowMs,
  )
}

/** Restores the library's line. */
export function resetLine(ceremony: Ceremony, key: string, line: number, nowMs: number): Ceremony {
  return replaceSection(
    ceremony,
    key,
    (section) =>
      changeReference(section, (reference) => ({
        ...reference,
        edits: reference.edits.filter((edit) => edit.line !== line),
      })),
    nowMs,
  )
}

/** Chooses another wording from the library; the edits to the former one are kept with it, as a version. */
export function changeWording(
  ceremony: Ceremony,
  key: string,
  { piece, wording }: Pick<LibraryReference, 'piece' | 'wording'>,
  nowMs: number,
): Ceremony {
  const section = ceremony.plan.find((one) => one.key === key)
  if (section === undefined) return ceremony
  const next = changeReference(section, () => ({ piece, wording, edits: [] }))
  return next === section ? ceremony : replaceBody(ceremony, key, next.body, nowMs)
}

function handLine({ speaker, text, spokenBy }: ScriptLine): Line {
  return speaker === 'other' ? { speaker, name: spokenBy ?? '', text } : { speaker, text }
}

/** A body's lines as they read now, all editable: names become plain words. */
export function asByHand(body: Body, ceremony: Ceremony, library: Library): Body {
  return { kind: 'byHand', lines: bodyLines(body, ceremony, library).map(handLine) }
}

/** Detaches a section's words from the library or the ceremony's fields, to be written line by line. */
export function writeByHand(
  ceremony: Ceremony,
  key: string,
  library: Library,
  nowMs: number,
): Ceremony {
  const body = ceremony.plan.find((section) => section.key === key)?.body
  if (body === undefined || body.kind === 'byHand') return ceremony
  return replaceBody(ceremony, key, asByHand(body, ceremony, library), nowMs)
}

/** Replaces the lines of a handwritten section. */
export function editHandLines(
  ceremony: Ceremony,
  key: string,
  lines: readonly Line[],
  nowMs: number,
): Ceremony {
  return replaceSection(
    ceremony,
    key,
    (section) =>
      section.body.kind === 'byHand'
        ? { ...section, body: { kind: 'byHand', lines: [...lines] } }
        : section,
    nowMs,
  )
}
