import { expect, test } from 'vitest'
import { atHour } from './spanish-hour.ts'

test.each([
  ['1:05', 'a la 1:05'],
  ['01:05', 'a la 01:05'],
  ['1:05 p.m.', 'a la 1:05 p.m.'],
  ['10:05', 'a las 10:05'],
  ['11:00', 'a las 11:00'],
  ['0:10', 'a las 0:10'],
])('%s is said %s', (time, said) => {
  expect(atHour(time)).toBe(said)
})
