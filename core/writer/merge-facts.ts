import type { Fact } from './fact.ts'
import { fingerprint } from './fingerprint.ts'
import { toldParts, wordsWithout } from './told-words.ts'

/** What a reading found, without the words that a hand has already decided about; undefined if nothing is left. */
function besideCorrected(found: Fact, corrected: readonly Fact[]): Fact | undefined {
  const told = corrected.filter(({ source }) => source === found.source).flatMap(toldParts)
  const words = wordsWithout(found.words, told)
  if (words === found.words) return found
  if (words === '') return undefined
  const { when, ...rest } = found
  return {
    ...rest,
    id: `${found.source}.${fingerprint(words)}`,
    words,
    ...(when !== undefined && words.includes(when) && { when }),
  }
}

/**
 * Facts after a reading: what was found in the answers that were read replaces what was known of them, but for what was
 * corrected or added by hand, which stays. What a hand has reworded or silenced does not come back because a later
 * reading cut the same words in another way.
 */
export function mergeFacts(
  known: readonly Fact[],
  found: readonly Fact[],
  sourcesRead: readonly string[],
): Fact[] {
  const kept = known.filter(
    ({ source, isCorrected }) => isCorrected === true || !sourcesRead.includes(source),
  )
  const corrected = kept.filter(({ isCorrected }) => isCorrected === true)
  const ids = new Set(kept.map(({ id }) => id))
  const news = found.flatMap((fact) => besideCorrected(fact, corrected) ?? [])
  return [...kept, ...news.filter(({ id }) => !ids.has(id))]
}
