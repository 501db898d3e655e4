/** A world's time: the machine's, moved by jumps. Servers and stand-ins share it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  /** The latest it has ever been. */
  latest: () => number
  /** How far it is ahead of the machine's. */
  aheadMs: () => number
  /** Moves it forward, or back with a negative number; rounded to whole milliseconds, as clocks give them. */
  jump(ms: number): void
}

export function createClock(): Clock {
  let aheadMs = 0
  let latestMs = 0
  const now = () => Date.now() + aheadMs
  const latest = () => {
    latestMs = Math.max(latestMs, now())
    return latestMs
  }
  return {
    now,
    latest,
    aheadMs: () => aheadMs,
    jump: (ms) => {
      latest()
      aheadMs = Math.round(aheadMs + ms)
    },
  }
}
