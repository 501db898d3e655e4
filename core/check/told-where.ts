/** Where the words stand that were told and that a sentence of the script comes from. */
import type { Ceremony } from '../ceremony/document.ts'
import { quotePlacer, standingReadings } from './second-reading/standing-readings.ts'
import { type SourceFound, sourceFinder } from './source-of.ts'

/** Words behind a sentence, and where they stand. */
export type Told = Omit<SourceFound, 'weight'>

export interface WordsBehind {
  /** What the second reading points at, in its order; else the likest first. None if nothing was told. */
  told: readonly Told[]
  /** Likeness of words alone found them, because nobody has read the sentence as it stands. */
  isMaybe: boolean
}

/** For any number of sentences of one state of a ceremony. */
export function wordsBehind(ceremony: Ceremony): (sentence: string) => WordsBehind {
  const readingOf = standingReadings(ceremony)
  const placed = quotePlacer(ceremony)
  let likely: ReturnType<typeof sourceFinder> | undefined
  return (sentence) => {
    const read = readingOf(sentence)
    if (read !== undefined) {
      const told = read.rests.flatMap((rest) => {
        const place = placed(rest)
        return place === undefined ? [] : [{ ...rest, ...place }]
      })
      return { told, isMaybe: false }
    }
    likely ??= sourceFinder(ceremony)
    return { told: likely(sentence).map(({ weight: _, ...told }) => told), isMaybe: true }
  }
}
