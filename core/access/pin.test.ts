import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawPin, isPin, normalisePin } from './pin.ts'

test('a pasted PIN with spaces or dashes becomes its six digits', () => {
  expect(normalisePin(' 123 456 ')).toBe('123456')
  expect(normalisePin('PIN: 12-34-56.')).toBe('123456')
  expect(normalisePin('1234567')).toBe('123456')
})

test('input loses everything but digits first and is then cut to six', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -a.²') }), (input) => {
      const digits = [...input].filter((character) => /[0-9]/.test(character)).join('')
      expect(normalisePin(input)).toBe(digits.slice(0, 6))
    }),
  )
})

test('a PIN has six digits and no leading zero', () => {
  expect(['100000', '999999'].every(isPin)).toBe(true)
  const none = ['099999', '1000000', '12345', '12345a', 'a123456', '', '１２３４５６']
  expect(none.filter(isPin)).toEqual([])
})

test('every drawn number gives a PIN from 100000 to 999999', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_294_799_999 }), (drawn) => {
      const pin = drawPin(() => drawn)
      expect(isPin(pin)).toBe(true)
      expect(Number(pin)).toBe(100_000 + (drawn % 900_000))
    }),
  )
})

test('numbers of the incomplete last round are drawn again, so no PIN is favoured', () => {
  const numbers = [4_294_967_295, 4_294_800_000, 899_999]
  expect(drawPin(() => numbers.shift() ?? 0)).toBe('999999')
})
