import type { Ceremony } from '#core/ceremony/document.ts'
import { type EditableLine, editableLines } from '#core/ceremony/editable-lines.ts'
import type { Library } from '#core/library/piece.ts'

/** The line of a section that the script counts as this one; the script leaves out the empty ones. */
export function spokenLine(
  ceremony: Ceremony,
  library: Library,
  key: string,
  line: number,
): EditableLine | undefined {
  const section = ceremony.plan.find((one) => one.key === key)
  const lines = section === undefined ? [] : editableLines(section.body, ceremony, library)
  return lines.filter(({ text }) => text.trim() !== '')[line]
}
