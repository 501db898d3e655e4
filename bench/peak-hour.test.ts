import { expect, test } from 'vitest'
import { simulatePeakHour } from './peak-hour.ts'

const hour = { generationsPerHour: 36_000, leastSeconds: 20, furtherSeconds: 20, seed: 7 }

test('on average as many are open as arrive while one lasts (Little), and seldom many more', () => {
  const { mean, p999 } = simulatePeakHour(hour)
  expect(mean).toBeGreaterThan(400 * 0.95)
  expect(mean).toBeLessThan(400 * 1.05)
  // The number open is Poisson distributed: three standard deviations above the mean is about 1 second in 1,000.
  expect(p999).toBeGreaterThan(400 + 2 * 20)
  expect(p999).toBeLessThan(400 + 5 * 20)
})

test('the same seed gives the same hour, another seed a different one', () => {
  expect(simulatePeakHour(hour)).toEqual(simulatePeakHour(hour))
  expect(simulatePeakHour({ ...hour, seed: 8 })).not.toEqual(simulatePeakHour(hour))
})
