/** What the second reading said of the sentences of a script, as far as what it rests on still stands. */
import type { Ceremony } from '../../ceremony/document.ts'
import { type FoldedText, foldText, type Place, placesIn } from '../../told/place-quote.ts'
import type { ReadSentence, ToldQuote } from '../../told/second-reading.ts'
import { rangesOf, type ToldRange } from '../../told/told-range.ts'
import { fingerprint } from '../../writer/fingerprint.ts'

type Told = Pick<Ceremony, 'tellings' | 'ranges'>

/** Where a quote stands in its telling; undefined where nobody tells it any more. */
export type QuotePlacer = (quote: ToldQuote) => Place | undefined

/** Folds each telling once, for any number of quotes. */
export function quotePlacer({ tellings }: Pick<Told, 'tellings'>): QuotePlacer {
  const texts = new Map(tellings.map(({ id, text }) => [id, text]))
  const folded = new Map<string, FoldedText>()
  return ({ telling, quote }) => {
    const text = texts.get(telling)
    if (text === undefined) return undefined
    const start = text.indexOf(quote)
    if (start >= 0 && quote !== '') return { start, end: start + quote.length }
    const known = folded.get(telling) ?? foldText(text)
    folded.set(telling, known)
    return placesIn(known, quote)[0]
  }
}

const saysSomething = /[\p{L}\p{N}]/u

/** What of a place may be said: undefined if nothing in it is held back, '' if all of it is. */
function leftOf(
  { start, end }: Place,
  text: string,
  held: readonly ToldRange[],
): string | undefined {
  const meeting = held.filter((range) => range.start < end && start < range.end)
  if (meeting.length === 0) return undefined
  let [left, reached] = ['', start]
  for (const range of meeting) {
    left += text.slice(reached, Math.max(reached, range.start))
    reached = Math.max(reached, range.end)
  }
  left += text.slice(reached, end)
  return saysSomething.test(left) ? left : ''
}

/**
 * What was said of a sentence, if it counts. A sentence that rests on what has been held back since is `held`; one that
 * rests on nothing that is still told, or was held for words that may be said by now, is as good as unread.
 */
export function standingReadings(
  ceremony: Told & Pick<Ceremony, 'secondReading'>,
): (sentence: string) => ReadSentence | undefined {
  const { secondReading, tellings, ranges } = ceremony
  if (secondReading === undefined) return () => undefined
  const placed = quotePlacer(ceremony)
  const byMark = new Map(secondReading.sentences.map((one) => [one.mark, one]))
  const textOf = new Map(tellings.map(({ id, text }) => [id, text]))
  const isHeld = (rest: ToldQuote, counts: (left: string | undefined) => boolean): boolean => {
    const place = placed(rest)
    if (place === undefined) return false
    const held = rangesOf(ranges, rest.telling).filter(({ decision }) => decision === 'hold')
    return counts(leftOf(place, textOf.get(rest.telling) ?? '', held))
  }
  const isLimited = (rest: ToldQuote): boolean => {
    const place = placed(rest)
    return rangesOf(ranges, rest.telling).some(
      ({ limit, start, end }) =>
        limit !== undefined && place !== undefined && start < place.end && place.start < end,
    )
  }
  const judged = (read: ReadSentence): ReadSentence | undefined => {
    const { rests, verdict } = read
    if (rests.length === 0) return read
    if (verdict === 'held') {
      const still = (rest: ToldQuote) => isHeld(rest, (left) => left !== undefined)
      return rests.some((rest) => still(rest) || isLimited(rest)) ? read : undefined
    }
    const held = rests.filter((rest) => isHeld(rest, (left) => left === ''))
    if (verdict === 'backed' && held.length > 0) return { ...read, verdict: 'held', rests: held }
    const told = rests.filter((rest) => placed(rest) !== undefined)
    return told.length === 0 ? undefined : { ...read, rests: told }
  }
  const known = new Map<string, ReadSentence | undefined>()
  return (sentence) => {
    const mark = fingerprint(sentence)
    if (!known.has(mark)) {
      const read = byMark.get(mark)
      known.set(mark, read && judged(read))
    }
    return known.get(mark)
  }
}
