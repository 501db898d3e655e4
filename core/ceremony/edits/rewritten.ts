/** Takes a part that was written again in the place of the former, which can be brought back. */
import { render } from '../../library/notation.ts'
import type { Library } from '../../library/piece.ts'
import type { Ceremony } from '../document.ts'
import { editableLines, type LinePlace, writtenParagraphs } from '../editable-lines.ts'
import { namedPeople } from '../named-people.ts'
import { joinedParagraphs, paragraphsOf } from '../paragraphs.ts'
import { replaceBody, takeWritten } from './body.ts'
import { replaceLine } from './line.ts'

/** What was written again: a whole written text, or one line of any section. */
export type RewrittenPlace = LinePlace | 'whole'

/** What can be written again: the celebrant's own lines that say something. */
export function rewritableLines(
  ceremony: Ceremony,
  library: Library,
  key: string,
): { place: LinePlace; text: string }[] {
  const body = ceremony.plan.find((section) => section.key === key)?.body
  if (body === undefined) return []
  return editableLines(body, ceremony, library).filter(
    ({ place, speaker, text }) =>
      speaker === 'celebrant' && place.kind !== 'drawn' && text.trim() !== '',
  )
}

/** A text with names as tokens, as it is read: its paragraphs. */
export function readParagraphs(ceremony: Ceremony, library: Library, content: string): string[] {
  return paragraphsOf(render(content, namedPeople(ceremony, library.frame)))
}

/**
 * Puts `content`, names as tokens, in the place of a part. The former text of a written section is kept as a version; a
 * ritual's line goes back to the library's by itself. In text changed by hand, names become plain words.
 */
export function takeRewritten(
  ceremony: Ceremony,
  library: Library,
  key: string,
  place: RewrittenPlace,
  content: string,
  nowMs: number,
): Ceremony {
  const body = ceremony.plan.find((section) => section.key === key)?.body
  if (place === 'whole') return takeWritten(ceremony, key, content, nowMs)
  const plain = readParagraphs(ceremony, library, content)
  if (body?.kind !== 'written' || place.kind !== 'paragraph') {
    return replaceLine(ceremony, library, key, place, plain, nowMs)
  }
  const replaced = (paragraphs: readonly string[], by: readonly string[]): string =>
    joinedParagraphs(paragraphs.flatMap((one, index) => (index === place.index ? by : [one])))
  if (body.origin === 'writer') {
    const text = replaced(paragraphsOf(body.content), paragraphsOf(content))
    return takeWritten(ceremony, key, text, nowMs)
  }
  const former = writtenParagraphs(body, namedPeople(ceremony, library.frame))
  return replaceBody(ceremony, key, { ...body, content: replaced(former, plain) }, nowMs)
}
