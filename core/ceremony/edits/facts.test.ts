import { describe, expect, test } from 'vitest'
import type { Fact } from '../../writer/fact.ts'
import type { Ceremony } from '../document.ts'
import { newCeremony } from '../new-ceremony.ts'
import { restoreVersion, takeWritten } from './body.ts'
import {
  addFact,
  allowUnclear,
  correctFact,
  dropFactsWithoutAnswer,
  forgetTelling,
  removeFact,
  takeFacts,
} from './facts.ts'

function fact(source: string, words: string, more: Partial<Fact> = {}): Fact {
  return { id: `${source}.${words}`, words, source, mayBeUsed: true, ...more }
}

const told: Ceremony = {
  ...newCeremony({ id: 'c', nowMs: 0, language: 'pt-BR' }),
  answers: { howTheyMet: { text: 'Na fila.' }, success: { text: 'Mesa cheia.' } },
  answersRead: { howTheyMet: 'a', success: 'b' },
  facts: [fact('howTheyMet', 'Na fila.'), fact('success', 'Mesa cheia.')],
}
const wordsOf = ({ facts }: Ceremony) => facts.map(({ words }) => words)

describe('a reading', () => {
  test('replaces the facts of the answers that were read, and no others', () => {
    const after = takeFacts(
      told,
      [fact('howTheyMet', 'Na padaria.')],
      { howTheyMet: 'a2', success: 'b' },
      1,
    )
    expect(wordsOf(after)).toEqual(['Mesa cheia.', 'Na padaria.'])
    expect(after.answersRead).toEqual({ howTheyMet: 'a2', success: 'b' })
  })

  test('leaves alone what was corrected or added by hand', () => {
    const corrected = correctFact(told, 'howTheyMet.Na fila.', { words: 'Na fila do pão.' }, 1)
    const mine = addFact(corrected, 'hand.1', 'Ela canta.', 2)
    const after = takeFacts(
      mine,
      [fact('howTheyMet', 'Na fila.'), fact('success', 'Mesa grande.')],
      { howTheyMet: 'a2', success: 'b2' },
      3,
    )
    expect(wordsOf(after)).toEqual(['Na fila do pão.', 'Ela canta.', 'Mesa grande.'])
  })

  test('judges facts again under other wishes, though their answers were not read again', () => {
    const again = fact('success', 'Mesa cheia.', { mayBeUsed: false, withheld: 'asked' })
    const after = takeFacts(told, [again], { howTheyMet: 'a', success: 'b' }, 1)
    expect(after.facts[1]).toEqual(again)
    expect(after.facts).toHaveLength(2)
  })
})

test('an answer that was emptied takes its facts with it, but not those of a hand', () => {
  const mine = addFact(told, 'hand.1', 'Ela canta.', 1)
  const emptied = { ...mine, answers: { success: { text: 'Mesa cheia.' } } }
  expect(wordsOf(dropFactsWithoutAnswer(emptied, 2))).toEqual(['Mesa cheia.', 'Ela canta.'])
  expect(dropFactsWithoutAnswer(told, 2)).toBe(told)
})

test('a withheld fact that a hand allows is withheld no longer; a secret can be told again', () => {
  const id = 'success.Mesa cheia.'
  const withheld = {
    ...told,
    facts: [fact('success', 'Mesa cheia.', { mayBeUsed: false, withheld: 'hardship' })],
  }
  const allowed = correctFact(withheld, id, { mayBeUsed: true }, 1)
  expect(allowed.facts[0]).toEqual(
    fact('success', 'Mesa cheia.', { mayBeUsed: true, isCorrected: true }),
  )
  const secret = correctFact(allowed, id, { secretFor: 'first' }, 2)
  expect(secret.facts[0]?.secretFor).toBe('first')
  const reworded = correctFact(secret, id, { words: 'Mesa posta.' }, 3)
  expect(reworded.facts[0]?.secretFor).toBe('first')
  expect(correctFact(reworded, id, { secretFor: null }, 4).facts[0]).not.toHaveProperty('secretFor')
})

test('what a hand added it can take away', () => {
  expect(removeFact(addFact(told, 'hand.1', 'Ela canta.', 1), 'hand.1', 2).facts).toEqual(
    told.facts,
  )
})

describe('a fact that is reworded', () => {
  const id = 'howTheyMet.Na fila.'
  const written = takeWritten(told, 'ceremony', 'Foi na fila.', 1)
  const telling = ({ facts: [first] }: Ceremony) => [first?.toldAs, first?.toldIn]

  test('remembers how it was told, and which texts may still say it so', () => {
    const once = correctFact(written, id, { words: 'Na fila do pão.' }, 2)
    expect(telling(once)).toEqual(['Na fila.', ['ceremony']])
    expect(telling(correctFact(once, id, { words: 'No balcão.' }, 3))).toEqual([
      'Na fila.',
      ['ceremony'],
    ])
    expect(telling(correctFact(once, id, { mayBeUsed: false }, 3))).toEqual([
      'Na fila.',
      ['ceremony'],
    ])
    expect(telling(correctFact(once, id, { words: 'Na fila.' }, 3))).toEqual([undefined, undefined])
  })

  test('is in no text before there is one, and in none that is written anew', () => {
    expect(telling(correctFact(told, id, { words: 'No balcão.' }, 2))).toEqual([
      'Na fila.',
      undefined,
    ])
    const once = correctFact(written, id, { words: 'No balcão.' }, 2)
    const anew = takeWritten(forgetTelling(once, 'ceremony'), 'ceremony', 'Foi no balcão.', 3)
    expect(telling(anew)).toEqual(['Na fila.', undefined])
    expect(telling(restoreVersion(anew, 'ceremony', 0, 4))).toEqual(['Na fila.', ['ceremony']])
  })
})

test('one press allows what waits of an answer, but nothing that was asked to be left out', () => {
  const unsaid = (words: string, withheld: Fact['withheld'], source = 'howTheyMet') =>
    fact(source, words, { mayBeUsed: false, withheld })
  const waiting = {
    ...told,
    facts: [
      unsaid('Na fila.', 'unclear'),
      unsaid('O ex dela.', 'asked'),
      unsaid('Não falem do ex.', 'request'),
      unsaid('Mesa cheia.', 'unclear', 'success'),
    ],
  }
  const after = allowUnclear(waiting, 'howTheyMet', 1)
  expect(after.facts.map(({ mayBeUsed }) => mayBeUsed)).toEqual([true, false, false, false])
})
