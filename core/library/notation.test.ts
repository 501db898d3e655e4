import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agreements } from '../ceremony/document.ts'
import { languages } from '../languages.ts'
import { jointAgreement, type NamedPeople, parseTemplate, render, subjects } from './notation.ts'

function people(changes: Partial<NamedPeople> = {}): NamedPeople {
  return {
    language: 'pt',
    first: { called: 'Rosa', full: 'Rosa Lima', agreement: 'feminine' },
    second: { called: 'João', full: 'João d’Ávila', agreement: 'masculine' },
    celebrant: { called: 'Cris', full: 'Cris', agreement: 'neutral' },
    ...changes,
  }
}

const named = (called: string) => ({ called, full: called, agreement: 'neutral' as const })

const hostileNames = [
  '{first}',
  '{both:a|b|c}',
  '<b>Ana</b>',
  '$& $1 $`',
  'ليلى',
  'שרה',
  '👰🏽‍♀️',
  'd’',
  'Ana de ',
  'x'.repeat(200),
  '}',
  '|',
]

describe('a template', () => {
  test('lists the people of a group, one or several', () => {
    const groups = { children: ['Bia'], remembered: ['Ivo', 'Ana Lu', 'Éva'] }
    expect(render('{children}; {remembered}; {thanked}', people({ groups }))).toBe(
      'Bia; Ivo, Ana Lu e Éva; …',
    )
    expect(
      render(
        'loin de {remembered}',
        people({ language: 'fr', groups: { remembered: ['Ève', 'Luc'] } }),
      ),
    ).toBe('loin d’Ève et Luc')
  })

  test('writes people noted down as a phrase as its sentence goes on with them', () => {
    const french = (thanked: string[]) => people({ language: 'fr', groups: { thanked } })
    expect(render('J’invite {thanked}.', french(['Nos parents']))).toBe('J’invite nos parents.')
    expect(render('Merci. {thanked} !', french(['Nos parents']))).toBe('Merci. Nos parents !')
    expect(render('Une rose à {thanked}.', french(['Les parents de Léo']))).toBe(
      'Une rose aux parents de Léo.',
    )
    expect(render('À {thanked}, merci.', french(['Le parrain d’Ana']))).toBe(
      'Au parrain d’Ana, merci.',
    )
    expect(render('Une rose à {thanked}.', french(['Les Durand', 'Léa']))).toBe(
      'Une rose à Les Durand et Léa.',
    )
  })

  test('names each person by what they are called, or in full', () => {
    expect(render('{first}, {second.full}; {both}; {celebrant}', people())).toBe(
      'Rosa, João d’Ávila; Rosa e João; Cris',
    )
  })

  test('agrees with the person it names', () => {
    expect(render('{first:noiva|noivo|pessoa} {second:noiva|noivo|pessoa}', people())).toBe(
      'noiva noivo',
    )
    expect(render('{celebrant:grata|grato|com gratidão}', people())).toBe('com gratidão')
  })

  test.each([
    '{third}',
    '{first',
    'first}',
    '{first:a|b}',
    '{first:a|b|c|d}',
    '{both.full}',
    '{celebrant.full}',
    '{First}',
    '{ first }',
    '{first.}',
    '{}',
    '{{',
  ])('keeps %s as written, because it is not a token', (text) => {
    expect(render(text, people())).toBe(text)
  })

  test('elides before a name, and before both only if a name requires it', () => {
    const french = people({ language: 'fr', first: named('Éloïse'), second: named('Paul') })
    expect(render('la main de {first}', french)).toBe('la main d’Éloïse')
    expect(render('la main de {second}', french)).toBe('la main de Paul')
    expect(render('Mariage de {both}', french)).toBe('Mariage d’Éloïse et de Paul')
    expect(render('Mariage de {both}', { ...french, first: named('Rafael') })).toBe(
      'Mariage de Rafael et Paul',
    )
  })

  test('lets a name change only the template’s words', () => {
    const french = people({ language: 'fr', first: named('Ana de '), second: named('Émile') })
    expect(render('{first}{second}', french)).toBe('Ana de Émile')
  })
})

test('two feminines are feminine, a mixed pair masculine, and any neutral neutral', () => {
  expect(
    agreements.map((first) => agreements.map((second) => jointAgreement(first, second))),
  ).toEqual([
    ['feminine', 'masculine', 'neutral'],
    ['masculine', 'masculine', 'neutral'],
    ['neutral', 'neutral', 'neutral'],
  ])
})

describe('whatever is written', () => {
  const form = fc.string().map((text) => text.replace(/[{}|]/g, ''))
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('{', '}', '|', ':', '{first', '.full}', ' de ', ' y '),
    fc.constantFrom(...subjects).map((subject) => `{${subject}}`),
    fc
      .tuple(fc.constantFrom(...subjects), form, form, form)
      .map(([subject, ...forms]) => `{${subject}:${forms.join('|')}}`),
  )
  const template = fc.array(piece).map((pieces) => pieces.join(''))

  test('parsing preserves the whole text, part by part', () => {
    fc.assert(
      fc.property(template, (text) => {
        const written = parseTemplate(text).map((part) => {
          if (part.kind === 'literal') return part.text
          if (part.kind === 'name') return `{${part.of}${part.isFull ? '.full' : ''}}`
          const { feminine, masculine, neutral } = part.forms
          return `{${part.with}:${feminine}|${masculine}|${neutral}}`
        })
        expect(written.join('')).toBe(text)
      }),
    )
  })

  test('any name appears in the text as it is, and is never read as a token', () => {
    const name = fc.oneof(fc.constantFrom(...hostileNames), fc.string({ minLength: 1 }))
    fc.assert(
      fc.property(fc.constantFrom(...languages), name, name, (language, first, second) => {
        const couple = people({ language, first: named(first), second: named(second) })
        expect(render('<{first}|{second}>', couple)).toBe(`<${first}|${second}>`)
        expect(render('{both}', couple).startsWith(first)).toBe(true)
        expect(render('{both}', couple).endsWith(second)).toBe(true)
      }),
    )
  })
})
