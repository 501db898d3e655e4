/** Which breaths stand on one screen together. */
import type { Breath } from './altar-script.ts'

/** Where a breath stands in the column of its section. */
export interface BreathBox {
  topPx: number
  bottomPx: number
}

/** How full a page must be to end with a line, or with a sentence, rather than with any breath. */
const fullEnoughForLine = 0.55
const fullEnoughForSentence = 0.4

const endsSentence = /[.!?…:][”’"»)\]]*\s*$/u

/**
 * The pages of a section, each by its first breath; the first is 0. A page holds what fits into `roomPx`, at least one
 * breath, and would rather end where a line or a sentence does.
 * @param firstRoomPx the room of the first page, if something stands in the rest of it
 */
export function pageStarts(
  breaths: readonly Pick<Breath, 'text' | 'isLineEnd'>[],
  boxes: readonly BreathBox[],
  roomPx: number,
  firstRoomPx = roomPx,
): number[] {
  const starts = [0]
  for (let from = 0; from < breaths.length; ) {
    from = pageEnd(breaths, boxes, from, from === 0 ? firstRoomPx : roomPx)
    if (from < breaths.length) starts.push(from)
  }
  return starts
}

/** The first breath that is no longer on the page. */
function pageEnd(
  breaths: readonly Pick<Breath, 'text' | 'isLineEnd'>[],
  boxes: readonly BreathBox[],
  from: number,
  roomPx: number,
): number {
  const topPx = boxes[from]?.topPx ?? 0
  let end = from
  let lineEnd = 0
  let sentenceEnd = 0
  for (let index = from; index < breaths.length; index += 1) {
    const usedPx = (boxes[index]?.bottomPx ?? 0) - topPx
    if (usedPx > roomPx && index > from) break
    end = index + 1
    if (breaths[index]?.isLineEnd === true && usedPx >= roomPx * fullEnoughForLine) lineEnd = end
    if (endsSentence.test(breaths[index]?.text ?? '') && usedPx >= roomPx * fullEnoughForSentence)
      sentenceEnd = end
  }
  if (end === breaths.length) return end
  return lineEnd || sentenceEnd || end
}

/** The page a breath stands on, by its position among `starts`. */
export function pageOf(starts: readonly number[], breath: number): number {
  return Math.max(
    0,
    starts.findLastIndex((start) => start <= breath),
  )
}
