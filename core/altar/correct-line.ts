/** Corrects one line of the script as it is read, wherever its words come from. Nothing else is changed. */

import { sectionLines } from '../ceremony/bilingual-lines.ts'
import type { Ceremony } from '../ceremony/document.ts'
import { readEditableLines, readLines } from '../ceremony/editable-lines.ts'
import { replaceBody, writeByHand } from '../ceremony/edits/body.ts'
import { replaceLine } from '../ceremony/edits/line.ts'
import { onOneLine, paragraphsOf } from '../ceremony/paragraphs.ts'
import { inLanguageOf } from '../ceremony/second-language.ts'
import { isVerse, joinedAs } from '../ceremony/verses.ts'
import type { Library } from '../library/piece.ts'

/** Which line of the script is meant. */
export interface LineOfScript {
  /** The section's key. */
  key: string
  /** Position among the section's lines as they are read, in both of its languages, from 0. */
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
  const section = ceremony.plan.find((one) => one.key === key)
  const placed = section && sectionLines(section, ceremony, library)[line]
  return placed === undefined
    ? ceremony
    : correctOwnLine(ceremony, library, { key: placed.key, line: placed.index }, text, nowMs)
}

/** The same for a line that is counted in its own language alone, in a section or in its second text. */
function correctOwnLine(
  ceremony: Ceremony,
  library: Library,
  { key, line }: LineOfScript,
  text: string,
  nowMs: number,
): Ceremony {
  const reading = inLanguageOf(key, ceremony, library)
  const body = reading.ceremony.plan.find((section) => section.key === key)?.body
  if (body === undefined) return ceremony
  const editable = readEditableLines(body, reading.ceremony, reading.library)
  const found = editable[line]
  if (found === undefined) return ceremony
  const { place } = found
  // The verses of a poem are one line.
  const [former = ''] = [readLines(found)[line - editable.indexOf(found)]]
  const words = isVerse(former) ? paragraphsOf(text).join('\n') : onOneLine(text)
  if (words === '' || words === former) return ceremony
  if (place.kind === 'drawn') {
    const byHand = writeByHand(ceremony, key, library, nowMs)
    return correctOwnLine(byHand, library, { key, line }, words, nowMs)
  }
  const all = joinedAs(found.speaker, readLines(found).with(line - editable.indexOf(found), words))
  const next = replaceLine(ceremony, library, key, place, [all], nowMs)
  if (place.kind !== 'paragraph') return next
  // The former text stays as a version: after the wedding nobody remembers what stood there.
  const written = next.plan.find((section) => section.key === key)?.body
  return written === undefined ? next : replaceBody(ceremony, key, written, nowMs)
}
