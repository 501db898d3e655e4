/** Corrects one line of the script as it is read, wherever its words come from. Nothing else is changed. */
import type { Ceremony } from '../ceremony/document.ts'
import { type EditableLine, editableLines } from '../ceremony/editable-lines.ts'
import { replaceBody, writeByHand } from '../ceremony/edits/body.ts'
import { replaceLine } from '../ceremony/edits/line.ts'
import { onOneLine, paragraphsOf } from '../ceremony/paragraphs.ts'
import type { Library } from '../library/piece.ts'

/** Which line of the script is meant. */
export interface LineOfScript {
  /** The section's key. */
  key: string
  /** Position among the section's lines as they are read, from 0. */
  line: number
}

/**
 * The ceremony with one line of its script replaced; the very same ceremony if there is no such line, or if the text is
 * empty: a line is not removed by mistake in front of guests.
 */
export function correctLine(
  ceremony: Ceremony,
  library: Library,
  { key, line }: LineOfScript,
  text: string,
  nowMs: number,
): Ceremony {
  const body = ceremony.plan.find((section) => section.key === key)?.body
  if (body === undefined) return ceremony
  let before = 0
  for (const editable of editableLines(body, ceremony, library)) {
    const read = readLines(editable)
    const former = read[line - before]
    before += read.length
    if (former === undefined) continue
    // The verses of a poem are one line.
    const words = former.includes('\n') ? paragraphsOf(text).join('\n') : onOneLine(text)
    if (words === '' || words === former) return ceremony
    const { place } = editable
    if (place.kind === 'drawn') {
      const byHand = writeByHand(ceremony, key, library, nowMs)
      return correctLine(byHand, library, { key, line }, words, nowMs)
    }
    const all = read.with(line - (before - read.length), words).join('\n')
    const next = replaceLine(ceremony, library, key, place, [all], nowMs)
    if (place.kind !== 'paragraph') return next
    // The former text stays as a version: after the wedding nobody remembers what stood there.
    const written = next.plan.find((section) => section.key === key)?.body ?? body
    return replaceBody(ceremony, key, written, nowMs)
  }
  return ceremony
}

/** What of a line stands in the script as lines of their own. The library's own are never cut. */
function readLines({ place, text, isEdited }: EditableLine): string[] {
  return place.kind === 'hand' || isEdited || place.kind === 'paragraph'
    ? paragraphsOf(text)
    : [text]
}
