import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { counted } from './counted.ts'
import { creator as en } from './en/creator.ts'
import { creator as es } from './es/creator.ts'
import { creator as fr } from './fr/creator.ts'
import { creator as pt } from './pt/creator.ts'

const creator = { pt, en, fr, es }

test('one character too many is singular in every language, two are plural', () => {
  const said = (count: number) =>
    languages.map((language) => creator[language].info.tooLong(counted(count, language), '200'))
  expect(said(1)).toEqual([
    '1 caractere a mais: o limite é 200.',
    '1 character too many: the limit is 200.',
    '1 caractère de trop\u202f: la limite est de 200.',
    'Sobra 1 carácter: el límite es 200.',
  ])
  expect(said(2)).toEqual([
    '2 caracteres a mais: o limite é 200.',
    '2 characters too many: the limit is 200.',
    '2 caractères de trop\u202f: la limite est de 200.',
    'Sobran 2 caracteres: el límite es 200.',
  ])
})

test('a large number is grouped as the language does, a huge one still counts as many', () => {
  expect(counted(12_345, 'en')).toEqual({ number: '12,345', form: 'other' })
  expect(counted(2_000_000, 'fr').form).toBe('other')
})
