import { expect, test } from 'vitest'
import { dropPosition } from './row-position.ts'

const rows = [
  { top: 0, height: 40 },
  { top: 40, height: 100 },
  { top: 140, height: 40 },
]

test('a row is dropped after those whose middle it has passed, however tall they are', () => {
  expect(dropPosition(rows, 0, 20)).toBe(0)
  expect(dropPosition(rows, 0, 89)).toBe(0)
  expect(dropPosition(rows, 0, 91)).toBe(1)
  expect(dropPosition(rows, 2, 91)).toBe(2)
  expect(dropPosition(rows, 2, 89)).toBe(1)
})

test('a row dragged beyond either end is dropped at that end', () => {
  expect(dropPosition(rows, 1, -500)).toBe(0)
  expect(dropPosition(rows, 1, 5_000)).toBe(2)
})
