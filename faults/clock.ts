/** The time of a world: the machine's, moved by jumps. Servers and stand-ins share it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  /** How far it is from the machine's. */
  aheadMs: () => number
  /** Forward, or back with a negative number; whole ones, as clocks give. */
  jump(ms: number): void
}

export function createClock(): Clock {
  let aheadMs = 0
  return {
    now: () => Date.now() + aheadMs,
    aheadMs: () => aheadMs,
    jump: (ms) => {
      aheadMs = Math.round(aheadMs + ms)
    },
  }
}
