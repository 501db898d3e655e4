import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsFromDecimal, decimalFromCents } from './money.ts'

const cents = fc.integer({ min: 0, max: 100_000_000_000 })

describe('amounts', () => {
  test('survive a round trip, as text and as a JSON number', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(centsFromDecimal(decimalFromCents(amount))).toBe(amount)
        expect(centsFromDecimal(Number(decimalFromCents(amount)))).toBe(amount)
      }),
    )
  })

  test('always have two decimals', () => {
    expect(decimalFromCents(9900)).toBe('99.00')
    expect(decimalFromCents(5)).toBe('0.05')
    expect(decimalFromCents(0)).toBe('0.00')
    expect(() => decimalFromCents(99.5)).toThrow('not an amount: 99.5')
    expect(() => decimalFromCents(-1)).toThrow('not an amount: -1')
  })

  test('may lack decimals or have extra zeros', () => {
    const texts = ['99', '99.5', '99.500', 99.5]
    expect(texts.map(centsFromDecimal)).toEqual([9900, 9950, 9950, 9950])
  })

  test.each(['', '-1.00', '99,00', '1e3', '0.001', 'NaN', ' 99', '99.'])(
    'that cannot be read exactly are rejected: %j',
    (text) => {
      expect(centsFromDecimal(text)).toBeUndefined()
    },
  )
})
