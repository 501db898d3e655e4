/** One line of the bench's output. */
export interface Figure {
  name: string
  value: number
  /** `ms`, `%`, `kB`: written after the value. */
  unit: string
  /** What the value is held against, in the same unit; higher is worse. */
  goal?: number
}

/** A figure as one line: name, value, and the goal where there is one. */
export function figureLine({ name, value, unit, goal }: Figure): string {
  const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
  const verdict =
    goal === undefined
      ? ''
      : `  (goal: at most ${number.format(goal)} ${unit}, ${value <= goal ? 'met' : 'MISSED'})`
  return `${name}: ${number.format(value)} ${unit}${verdict}`
}
