import type { Ceremony } from '#core/ceremony/document.ts'
import type { LinePlace } from '#core/ceremony/editable-lines.ts'
import { writeByHand } from '#core/ceremony/edits/body.ts'
import { replaceLine } from '#core/ceremony/edits/line.ts'
import type { Library } from '#core/library/piece.ts'

/**
 * One line with other words; nothing else is changed. A line without words is not taken for a removal: the same ceremony
 * comes back. A section drawn from the couple's fields is written by hand from here on.
 */
export function correctLine(
  ceremony: Ceremony,
  library: Library,
  { key, place }: { key: string; place: LinePlace },
  text: string,
  nowMs: number,
): Ceremony {
  const words = text.trim()
  if (words === '') return ceremony
  if (place.kind !== 'drawn') return replaceLine(ceremony, library, key, place, [words], nowMs)
  const byHand = writeByHand(ceremony, key, library, nowMs)
  return replaceLine(byHand, library, key, { kind: 'hand', index: place.index }, [words], nowMs)
}
