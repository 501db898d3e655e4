/** One measured number, as `npm run bench` prints it. */
export interface Figure {
  /** What was measured, and under which conditions. */
  name: string
  value: number
  /** Unit of `value`, `goal` and `atLeast`: `ms`, `µs`, `KiB`, `%`, `/s`, `x` (times). */
  unit: string
  /** The most the value may be; absent where there is no goal. */
  goal?: number
  /** The least the value may be, where more is better. */
  atLeast?: number
  /** What a reader must know to judge the number: a peer's version, why something is missing. */
  note?: string
}

/** What can be asked of a bench on the command line. */
export interface BenchOptions {
  /** How often `kills` kills. */
  kills?: number
}

/** What every bench module exports. */
export interface Bench {
  /** Runs the bench and returns its figures; throws if something it measured came out wrong. */
  measure: (options?: BenchOptions) => Promise<Figure[]>
  /** The longest it may take, in ms, where that is more than for the others. */
  maxMs?: number
  /** Writes more than its section of `docs/figures.md`; called after that has been written. */
  write?: () => void
}
