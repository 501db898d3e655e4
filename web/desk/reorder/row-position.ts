/** Where a row of a list lies, from the top of the list in CSS pixels. */
export interface Row {
  top: number
  height: number
}

/**
 * The position at which a row that was dragged `shift` pixels down would be dropped, counted from 0 without the row
 * itself: after every row whose middle its bottom has passed on the way down, before every one whose middle its top has
 * passed on the way up. A tall row need not be dragged further than a low one.
 */
export function dropPosition(rows: readonly Row[], dragged: number, shift: number): number {
  const { top, height } = rows[dragged] ?? { top: 0, height: 0 }
  return rows.filter((row, position) => {
    const middle = row.top + row.height / 2
    if (position === dragged) return false
    return position < dragged ? middle <= top + shift : middle < top + height + shift
  }).length
}
