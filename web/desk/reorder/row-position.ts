/** Where a row of a list lies, from the top of the list in CSS pixels. */
export interface Row {
  top: number
  height: number
}

/**
 * The position at which a dragged row would be dropped, counted from 0 without the row itself: after every other row
 * whose middle its own middle has passed.
 */
export function dropPosition(rows: readonly Row[], dragged: number, middle: number): number {
  return rows.filter(
    ({ top, height }, position) => position !== dragged && top + height / 2 < middle,
  ).length
}
