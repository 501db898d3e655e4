import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageOf, pageStarts } from './pages.ts'

const breath = (text: string, isLineEnd = false) => ({ text, isLineEnd })
/** Boxes below each other. */
const stacked = (heights: readonly number[]) => {
  let bottomPx = 0
  return heights.map((heightPx) => {
    const topPx = bottomPx
    bottomPx += heightPx
    return { topPx, bottomPx }
  })
}

describe('the pages of a section', () => {
  test('end with a line, else with a sentence, where they are full enough by then', () => {
    const breaths = [
      breath('um,'),
      breath('dois.', true),
      breath('três,'),
      breath('quatro.'),
      breath('cinco,'),
      breath('seis.', true),
    ]
    const boxes = stacked([30, 30, 30, 30, 30, 30])
    expect(pageStarts(breaths, boxes, 100)).toEqual([0, 2, 4])
    // A line that ends too early does not end the page.
    expect(pageStarts(breaths, boxes, 150)).toEqual([0, 4])
  })

  test('leave room on the first one for what stands there', () => {
    const breaths = Array.from({ length: 6 }, () => breath('um,'))
    const boxes = stacked([30, 30, 30, 30, 30, 30])
    expect(pageStarts(breaths, boxes, 100, 70)).toEqual([0, 2, 5])
  })

  test('hold everything once, fit the screen, and never stand still', () => {
    const sizes = fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.boolean()), {
      minLength: 1,
      maxLength: 60,
    })
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 800 }), (column, roomPx) => {
        const boxes = stacked(column.map(([heightPx]) => heightPx))
        const breaths = column.map(([, isLineEnd]) => breath(isLineEnd ? 'fim.' : 'e', isLineEnd))
        const starts = pageStarts(breaths, boxes, roomPx)
        expect(starts[0]).toBe(0)
        for (const [page, start] of starts.entries()) {
          const end = starts[page + 1] ?? breaths.length
          expect(end).toBeGreaterThan(start)
          const usedPx = (boxes[end - 1]?.bottomPx ?? 0) - (boxes[start]?.topPx ?? 0)
          if (end - start > 1) expect(usedPx).toBeLessThanOrEqual(roomPx)
          expect(pageOf(starts, start)).toBe(page)
          expect(pageOf(starts, end - 1)).toBe(page)
        }
      }),
    )
  })
})
