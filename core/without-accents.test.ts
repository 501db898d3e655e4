import { expect, test } from 'vitest'
import { withoutAccents } from './without-accents.ts'

test.each([
  ['São João, Conceição', 'Sao Joao, Conceicao'],
  ['Éloïse Lefèvre Ñuñoa', 'Eloise Lefevre Nunoa'],
  ['e\u0301 ja\u0301', 'e ja'],
  ['Łukasz & Søren', 'Łukasz & Søren'],
])('the letters of %s are bare', (text, bare) => {
  expect(withoutAccents(text)).toBe(bare)
})
