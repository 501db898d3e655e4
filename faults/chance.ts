/** Numbers from 0 to 1 that the same seed reproduces (mulberry32). */
export function createChance(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A random item. Throws on an empty list. */
export function pick<T>(chance: () => number, among: readonly T[]): T {
  const picked = among[Math.floor(chance() * among.length)]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}
