import type { Ceremony } from '#core/ceremony/document.ts'
import { type EditableLine, readEditableLines } from '#core/ceremony/editable-lines.ts'
import { inLanguageOf } from '#core/ceremony/second-language.ts'
import type { Library } from '#core/library/piece.ts'

/**
 * What to edit for the line of a section, or of its second text, that its language counts as this one: the script leaves
 * out what is empty, and reads the stanzas of one text as several lines.
 */
export function spokenLine(
  ceremony: Ceremony,
  library: Library,
  key: string,
  line: number,
): EditableLine | undefined {
  const reading = inLanguageOf(key, ceremony, library)
  const section = reading.ceremony.plan.find((one) => one.key === key)
  return section === undefined
    ? undefined
    : readEditableLines(section.body, reading.ceremony, reading.library)[line]
}
