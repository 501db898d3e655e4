import { expect, test } from 'vitest'
import { englishPossessive, frenchDe, spanishAnd } from './grammar.ts'

test.each([
  ['Anne', 'd’Anne'],
  ['Émile', 'd’Émile'],
  ['Œdipe', 'd’Œdipe'],
  ['Yves', 'd’Yves'],
  ['Hélène', 'd’Hélène'],
  ['Henri', 'd’Henri'],
  ['Paul', 'de Paul'],
  ['Yann', 'de Yann'],
  ['Ouassim', 'de Ouassim'],
  ['Hassan', 'de Hassan'],
  ['Heidi', 'de Heidi'],
  ['Hugolino', 'de Hugolino'],
  ['李娜', 'de 李娜'],
  ['[prénom du marié]', 'de [prénom du marié]'],
])('French de before %s elides only where the ear asks for it', (name, expected) => {
  expect(frenchDe(name)).toBe(expected)
})

test.each([
  ['Inés', 'Juan e Inés'],
  ['Íñigo', 'Juan e Íñigo'],
  ['Hilario', 'Juan e Hilario'],
  ['Hía', 'Juan e Hía'],
  ['Yvonne', 'Juan e Yvonne'],
  ['Ana', 'Juan y Ana'],
  ['Yolanda', 'Juan y Yolanda'],
  ['Hielo', 'Juan y Hielo'],
  ['Iago', 'Juan y Iago'],
  ['Ítalo', 'Juan e Ítalo'],
])('Spanish joins Juan and %s by sound', (name, expected) => {
  expect(spanishAnd('Juan', name)).toBe(expected)
})

test('English possessive keeps its s after an s', () => {
  expect(['Anne', 'James'].map(englishPossessive)).toEqual(['Anne’s', 'James’s'])
})
