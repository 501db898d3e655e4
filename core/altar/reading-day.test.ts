import { describe, expect, test } from 'vitest'
import { readingDay, waysIn } from './reading-day.ts'

const today = '2026-11-23'

describe('the day on which a ceremony is opened to be read', () => {
  test('is nothing to worry about before the wedding', () => {
    expect(readingDay('2026-12-26', today, ['2027-01-09', ''])).toBe('toCome')
    expect(readingDay('2027-01-01', '2026-12-31', [])).toBe('toCome')
  })

  test('needs care once the wedding has gone by, or where nobody gave a date', () => {
    expect(readingDay('2026-11-22', today, [])).toBe('passed')
    expect(readingDay('', today, [])).toBe('noDate')
  })

  test('needs care where another ceremony is today’s', () => {
    for (const date of ['2026-12-26', '2026-11-22', '']) {
      expect(readingDay(date, today, ['2027-01-09', today])).toBe('anotherIsToday')
    }
  })

  test('is right on the very day, whatever else is today', () => {
    expect(readingDay(today, today, [today])).toBe('today')
  })
})

test('a ceremony is rehearsed first before its day, and begun first from then on or without one', () => {
  expect(waysIn('2026-11-24', today)[0]).toBe('rehearse')
  for (const date of [today, '2026-11-22', '']) expect(waysIn(date, today)[0]).toBe('begin')
})
