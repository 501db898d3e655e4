import { expect, test } from 'vitest'
import { questions as en } from '../messages/en/questions.ts'
import { questions as es } from '../messages/es/questions.ts'
import { questions as fr } from '../messages/fr/questions.ts'
import { questions as pt } from '../messages/pt/questions.ts'
import { questionsInOrder, questionsList } from './questions.ts'

test.each(Object.entries({ pt, en, fr, es }))(
  'the list in %s is one line of introduction and five numbered questions',
  (_language, messages) => {
    const parts = questionsList(messages).split('\n\n')
    expect(parts[0]).toBe(messages.introduction)
    expect(parts.slice(1)).toEqual(
      questionsInOrder(messages).map((question, index) => `${index + 1}. ${question}`),
    )
    expect(parts).toHaveLength(6)
    expect(parts.join('')).not.toContain('\n')
  },
)

test('the Spanish questions are right in Spain and in Latin America', () => {
  expect(questionsList(es)).not.toMatch(/vosotros|ustedes|\bos\b|[áé]is\b|responded/)
})
