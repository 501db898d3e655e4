import { expect, test } from 'vitest'
import { begunLanguage, isChosenLanguage } from './begun-language.ts'

const deviceWith = (chosen: string | null) => ({ read: () => chosen })

test('a ceremony begins in the language chosen on this device, also while the page still says another', () => {
  expect(begunLanguage(deviceWith('fr'), 'pt-BR')).toBe('fr-FR')
  expect(begunLanguage(deviceWith('pt'), 'en-US')).toBe('pt-BR')
})

test('a page that still says another language than the chosen one is not taken at its word', () => {
  expect(isChosenLanguage(deviceWith('fr'), 'pt')).toBe(false)
  expect(isChosenLanguage(deviceWith('fr'), 'fr')).toBe(true)
  expect(isChosenLanguage(deviceWith(null), 'es')).toBe(true)
})

test('without a choice it begins in the language of the page, and in Portuguese if that is none of ours', () => {
  expect(begunLanguage(deviceWith(null), 'es-ES')).toBe('es-ES')
  expect(begunLanguage(deviceWith('xx'), 'en-US')).toBe('en-US')
  expect(begunLanguage(deviceWith(null), 'de-DE')).toBe('pt-BR')
})

test('a couple in Cardiff or in Puebla is addressed as people are there', () => {
  expect(begunLanguage(deviceWith('en'), 'en-US', ['cy', 'en-GB', 'en'])).toBe('en-GB')
  expect(begunLanguage(deviceWith('en'), 'en-US', ['en-AU'])).toBe('en-GB')
  expect(begunLanguage(deviceWith('en'), 'en-US', ['en-CA'])).toBe('en-US')
  expect(begunLanguage(deviceWith('en'), 'en-US', ['en', 'pt-BR'])).toBe('en-US')
  expect(begunLanguage(deviceWith('es'), 'es-ES', ['es-MX'])).toBe('es-419')
  expect(begunLanguage(deviceWith('es'), 'es-ES', ['es-ES', 'es-419'])).toBe('es-ES')
  expect(begunLanguage(deviceWith('pt'), 'pt-BR', ['pt-PT'])).toBe('pt-BR')
})
