/** Multiples of the golden ratio. */
const goldenRatio = (Math.sqrt(5) - 1) / 2

/** A position in [0, 1) for each index: however many there are, they are evenly spread and never in step. */
export function placeOf(index: number): number {
  return (index * goldenRatio) % 1
}
