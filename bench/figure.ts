/** One measured number, as the table of `npm run bench` prints it. */
export interface Figure {
  /** What was measured, under which conditions. */
  name: string
  value: number
  /** Unit of `value`, `goal` and `atLeast`: `ms`, `µs`, `KiB`, `%`, `/s`, `x` (times). */
  unit: string
  /** The most the value may be to keep the promise; absent where nothing is promised. */
  goal?: number
  /** The least it must be, where more is better. */
  atLeast?: number
  /** What a reader must know to judge the number: a peer's version, a reason why something is missing. */
  note?: string
}

/** What every bench module exports. */
export interface Bench {
  /** Runs the bench and gives its figures; throws when something it measured came out wrong. */
  measure: () => Promise<Figure[]>
  /** Writes more than its section of `docs/figures.md`; called after that is written. */
  write?: () => void
}
