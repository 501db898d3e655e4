import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type NamedPeople, render } from '../library/notation.ts'
import { withNameTokens } from './name-tokens.ts'
import type { WrittenPartner } from './writing-request.ts'

const partner = (called: string, full = called): WrittenPartner => ({
  called,
  full,
  agreement: 'neutral',
})
const couple = (first: string, second: string) => [partner(first), partner(second)] as const

test.each([
  ['pt', 'Rafael e Marina chegaram.', '{first} e {second} chegaram.'],
  ['pt', 'A avó Marina já sabia; Marina não.', 'A avó Marina já sabia; {second} não.'],
  ['pt', 'Marina Dias e a Marina.', 'Marina Dias e a {second}.'],
  ['pt', 'Ela se chama Maria Marina.', 'Ela se chama Maria Marina.'],
  ['pt', 'Então Marina riu. Hoje Rafael ri.', 'Então {second} riu. Hoje {first} ri.'],
  ['pt', 'A marina, perto de Marinas.', 'A marina, perto de Marinas.'],
  ['pt', 'Chaves {vazias} ficam.', 'Chaves {vazias} ficam.'],
] as const)('in %s “%s” becomes “%s”', (language, text, expected) => {
  expect(withNameTokens(text, [...couple('Rafael', 'Marina')], language)).toBe(expected)
})

test('what a name’s sound has changed follows the next name', () => {
  const french = withNameTokens(
    'la main d’Éloïse, qu’Anne tient',
    [...couple('Éloïse', 'Anne')],
    'fr',
  )
  expect(french).toBe('la main de {first}, que {second} tient')
  expect(withNameTokens('Juan e Inés', [...couple('Juan', 'Inés')], 'es')).toBe(
    '{first} y {second}',
  )
  expect(withNameTokens('Juan y Ana', [...couple('Juan', 'Ana')], 'es')).toBe('{first} y {second}')
})

test('the whole name is a token of its own, and the same name for both stays a word', () => {
  const named = [partner('Bia', 'Beatriz Nunes'), partner('Rui')] as const
  expect(withNameTokens('Beatriz Nunes, que é Bia, e Rui', [...named], 'pt')).toBe(
    '{first.full}, que é {first}, e {second}',
  )
  expect(withNameTokens('Alex e Alex', [...couple('Alex', 'Alex')], 'pt')).toBe('Alex e Alex')
})

test('rendered again for the same couple a text says what it said', () => {
  const people = (first: string, second: string): NamedPeople => ({
    language: 'fr',
    first: { called: first, full: first, agreement: 'neutral' },
    second: { called: second, full: second, agreement: 'neutral' },
    celebrant: { called: 'C', full: 'C', agreement: 'neutral' },
  })
  const names = fc.constantFrom(
    'Éloïse',
    'Anne',
    'Hugo',
    'Yann',
    'Marc',
    'Jean-Luc',
    'O’Neill',
    'Will',
  )
  const words = fc.constantFrom('de ', 'd’', 'que ', 'qu’', 'et ', ', ', '. ', 'La mer ', 'a ')
  fc.assert(
    fc.property(names, names, fc.array(fc.tuple(words, names)), (first, second, parts) => {
      fc.pre(first !== second)
      const text = parts.flat().join('')
      const tokens = withNameTokens(text, [partner(first), partner(second)], 'fr')
      // Where the text itself missed an elision, rendering mends it.
      const mended = render(tokens, people(first, second))
      expect(mended.replaceAll(/e (?=\p{L})/gu, '’')).toBe(text.replaceAll(/e (?=\p{L})/gu, '’'))
    }),
  )
})
