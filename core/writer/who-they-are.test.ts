import { expect, test } from 'vitest'
import { clausesOf } from './clauses.ts'
import { factOf, silenceOf, unlabelledFacts } from './read-facts.ts'
import { saysOnlyWhoTheyAre } from './who-they-are.ts'

test.each([
  'Somos duas mulheres,',
  'a gente é um casal gay.',
  'We’re two grooms!',
  'We are a same-sex couple',
  'Nous sommes deux femmes',
  'On est un couple de garçons.',
  'Somos dos chicas',
])('who they are is nothing to tell: %s', (words) => {
  expect(saysOnlyWhoTheyAre(words)).toBe(true)
})

test.each([
  'Somos duas mulheres teimosas',
  'Somos dois padeiros',
  'We are two women who met on a ferry',
  'nos conhecemos no futsal',
  'Nous sommes deux femmes de la même rue',
  'Somos una pareja de baile',
])('one word more is told: %s', (words) => {
  expect(saysOnlyWhoTheyAre(words)).toBe(false)
})

test('it is no fact, labelled as one or not, and what stands beside it is', () => {
  const told = 'Somos duas mulheres, nos conhecemos no futsal.'
  const reading = {
    clauses: clausesOf([{ source: 'howTheyMet', text: told }]),
    answers: { howTheyMet: told },
    leaveUnsaid: '',
    names: ['Júlia', 'Camila'],
  }
  const silence = silenceOf([], reading)
  const labels = {
    ...{ when: '', texts: [], sensitive: false, doubt: '' },
    ...{ who: 'both' as const, manner: 'none' as const, hardship: 'none' as const },
  }
  expect(factOf({ ...labels, clauses: [1] }, silence, reading)).toBeUndefined()
  expect(factOf({ ...labels, clauses: [1, 2] }, silence, reading)?.words).toBe(
    'nos conhecemos no futsal.',
  )
  expect(unlabelledFacts(new Set(), silence, reading).map(({ words }) => words)).toEqual([
    'nos conhecemos no futsal.',
  ])
})
