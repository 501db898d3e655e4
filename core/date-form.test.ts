import { describe, expect, test } from 'vitest'
import { dateFormOf, endOfDayMs, timeZoneName } from './date-form.ts'
import { languages } from './languages.ts'

describe('how somebody reads dates', () => {
  test('is as their browser says, without a calendar or numerals of its own', () => {
    expect(dateFormOf('en', { timeZone: 'Europe/London', locale: 'en-GB-u-ca-buddhist' })).toEqual({
      timeZone: 'Europe/London',
      locale: 'en-GB',
    })
    expect(dateFormOf('es', { timeZone: 'America/Mexico_City', locale: 'es-MX' })).toEqual({
      timeZone: 'America/Mexico_City',
      locale: 'es-MX',
    })
  })

  test.each([
    {},
    { timeZone: null, locale: null },
    { timeZone: 'Mars/Olympus', locale: 'de-DE' },
    { timeZone: '+03:00', locale: 'fr_FR' },
    { timeZone: '../etc/passwd', locale: '' },
  ])('is as usual for the language where %j is all that is known', (said) => {
    expect(dateFormOf('fr', said)).toEqual({ timeZone: 'Europe/Paris', locale: 'fr-FR' })
  })
})

test.each([
  ['pt', 'America/Sao_Paulo', 'pt-BR', 'horário de Brasília'],
  ['pt', 'Europe/Lisbon', 'pt-PT', 'hora da Europa Ocidental'],
  ['fr', 'Europe/Paris', 'fr-FR', 'heure d’Europe centrale'],
  ['es', 'America/Mexico_City', 'es-MX', 'hora central'],
  ['en', 'Europe/London', 'en-GB', 'Greenwich Mean Time'],
  ['en', 'UTC', 'en-US', 'Coordinated Universal Time'],
] as const)(
  'in %s the time of %s is called as people there say',
  (language, timeZone, locale, name) => {
    expect(timeZoneName(Date.UTC(2026, 11, 7), language, { timeZone, locale })).toBe(name)
  },
)

describe('the end of a day', () => {
  test.each([
    // Clocks forward on that day, and back.
    ['2026-03-29T10:00:00Z', 'Europe/Paris', '2026-03-29T21:59:59.999Z'],
    ['2026-10-24T22:00:00Z', 'Europe/Paris', '2026-10-25T22:59:59.999Z'],
    ['2026-12-07T23:59:59.999Z', 'UTC', '2026-12-07T23:59:59.999Z'],
    ['2026-12-07T10:00:00Z', 'Pacific/Kiritimati', '2026-12-08T09:59:59.999Z'],
    ['2026-12-07T12:00:00Z', 'Asia/Kathmandu', '2026-12-07T18:14:59.999Z'],
  ])('with %s in %s is %s', (moment, timeZone, end) => {
    expect(new Date(endOfDayMs(Date.parse(moment), timeZone)).toISOString()).toBe(end)
  })

  test('is found in every language’s usual zone', () => {
    for (const language of languages) {
      const end = endOfDayMs(0, dateFormOf(language).timeZone)
      expect(end).toBeLessThan(25 * 60 * 60 * 1000)
    }
  })
})
