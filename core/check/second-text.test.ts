import { expect, test } from 'vitest'
import type { Ceremony } from '../ceremony/document.ts'
import { callSecondCurrent } from '../ceremony/edits/second-language.ts'
import { secondKey } from '../ceremony/second-language.ts'
import { bilingualWelcome, nowMs } from '../ceremony/testing/bilingual.ts'
import { withoutAccents } from '../without-accents.ts'
import { findingsOf } from './findings-of.ts'
import { checkLanguages } from './language/languages.ts'

async function foundIn(content: string, changes: Partial<Ceremony> = {}) {
  const { ceremony, library } = await bilingualWelcome(content)
  const current = callSecondCurrent({ ...ceremony, ...changes }, 'welcome', nowMs)
  return findingsOf(current, library)
    .filter(({ place }) => place?.sectionKey === secondKey('welcome'))
    .map(({ kind, words, place, severity }) => ({ kind, words, line: place?.line, severity }))
}

test('a name that nobody gave is found in the second text, on its line', async () => {
  expect(await foundIn('Welcome!\n\nIt was Zilda who saw {first} first.')).toEqual([
    { kind: 'unsourcedName', words: 'Zilda', line: 1, severity: 'mark' },
  ])
})

test('names that the first text says are known in the second', async () => {
  expect(await foundIn('Welcome, {first} and {second} and Ouro Preto!')).toEqual([])
})

test('what was asked for in one language is not to be said in the other either', async () => {
  const wishes = {
    register: 'warm' as const,
    faith: { kind: 'open' as const },
    leaveUnsaid: 'A doença do pai da Ana',
  }
  const found = await foundIn('Welcome!\n\nThey met beside a hospital bed.', { wishes })
  expect(found).toMatchObject([
    { kind: 'leftUnsaid', words: 'hospital', line: 1, severity: 'mark' },
  ])
  const named = { ...wishes, leaveUnsaid: 'covid' }
  expect(await foundIn('Welcome!\n\nCovid took him.', { wishes: named })).toMatchObject([
    { kind: 'leftUnsaid', words: 'Covid', line: 1, severity: 'red' },
  ])
})

test('the library’s words of a second text are not called into question', async () => {
  expect(await foundIn('Welcome!')).toEqual([])
})

test.each([
  ['death', { pt: 'faleceu', en: 'passed away', fr: 'veuve', es: 'falleció' }],
  ['illness', { pt: 'doente', en: 'illness', fr: 'malade', es: 'enfermo' }],
  ['work', { pt: 'desempregado', en: 'laid off', fr: 'chomage', es: 'sin trabajo' }],
  ['money', { pt: 'divida', en: 'debt', fr: 'dette', es: 'deuda' }],
  ['divorce', { pt: 'divorcio', en: 'divorce', fr: 'divorce', es: 'divorcio' }],
  ['birth', { pt: 'gravidez', en: 'pregnancy', fr: 'grossesse', es: 'embarazo' }],
  ['law', { pt: 'policia', en: 'police', fr: 'police', es: 'policia' }],
] as const)('the grave matter of %s has one place in all languages', (_, words) => {
  const places = Object.entries(words).map(([language, word]) =>
    checkLanguages[language as keyof typeof words].graveMatters.findIndex((matter) =>
      matter.test(withoutAccents(word)),
    ),
  )
  expect(new Set(places).size).toBe(1)
  expect(places[0]).toBeGreaterThanOrEqual(0)
})
