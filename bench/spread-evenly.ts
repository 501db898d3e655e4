/** Multiples of the golden ratio. */
const goldenRatio = (Math.sqrt(5) - 1) / 2

/** The place in [0, 1) of this number: however many take theirs in turn, they lie evenly spread and in no step. */
export function placeOf(index: number): number {
  return (index * goldenRatio) % 1
}
