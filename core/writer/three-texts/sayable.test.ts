import { describe, expect, test } from 'vitest'
import { answersOfTest, fact } from '../testing/writing-request.ts'
import { holdsAnything, sayableOf } from './sayable.ts'

const textOf = (question: string, told: ReturnType<typeof sayableOf>): string | undefined =>
  told.answers.find((answer) => answer.question === question)?.text

const held = (words: string, source = 'challenges') =>
  fact(words, { source, mayBeUsed: false, withheld: 'asked' })

/** The clauses of an answer as facts that may be told. */
const told = (source: string, ...words: string[]) => words.map((one) => fact(one, { source }))

describe('what may be said', () => {
  test('is an answer as it was told, with the signs between its clauses, where nothing is held back', () => {
    const text = 'Nos conhecemos em 2017, numa fila; ele pagou meu pão (de queijo!).'
    const facts = told(
      'howTheyMet',
      'Nos conhecemos em 2017',
      'numa fila',
      'ele pagou meu pão (de queijo!)',
    )
    const said = sayableOf([{ question: 'howTheyMet', text }], { facts, answers: [] })
    expect(textOf('howTheyMet', said)).toBe(text)
  })

  test('lacks what is held back, and leaves no comma or space hanging', () => {
    const text = 'Na fila, ele estava doente, e pagou meu pão.'
    const facts = [
      ...told('howTheyMet', 'Na fila', 'e pagou meu pão'),
      held('ele estava doente', 'howTheyMet'),
    ]
    const said = sayableOf([{ question: 'howTheyMet', text }], { facts, answers: [] })
    expect(textOf('howTheyMet', said)).toBe('Na fila. e pagou meu pão.')
  })

  test('is nothing that no reading has found, whatever stands around it', () => {
    const text = 'Câncer.\nUma dívida. O barco.'
    const said = sayableOf([{ question: 'challenges', text }], {
      facts: told('challenges', 'O barco'),
      answers: [],
    })
    expect(textOf('challenges', said)).toBe('O barco.')
  })

  test('is nothing that overlaps what is held back', () => {
    const said = sayableOf([{ question: 'challenges', text: 'A dívida do pai dele.' }], {
      facts: [...told('challenges', 'A dívida do pai dele'), held('A dívida')],
      answers: [],
    })
    expect(textOf('challenges', said)).toBeUndefined()
  })

  test('is nothing of an answer that is withheld', () => {
    const facts = told('howTheyMet', 'numa fila de padaria em BH')
    const said = sayableOf(answersOfTest, { facts, answers: [], withheld: ['howTheyMet'] })
    expect(textOf('howTheyMet', said)).toBeUndefined()
  })

  test('is told as a hand has put it right', () => {
    const facts = [
      fact('em 2016 numa fila', {
        toldAs: 'em 2017 numa fila de padaria em BH',
        isCorrected: true,
      }),
    ]
    const said = textOf('howTheyMet', sayableOf(answersOfTest, { facts, answers: [] }))
    expect(said).toContain('em 2016 numa fila')
    expect(said).not.toContain('2017')
  })

  test('of an answer that could not be read is as much as may be told of it', () => {
    const answers = [{ question: 'challenges', text: 'O barco.' }] as const
    expect(textOf('challenges', sayableOf(answersOfTest, { facts: [], answers }))).toBe('O barco.')
  })

  test('has what the celebrant added apart, since nobody may be quoted with it', () => {
    const facts = [fact('Dançam na cozinha', { source: 'hand' })]
    expect(sayableOf(answersOfTest, { facts, answers: [] }).added).toEqual(['Dançam na cozinha'])
  })

  test('says of what in which manner it is to be told', () => {
    const facts = [
      fact('a mãe dela', { manner: 'lightly' }),
      fact('o pai', { manner: 'discreetly' }),
    ]
    expect(sayableOf(answersOfTest, { facts, answers: [] })).toMatchObject({
      lightly: ['a mãe dela'],
      discreetly: ['o pai'],
    })
  })

  test('holds no number of a person', () => {
    const text = 'Meu telefone é (31) 99876-5432.'
    const facts = told('success', text.slice(0, -1))
    const said = sayableOf([{ question: 'success', text }], { facts, answers: [] })
    expect(textOf('success', said)).not.toContain('99876')
  })
})

test.each([
  ['a wish for the whole ceremony', 'o ex', [], true],
  ['something held back', '', [held('x')], true],
  ['nothing', ' ', [fact('x')], false],
])('a ceremony with %s is known to hold it', (_, leaveUnsaid, facts, expected) => {
  expect(holdsAnything({ leaveUnsaid }, { facts, answers: [] })).toBe(expected)
})
