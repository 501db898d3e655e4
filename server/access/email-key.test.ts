import { expect, test } from 'vitest'
import { emailKey } from './email-key.ts'

test('an address has one key however it is typed: capitals, surrounding spaces, composed accents', () => {
  const typed = ['ana@example.org', ' Ana@Example.ORG\n', 'ANA@EXAMPLE.ORG']
  expect(new Set(typed.map(emailKey))).toEqual(new Set(['ana@example.org']))
  expect(emailKey('JOSE\u0301@example.org')).toBe('jos\u00e9@example.org')
  expect(emailKey('a na@example.org')).toBe('a na@example.org')
})
