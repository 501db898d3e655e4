import { expect, test } from 'vitest'
import { emailAddressOf } from './email-address.ts'

test.each([
  ['ana@example.org', 'ana@example.org'],
  [' Ana.Souza+enlace@Correio.Exemplo.com.br ', 'Ana.Souza+enlace@Correio.Exemplo.com.br'],
  ['o’neil@example.org'.replace('’', "'"), "o'neil@example.org"],
  ['ana@exemplo.xn--p1ai', 'ana@exemplo.xn--p1ai'],
])('“%s” is an address', (text, address) => {
  expect(emailAddressOf(text)).toBe(address)
})

test.each([
  ...['XXXXXXXXXXX', 'null', '', ' ', 'ana', 'ana@', '@example.org', 'ana@localhost'],
  ...['a***@example.org', 'XXXX@XXXX', 'ana souza@example.org', 'ana@example.org, rui@example.org'],
  ...['ana@example.org\nbcc: all@example.org', `${'a'.repeat(250)}@example.org`, null, undefined],
])('“%s” is not an address', (text) => {
  expect(emailAddressOf(text)).toBeNull()
})
