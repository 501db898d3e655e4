/** Where what was decided about a fact's words stands in what was told. */
import { type FoldedText, foldText, type Place, placesIn } from '../../told/place-quote.ts'
import type { Telling } from '../../told/telling.ts'
import type { ToldRange } from '../../told/told-range.ts'

/** What was decided about words of a telling. */
export interface Decision extends Omit<ToldRange, 'start' | 'end' | 'limit'> {
  /** Nobody may hear it, so that it is held wherever it is told. What a hand put right is told as it should be. */
  isSilenced: boolean
}

/** Fewer words may stand in another telling by chance. */
const leastWordsElsewhere = 3

function isWordy(quote: string): boolean {
  const words = quote.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.length >= leastWordsElsewhere
}

/** Where a decision counts in a telling: all of it, where what is to be held cannot be found in its own. */
function placesOfDecision(
  { telling, quote, decision, isSilenced }: Decision,
  id: string,
  folded: FoldedText,
): Place[] {
  const whole = { start: 0, end: folded.text.length }
  if (quote === folded.text) return [whole]
  const isOwn = telling === id
  if (!isOwn && !(isSilenced && isWordy(quote))) return []
  const places = placesIn(folded, quote)
  return isOwn && decision === 'hold' && places.length === 0 ? [whole] : places
}

/** What is left of places outside those that are taken; both are apart and in their order. */
function freeOf(places: readonly Place[], taken: readonly Place[]): Place[] {
  const free: Place[] = []
  let at = 0
  for (const place of places) {
    let { start } = place
    while (at < taken.length && (taken[at]?.end ?? 0) <= start) at += 1
    for (let next = at; next < taken.length; next += 1) {
      const gone = taken[next]
      if (gone === undefined || gone.start >= place.end) break
      if (gone.start > start) free.push({ start, end: gone.start })
      start = Math.max(start, gone.end)
    }
    if (start < place.end) free.push({ start, end: place.end })
  }
  return free
}

/** A secret goes before all else, since no service may see it; what is held goes before what is allowed. */
function rankOf({ secretFor, decision, by }: Decision): number {
  if (secretFor !== undefined) return 0
  if (decision === 'allow') return 3
  return by === 'hand' ? 1 : 2
}

/** The ranges of all tellings, apart and in their order. */
export function placed(tellings: readonly Telling[], decisions: readonly Decision[]): ToldRange[] {
  const ordered = decisions.toSorted((one, other) => rankOf(one) - rankOf(other))
  return tellings.flatMap(({ id, text }) => {
    const folded = foldText(text)
    let ranges: ToldRange[] = []
    for (const decided of ordered) {
      const { isSilenced: _, ...decision } = decided
      const added = freeOf(placesOfDecision(decided, id, folded), ranges)
        .map((place) => ({ ...place, quote: text.slice(place.start, place.end) }))
        .filter(({ quote }) => /[\p{L}\p{N}]/u.test(quote))
        .map((place): ToldRange => ({ ...decision, ...place, telling: id }))
      if (added.length === 0) continue
      ranges = [...ranges, ...added].toSorted((one, other) => one.start - other.start)
    }
    return ranges
  })
}
