/** What is told is the answer less its held facts: whatever is to be left out has to be one of them. */
import { expect, test } from 'vitest'
import { readingOf } from './facts-prompt.ts'
import { createFactsReader } from './facts-reader.ts'
import { writingRequest } from './testing/writing-request.ts'
import type { WritingRequest } from './writing-request.ts'

const labels = { texts: [], sensitive: false, hardship: 'none', manner: 'none', doubt: '' }

/** The words that are held back once a service has labelled these answers. */
function held(answers: WritingRequest['answers'], wishes: object[], facts: number[][]): string[] {
  const reader = createFactsReader(readingOf(writingRequest({ answers }), answers))
  const said = JSON.stringify({ wishes, facts: facts.map((clauses) => ({ ...labels, clauses })) })
  reader.feed(said)
  const read = reader.end(said)?.facts ?? []
  return read.filter(({ mayBeUsed }) => !mayBeUsed).map(({ words }) => words)
}

test('what is left out is a fact, though it is one word on a line of its own', () => {
  const text = 'Superamos muita coisa juntos.\nCâncer.\nPor favor não falem disso.'
  const wish = { clauses: [3], leaveOut: [2], isClear: true }
  expect(held([{ question: 'incredibleThings', text }], [wish], [[1]])).toContain('Câncer.')
})

test('what is left out is a fact, though a label joined it to a clause of another answer', () => {
  const answers = [
    { question: 'howTheyMet', text: 'Foi numa fila.' },
    { question: 'success', text: 'A dívida do pai dele. Não falem da dívida, por favor.' },
  ] as const
  const wish = { clauses: [3], leaveOut: [2], isClear: true }
  expect(held([...answers], [wish], [[1, 2]])).toContain('A dívida do pai dele.')
})
