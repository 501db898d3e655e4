/**
 * The value below which the given share of the samples falls (nearest rank).
 * @param share between 0 and 1: 0.5 is the median, 0.99 the p99
 */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('a percentile of nothing was asked for')
  return value
}
