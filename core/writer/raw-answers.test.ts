import { expect, test } from 'vitest'
import type { Fact } from './fact.ts'
import { rawAnswers } from './raw-answers.ts'
import { fact, writingRequest } from './testing/writing-request.ts'

const text = 'Foi em 2017, na fila da padaria. Ele perdeu o pai em 2020. Depois veio o café.'

function told(facts: readonly Fact[], answer = text) {
  const request = writingRequest({ facts: [...facts] })
  return rawAnswers([{ question: 'howTheyMet', text: answer }], request)
}

test('without facts of a hand an answer is told as it is', () => {
  expect(told([fact('Depois veio o café.')]).answers).toMatchObject([{ text }])
})

test('what a hand has silenced reaches no writer, though the answers could not be read again', () => {
  const silenced = fact('Ele perdeu o pai em 2020.', { isCorrected: true, mayBeUsed: false })
  const { answers, withheld } = told([silenced])
  expect(answers[0]?.text).toContain('Depois veio o café.')
  expect(answers[0]?.text).not.toContain('pai')
  expect(withheld).toEqual([])
})

test('where the answer says it in other words by now, nothing of the answer is told', () => {
  const silenced = fact('Ele perdeu o pai em 2020.', { isCorrected: true, mayBeUsed: false })
  const { answers, withheld } = told([silenced], 'O pai dele morreu em 2020. Depois veio o café.')
  expect(answers).toEqual([])
  expect(withheld).toEqual(['howTheyMet'])
})

test('what a hand has put right is told as it should be, not as it was', () => {
  const reworded = fact('Foi em 2016', { isCorrected: true, toldAs: 'Foi em 2017' })
  const { answers } = told([reworded])
  expect(answers[0]?.text).not.toContain('2017')
  expect(answers[0]?.text).toContain('na fila da padaria')
})

test('an answer of which nothing else is left is neither told nor withheld', () => {
  const silenced = fact('Ele perdeu o pai.', { isCorrected: true, mayBeUsed: false })
  expect(told([silenced], 'Ele perdeu o pai.')).toEqual({ answers: [], withheld: [] })
})
