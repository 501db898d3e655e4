/** Ranges follow the words they stand over while somebody types. */
import type { ToldRange } from './told-range.ts'

/** How many characters two texts begin with alike. */
function commonBeginning(before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let at = 0
  while (at < most && before[at] === after[at]) at += 1
  return at
}

/** How many they end with alike, after what they begin with. */
function commonEnd(before: string, after: string, beginning: number): number {
  const most = Math.min(before.length, after.length) - beginning
  let count = 0
  while (count < most && before[before.length - 1 - count] === after[after.length - 1 - count]) {
    count += 1
  }
  return count
}

/** The stretch without the spaces around it; undefined where nothing is left. */
function trimmed(
  text: string,
  start: number,
  end: number,
): { start: number; end: number } | undefined {
  const words = text.slice(start, end)
  const from = start + words.length - words.trimStart().length
  const to = start + words.trimEnd().length
  return from < to ? { start: from, end: to } : undefined
}

/**
 * The ranges of a ceremony after the text of one telling changed. What stands around a range may change; where its own
 * words did, a reading's is dropped, since the telling is read again, and so is what a hand allowed. What a hand holds
 * stays held, over the words that came in its place.
 */
export function rangesAfterEdit(
  ranges: readonly ToldRange[],
  telling: string,
  before: string,
  after: string,
): ToldRange[] {
  if (before === after) return [...ranges]
  const beginning = commonBeginning(before, after)
  const end = commonEnd(before, after, beginning)
  const changedTo = before.length - end
  const moved = after.length - before.length

  function follow(range: ToldRange): ToldRange[] {
    if (range.telling !== telling || range.end <= beginning) return [range]
    if (range.start >= changedTo) {
      return [{ ...range, start: range.start + moved, end: range.end + moved }]
    }
    // Several changes at once: its own words may stand among them as they were.
    const again = after.slice(0, after.length - end).indexOf(range.quote, beginning)
    if (again >= 0) return [{ ...range, start: again, end: again + range.quote.length }]
    if (range.by !== 'hand' || range.decision === 'allow') return []
    const left = trimmed(
      after,
      Math.min(range.start, beginning),
      range.end > changedTo ? range.end + moved : after.length - end,
    )
    return left ? [{ ...range, ...left, quote: after.slice(left.start, left.end) }] : []
  }

  const followed = ranges.flatMap(follow)
  return followed.filter(
    (range, at) =>
      range.telling !== telling ||
      !followed.some(
        (other, place) =>
          place < at &&
          other.telling === telling &&
          other.end > range.start &&
          other.start < range.end,
      ),
  )
}
