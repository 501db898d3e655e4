import { expect, test } from 'vitest'
import { writtenMoment } from '#core/calendar.ts'
import { dateLocale } from './date-locale.ts'

const written = (locale: string): string =>
  writtenMoment(Date.parse('2026-12-12'), 'en', { dateStyle: 'long', timeZone: 'UTC' }, locale)

test('the date of a British ceremony is written as in Britain, whatever the browser speaks', () => {
  expect(written(dateLocale('en', 'en-GB', ['en-US']))).toBe('12 December 2026')
  expect(written(dateLocale('en', 'en-US', ['en-GB']))).toBe('December 12, 2026')
})

test('a page in another language than the ceremony’s writes dates as its reader does', () => {
  expect(dateLocale('pt', 'en-GB', ['en-GB'])).toBe('pt-BR')
  expect(dateLocale('en', 'pt-BR', ['en-GB'])).toBe('en-GB')
})

test('without a ceremony the browser’s region decides between variants', () => {
  expect(dateLocale('en', undefined, ['cy', 'en-AU'])).toBe('en-GB')
  expect(dateLocale('en', undefined, ['de'])).toBe('en-US')
  expect(dateLocale('es', undefined, ['es-MX'])).toBe('es-419')
})
