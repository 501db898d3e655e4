import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { timeWithPrefix, writtenDate, writtenMoment, writtenTime } from './calendar.ts'
import { languages } from './languages.ts'

describe('a date', () => {
  test('is written out in each language', () => {
    expect(languages.map((language) => writtenDate('2026-12-12', language))).toEqual([
      'sábado, 12 de dezembro de 2026',
      'Saturday, December 12, 2026',
      'samedi 12 décembre 2026',
      'sábado, 12 de diciembre de 2026',
    ])
  })

  test('names the first of a month as the language does', () => {
    expect(languages.map((language) => writtenDate('2027-05-01', language))).toEqual([
      'sábado, 1º de maio de 2027',
      'Saturday, May 1, 2027',
      'samedi 1er mai 2027',
      'sábado, 1 de mayo de 2027',
    ])
  })

  test.each([
    '',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '0000-01-01',
    '12/12/2026',
    '2026-12-12T00:00',
  ])('that is not a calendar date is undefined: %j', (date) => {
    expect(writtenDate(date, 'pt')).toBeUndefined()
  })

  test('keeps the 29th of February in leap years only', () => {
    expect(writtenDate('2028-02-29', 'pt')).toBe('terça-feira, 29 de fevereiro de 2028')
    expect(writtenDate('2027-02-29', 'pt')).toBeUndefined()
  })

  test('keeps a year below 100 as it was typed', () => {
    expect(writtenDate('0026-12-12', 'en')).toContain('December 12, 26')
  })

  test.each(['America/Sao_Paulo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'is the same day in any time zone: %s',
    (timeZone) => {
      const script = `
        import { writtenDate } from ${JSON.stringify(new URL('calendar.ts', import.meta.url).href)}
        console.log(new Date(2026, 0, 1).getTimezoneOffset())
        console.log(writtenDate('2026-12-12', 'pt'))
        // In 2018 midnight of this day did not exist in São Paulo: summer time began.
        console.log(writtenDate('2018-11-04', 'pt'))`
      const [offset, ...dates] = execFileSync(
        process.execPath,
        ['--input-type=module', '--eval', script],
        { env: { ...process.env, TZ: timeZone }, encoding: 'utf8' },
      )
        .trim()
        .split('\n')
      expect(Number(offset)).not.toBe(0)
      expect(dates).toEqual(['sábado, 12 de dezembro de 2026', 'domingo, 4 de novembro de 2018'])
    },
  )
})

describe('a time', () => {
  test.each([
    ['16:00', ['às 16:00', 'at 4:00 PM', 'à 16\u00a0h', 'a las 16:00']],
    ['09:05', ['às 09:05', 'at 9:05 AM', 'à 9\u00a0h\u00a005', 'a las 9:05']],
    ['01:00', ['às 01:00', 'at 1:00 AM', 'à 1\u00a0h', 'a la 1:00']],
    ['13:30', ['às 13:30', 'at 1:30 PM', 'à 13\u00a0h\u00a030', 'a las 13:30']],
    ['00:15', ['às 00:15', 'at 12:15 AM', 'à 0\u00a0h\u00a015', 'a las 0:15']],
    ['12:00', ['às 12:00', 'at 12:00 PM', 'à 12\u00a0h', 'a las 12:00']],
  ])('%s is written with its preposition', (time, expected) => {
    expect(languages.map((language) => timeWithPrefix(time, language))).toEqual(expected)
  })

  test('is also written without it', () => {
    expect(languages.map((language) => writtenTime('16:30', language))).toEqual([
      '16:30',
      '4:30 PM',
      '16\u00a0h\u00a030',
      '16:30',
    ])
  })

  test.each([
    ['16:00', '4 pm'],
    ['14:30', '2.30 pm'],
    ['09:05', '9.05 am'],
    ['12:00', '12 noon'],
    ['12:15', '12.15 pm'],
    ['00:00', 'midnight'],
    ['00:15', '12.15 am'],
  ])('%s is written as a Briton does', (time, expected) => {
    expect(writtenTime(time, 'en', 'en-GB')).toBe(expected)
    expect(timeWithPrefix(time, 'en', 'en-GB')).toBe(`at ${expected}`)
  })

  test('may contain seconds, which are left out', () => {
    expect(timeWithPrefix('16:00:00', 'pt')).toBe('às 16:00')
  })

  test.each(['', '24:00', '16:60', '4 PM', '16h'])('that is not one is undefined: %j', (time) => {
    expect(timeWithPrefix(time, 'pt')).toBeUndefined()
    expect(writtenTime(time, 'pt')).toBeUndefined()
  })
})

describe('a moment', () => {
  test.each([
    ['es-ES', '2026-11-03T01:05Z', '3 de noviembre de 2026 a la 1:05'],
    ['es-ES', '2026-11-01T11:05Z', '1 de noviembre de 2026 a las 11:05'],
    ['es-ES', '2026-11-03T21:05Z', '3 de noviembre de 2026 a las 21:05'],
    ['es-419', '2026-11-03T13:05Z', '3 de noviembre de 2026 a la 1:05'],
    ['es-419', '2026-11-03T22:05Z', '3 de noviembre de 2026 a las 10:05'],
  ])('in the Spanish of %s at %s has the article of its hour', (locale, moment, expected) => {
    const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
    const written = writtenMoment(Date.parse(moment), 'es', style, locale)
    expect(written.slice(0, expected.length)).toBe(expected)
  })
})
