import { expect, test } from 'vitest'
import { dropPosition } from './row-position.ts'

const rows = [
  { top: 0, height: 40 },
  { top: 40, height: 100 },
  { top: 140, height: 40 },
]

test('a row is dropped beyond those whose middle its edge has passed, however tall it is', () => {
  expect(dropPosition(rows, 0, 0)).toBe(0)
  expect(dropPosition(rows, 0, 49)).toBe(0)
  expect(dropPosition(rows, 0, 51)).toBe(1)
  expect(dropPosition(rows, 1, -19)).toBe(1)
  expect(dropPosition(rows, 1, -21)).toBe(0)
  expect(dropPosition(rows, 2, -49)).toBe(2)
  expect(dropPosition(rows, 2, -51)).toBe(1)
})

test('a row dragged beyond either end is dropped at that end', () => {
  expect(dropPosition(rows, 1, -500)).toBe(0)
  expect(dropPosition(rows, 1, 5_000)).toBe(2)
})
