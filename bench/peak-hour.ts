/** Simulates how many generations are open at once in the busiest hour: the mean does not show the worst second. */

export interface PeakHour {
  /** The mean number open. */
  mean: number
  /** Not exceeded in 999 of 1,000 seconds. */
  p999: number
}

export interface PeakHourOptions {
  generationsPerHour: number
  /** Every generation takes at least this long, plus `furtherSeconds` on average (exponential). */
  leastSeconds: number
  furtherSeconds: number
  /** The same seed gives the same hour. */
  seed: number
}

const hourSeconds = 3_600
/** Simulated before the hour, so it begins with as many open as it ends with. */
const runUpSeconds = 600

/** Celebrants arrive independently of one another (a Poisson process); counts the open ones every second. Pure. */
export function simulatePeakHour(options: PeakHourOptions): PeakHour {
  const { generationsPerHour, leastSeconds, furtherSeconds, seed } = options
  const random = randomOf(seed)
  const exponential = () => -Math.log(1 - random())
  const perSecond = generationsPerHour / hourSeconds
  // What opened and closed in each second, to be summed up.
  const changes = new Int32Array(hourSeconds + 1)
  const secondOf = (at: number) => Math.min(Math.max(0, Math.ceil(at)), hourSeconds)
  for (let at = -runUpSeconds; ; ) {
    at += exponential() / perSecond
    if (at >= hourSeconds) break
    const from = secondOf(at)
    const until = secondOf(at + leastSeconds + exponential() * furtherSeconds)
    changes[from] = (changes[from] ?? 0) + 1
    changes[until] = (changes[until] ?? 0) - 1
  }
  let open = 0
  const counts = Array.from(changes.subarray(0, hourSeconds), (change) => {
    open += change
    return open
  }).sort((one, other) => one - other)
  return {
    mean: counts.reduce((sum, count) => sum + count, 0) / hourSeconds,
    p999: counts[Math.ceil(hourSeconds * 0.999) - 1] ?? 0,
  }
}

/** mulberry32: small, seeded, and even enough for arrivals. From 0 up to but not including 1. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
