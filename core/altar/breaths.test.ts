import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../ceremony/testing/any-ceremony.ts'
import { breathsOf } from './breaths.ts'

const trimmed = (line: string): string[] => breathsOf(line).map((breath) => breath.trim())

describe('the breaths of a line', () => {
  test('end where a thought ends', () => {
    expect(
      trimmed(
        'Hoje estamos aqui, diante de quem vocês escolheram, para celebrar o amor de Ana e João. Onze. Respirem.',
      ),
    ).toEqual([
      'Hoje estamos aqui, diante de quem vocês escolheram,',
      'para celebrar o amor de Ana e João.',
      'Onze.',
      'Respirem.',
    ])
  })

  test('are not cut after a title, an initial or the number of a list', () => {
    expect(trimmed('2. Padrinhos')).toEqual(['2. Padrinhos'])
    expect(trimmed('O Sr. Lima e a Dra. Ana B. Costa trazem as alianças.')).toEqual([
      'O Sr. Lima e a Dra. Ana B. Costa trazem as alianças.',
    ])
  })

  test('end with a verse', () => {
    expect(trimmed('Amor é fogo que arde sem se ver;\né ferida que dói e não se sente')).toEqual([
      'Amor é fogo que arde sem se ver;',
      'é ferida que dói e não se sente',
    ])
  })

  test('do not end within a verse, unless it is more than one breath', () => {
    const alexandrine = 'Les nœuds ont éclaté. Les roses envolées'
    const long = `${'Ô mon âme, '.repeat(9)}chante !`
    expect(trimmed(`${alexandrine}\nDans le vent`)).toEqual([alexandrine, 'Dans le vent'])
    const breaths = trimmed(`${long}\nDans le vent`)
    expect(breaths.length).toBeGreaterThan(2)
    expect(breaths.at(-1)).toBe('Dans le vent')
  })

  test('put together are the line, whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'grapheme', maxLength: 300 })), (line) => {
        const breaths = breathsOf(line)
        expect(breaths.join('')).toBe(line)
        expect(breaths).not.toContain('')
      }),
    )
  })

  test('are never long, even without a mark in twenty thousand words, or without a space', () => {
    const words = breathsOf('palavra '.repeat(20_000).trim())
    expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(84)
    expect(words.join('')).toHaveLength(20_000 * 8 - 1)
    const spaceless = breathsOf('愛'.repeat(900))
    expect(Math.max(...spaceless.map(({ length }) => length))).toBeLessThanOrEqual(84)
    expect(spaceless.join('')).toBe('愛'.repeat(900))
  })

  test('keep a letter of several characters in one piece', () => {
    const family = '👩🏽‍🤝‍👩🏽'
    for (const breath of breathsOf('e\u0301'.repeat(100))) expect(breath).not.toMatch(/^\u0301/)
    expect(breathsOf(family.repeat(40)).join('')).toBe(family.repeat(40))
  })
})
