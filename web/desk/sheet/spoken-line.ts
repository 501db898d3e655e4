import type { Ceremony } from '#core/ceremony/document.ts'
import { type EditableLine, editableLines } from '#core/ceremony/editable-lines.ts'
import { inLanguageOf } from '#core/ceremony/second-language.ts'
import type { Library } from '#core/library/piece.ts'

/**
 * The line of a section, or of its second text, that its language counts as this one; the script leaves out the empty
 * ones.
 */
export function spokenLine(
  ceremony: Ceremony,
  library: Library,
  key: string,
  line: number,
): EditableLine | undefined {
  const reading = inLanguageOf(key, ceremony, library)
  const section = reading.ceremony.plan.find((one) => one.key === key)
  const lines =
    section === undefined ? [] : editableLines(section.body, reading.ceremony, reading.library)
  return lines.filter(({ text }) => text.trim() !== '')[line]
}
