/** A leaf of a drawn branch: where its stalk starts, and how it is turned and scaled. */
export interface Leaf {
  x: number
  y: number
  /** Degrees, clockwise from pointing right. */
  turn: number
  /** Length relative to the drawn leaf. */
  size: number
}

type Point = readonly [x: number, y: number]

/** A cubic Bézier curve: start, two handles, end. */
export type Stem = readonly [Point, Point, Point, Point]

/** The stem as path data. */
export function stemPath([[sx, sy], [ax, ay], [bx, by], [ex, ey]]: Stem): string {
  return `M${sx} ${sy}C${ax} ${ay} ${bx} ${by} ${ex} ${ey}`
}

/**
 * Pairs of leaves along a stem, shrinking towards its end, with a single leaf at the tip. `spread` is the angle in
 * degrees between a leaf and the stem.
 */
export function leavesAlong(stem: Stem, pairs: number, size: number, spread = 48): Leaf[] {
  const leaves: Leaf[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const side of [-1, 1]) {
      const t = (pair + 0.6 + side * 0.16) / (pairs + 0.6)
      leaves.push(leafAt(stem, t, side * spread, size * (1 - 0.45 * t)))
    }
  }
  leaves.push(leafAt(stem, 1, 0, size * 0.55))
  return leaves
}

function leafAt(stem: Stem, t: number, spread: number, size: number): Leaf {
  const [x, y] = [0, 1].map((axis) => along(stem, axis, t))
  const [dx, dy] = [0, 1].map((axis) => slope(stem, axis, t))
  const heading = (Math.atan2(dy ?? 0, dx ?? 0) * 180) / Math.PI
  return {
    // Rounded as far as the eye allows: these numbers make up a tenth of the page's bytes.
    x: rounded(x ?? 0, 2),
    y: rounded(y ?? 0, 2),
    turn: rounded(heading + spread, 5),
    size: Math.round(size * 10) / 10,
  }
}

function rounded(value: number, step: number): number {
  return Math.round(value / step) * step
}

function along(stem: Stem, axis: number, t: number): number {
  const [s, a, b, e] = stem.map((point) => point[axis] ?? 0)
  const u = 1 - t
  return u ** 3 * (s ?? 0) + 3 * u * u * t * (a ?? 0) + 3 * u * t * t * (b ?? 0) + t ** 3 * (e ?? 0)
}

function slope(stem: Stem, axis: number, t: number): number {
  const [s, a, b, e] = stem.map((point) => point[axis] ?? 0)
  const u = 1 - t
  return (
    3 * u * u * ((a ?? 0) - (s ?? 0)) +
    6 * u * t * ((b ?? 0) - (a ?? 0)) +
    3 * t * t * ((e ?? 0) - (b ?? 0))
  )
}
