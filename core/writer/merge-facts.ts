import type { Fact } from './fact.ts'

/**
 * Facts after a reading: what was found in the answers that were read replaces what was known of them, but for what was
 * corrected or added by hand, which stays. A fact that was found again keeps its correction.
 */
export function mergeFacts(
  known: readonly Fact[],
  found: readonly Fact[],
  sourcesRead: readonly string[],
): Fact[] {
  const kept = known.filter(
    ({ source, isCorrected }) => isCorrected === true || !sourcesRead.includes(source),
  )
  const ids = new Set(kept.map(({ id }) => id))
  return [...kept, ...found.filter(({ id }) => !ids.has(id))]
}
