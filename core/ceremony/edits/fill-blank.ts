/** A name in the place of the bracket that stood for it, in words that have been taken over by hand. */
import type { Library } from '../../library/piece.ts'
import { type BlankGroup, blankOf, bracketsIn } from '../brackets.ts'
import type { Body, Ceremony, LibraryReference, Line } from '../document.ts'
import { changed } from './change.ts'

type Fill = (text: string) => string

function filledLine(line: Line, fill: Fill): Line {
  return line.speaker === 'other'
    ? { ...line, name: fill(line.name), text: fill(line.text) }
    : { ...line, text: fill(line.text) }
}

function filledEdits<Reference extends LibraryReference>(
  reference: Reference,
  fill: Fill,
): Reference {
  const edits = reference.edits.map((edit) => ({
    ...edit,
    lines: edit.lines.map((line) => filledLine(line, fill)),
  }))
  return { ...reference, edits }
}

function filledBody(body: Body, fill: Fill): Body {
  switch (body.kind) {
    case 'byHand':
      return { ...body, lines: body.lines.map((line) => filledLine(line, fill)) }
    case 'library':
      return filledEdits(body, fill)
    case 'written':
      return body.ending === undefined ? body : { ...body, ending: filledEdits(body.ending, fill) }
    case 'fields':
      return body
  }
}

/**
 * Puts a name wherever words by hand still hold the bracket of this group: a line that was edited before anybody was named
 * has it as plain text, in what is said or as who says it. The library's own lines follow the people by themselves.
 */
export function fillBlank(
  ceremony: Ceremony,
  of: BlankGroup,
  name: string,
  library: Library,
  nowMs: number,
): Ceremony {
  const fill: Fill = (text) =>
    bracketsIn(text)
      .filter(({ words }) => blankOf(words, library) === of)
      .reduceRight((now, { start, end }) => now.slice(0, start) + name + now.slice(end), text)
  const plan = ceremony.plan.map((section) => {
    const { otherTexts } = section
    const others = Object.entries(otherTexts ?? {}).map(([language, other]) => [
      language,
      { ...other, body: filledBody(other.body, fill) },
    ])
    return {
      ...section,
      body: filledBody(section.body, fill),
      ...(otherTexts === undefined ? {} : { otherTexts: Object.fromEntries(others) }),
    }
  })
  return changed(ceremony, { plan }, nowMs)
}
