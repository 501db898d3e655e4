import { expect, test } from 'vitest'
import type { Ceremony } from '../ceremony/document.ts'
import type { Fact } from '../writer/fact.ts'
import { sourceOf } from './source-of.ts'
import { ceremonyOf } from './testing/checked-couple.ts'
import { couples } from './testing/planted-inventions.ts'
import { type Told, toldWhere } from './told-where.ts'

const [cafe] = couples
if (cafe === undefined) throw new Error('there is no couple to test with')
const ceremony = ceremonyOf(cafe)

function marked({ source, stretches }: Told, { answers }: Ceremony): string[] {
  return stretches.map(({ start, end }) => answers[source]?.text.slice(start, end) ?? '')
}

function withFact(fact: Partial<Fact>): Ceremony {
  const whole = { id: 'f1', words: '', source: 'incredibleThings', mayBeUsed: true, ...fact }
  return { ...ceremony, facts: [whole] }
}

test('the words stand in the answer they were taken from', () => {
  const sentence = 'Chegou a Farofa, vira-lata adotada.'
  const [told] = toldWhere(sourceOf(sentence, ceremony), ceremony)
  if (told === undefined) throw new Error('nothing was found')
  expect(told.source).toBe('incredibleThings')
  expect(marked(told, ceremony)).toEqual([expect.stringContaining('Farofa')])
  expect(told.factId).toBeUndefined()
})

test('a fact of clauses that stand apart is marked clause by clause, across breaks', () => {
  const text = 'Moramos em Lima.\nDepois\nveio o frio, e no fim adotamos a vira-lata Farofa (2019)!'
  const answered: Ceremony = {
    ...withFact({ words: 'Depois veio o frio … adotamos a vira-lata Farofa (2019)' }),
    answers: { incredibleThings: { text } },
  }
  const found = [
    { from: 'f1', words: 'Depois veio o frio … adotamos a vira-lata Farofa (2019)', weight: 4 },
  ]
  const [told] = toldWhere(found, answered)
  if (told === undefined) throw new Error('nothing was found')
  expect(told.factId).toBe('f1')
  expect(marked(told, answered)).toEqual([
    'Depois\nveio o frio',
    'adotamos a vira-lata Farofa (2019)',
  ])
})

test('what a hand put right has its card, but no place in the answer', () => {
  const corrected = withFact({ words: 'adotamos a gata Canela', isCorrected: true })
  const found = sourceOf('A gata Canela foi adotada.', corrected)
  expect(toldWhere(found, corrected)).toEqual([
    expect.objectContaining({ factId: 'f1', source: 'incredibleThings', stretches: [] }),
  ])
})

test('what the celebrant added comes from no answer', () => {
  const added = withFact({ words: 'a gata Canela dorme no piano', source: 'hand' })
  const found = sourceOf('Canela dorme no piano.', added)
  expect(toldWhere(found, added)).toEqual([
    expect.objectContaining({ factId: 'f1', source: 'hand', stretches: [] }),
  ])
})
