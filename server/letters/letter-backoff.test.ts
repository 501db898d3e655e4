import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patienceMs, retryDelayMs } from './letter-backoff.ts'

const minuteMs = 60_000

test('waits 30 s, doubles up to an hour, and slows down to six hours after five days', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (attempts) => retryDelayMs({ attempts, ageMs: 0 }, 0) / minuteMs,
  )
  expect(delays).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60])
  expect(retryDelayMs({ attempts: 130, ageMs: patienceMs }, 0)).toBe(60 * minuteMs)
  expect(retryDelayMs({ attempts: 130, ageMs: patienceMs + 1 }, 0)).toBe(360 * minuteMs)
})

test('a letter is retried for ever, and never more often than every 24 s', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 0, max: 10 * patienceMs }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (attempts, ageMs, random) => {
        const delay = retryDelayMs({ attempts, ageMs }, random)
        expect(Number.isFinite(delay)).toBe(true)
        expect(delay).toBeGreaterThanOrEqual(24_000)
        expect(delay).toBeLessThanOrEqual(360 * minuteMs)
      },
    ),
  )
})
