import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsFromDecimal, decimalFromCents } from './money.ts'

const cents = fc.integer({ min: 0, max: 100_000_000_000 })

describe('amounts', () => {
  test('come back as they went, as text and as a JSON number', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(centsFromDecimal(decimalFromCents(amount))).toBe(amount)
        expect(centsFromDecimal(Number(decimalFromCents(amount)))).toBe(amount)
      }),
    )
  })

  test('always carry two decimals', () => {
    expect(decimalFromCents(9900)).toBe('99.00')
    expect(decimalFromCents(5)).toBe('0.05')
    expect(decimalFromCents(0)).toBe('0.00')
    expect(() => decimalFromCents(99.5)).toThrow('not an amount: 99.5')
    expect(() => decimalFromCents(-1)).toThrow('not an amount: -1')
  })

  test('may leave out decimals or have zeros too many', () => {
    const texts = ['99', '99.5', '99.500', 99.5]
    expect(texts.map(centsFromDecimal)).toEqual([9900, 9950, 9950, 9950])
  })

  test.each(['', '-1.00', '99,00', '1e3', '0.001', 'NaN', ' 99', '99.'])(
    'that cannot be read exactly are no amounts: %j',
    (text) => {
      expect(centsFromDecimal(text)).toBeUndefined()
    },
  )
})
