import { expect, test } from 'vitest'
import { wholeWords } from './whole-word.ts'

test('words are found whole, whatever signs they hold', () => {
  expect('Ana e Mariana'.replaceAll(wholeWords('Ana', 'gu'), 'X')).toBe('X e Mariana')
  expect('Zoë (“Lua”)?'.search(wholeWords('(“Lua”)?', 'gu'))).toBe(4)
  expect('花子と太郎'.search(wholeWords('太郎', 'gu'))).toBe(3)
})

test('what no browser could look for is found nowhere', () => {
  const long = 'A'.repeat(100_000)
  expect(wholeWords(long, 'iu').test(long)).toBe(false)
})
