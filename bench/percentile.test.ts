import { expect, test } from 'vitest'
import { percentile } from './percentile.ts'

test('takes the nearest rank, whatever the order of the samples', () => {
  const samples = [5, 1, 4, 2, 3]
  expect(percentile(samples, 0.5)).toBe(3)
  expect(percentile(samples, 0.99)).toBe(5)
  expect(percentile(samples, 0)).toBe(1)
  expect(samples).toEqual([5, 1, 4, 2, 3])
})

test('refuses to make a number from no samples', () => {
  expect(() => percentile([], 0.5)).toThrow()
})
