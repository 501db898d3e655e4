import { expect, test } from 'vitest'
import { unquoted } from './section-name.ts'

test('a name that is quoted loses its own quotation marks, and only those around all of it', () => {
  expect(unquoted('“I Do”')).toBe('I Do')
  expect(unquoted('« Oui »')).toBe('Oui')
  expect(unquoted('The “I Do”, at last')).toBe('The “I Do”, at last')
  expect(unquoted('O sim')).toBe('O sim')
})
