import { expect, test } from 'vitest'
import { quoted } from './spanish-quotes.ts'

test('words stand in the marks of Spanish', () => {
  expect(quoted('La copa')).toBe('«La copa»')
})

test('words that hold marks are nested in them', () => {
  expect(quoted('El «sí, quiero»')).toBe('«El “sí, quiero”»')
})

test('words that begin and end in marks are nested too', () => {
  expect(quoted('«Avisa»')).toBe('«“Avisa”»')
})
