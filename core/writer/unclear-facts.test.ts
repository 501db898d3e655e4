import { expect, test } from 'vitest'
import type { Fact } from './fact.ts'
import { fact } from './testing/writing-request.ts'
import { keptHardships, questionsWaiting, waits } from './unclear-facts.ts'

function unclear(id: string, mayBeUsed: boolean): Fact {
  return {
    id,
    words: id,
    source: 'howTheyMet',
    mayBeUsed,
    withheld: 'unclear',
    texts: ['ceremony'],
  }
}

test('an answer waits until somebody has begun to say what of it may be said', () => {
  const open = [unclear('a', false), unclear('b', false)]
  expect(waits(open)).toBe(true)
  expect(questionsWaiting(open)).toEqual([2])
  expect(questionsWaiting(open, 'welcome')).toEqual([])
  const begun = [unclear('a', true), unclear('b', false)]
  expect(waits(begun)).toBe(false)
  expect(questionsWaiting(begun)).toEqual([])
})

const hard = (id: string, changes: Parameters<typeof fact>[1] = {}) =>
  fact(id, { id, source: 'challenges', mayBeUsed: false, withheld: 'hardship', ...changes })

test('a hardship that nobody allowed is kept out, by its answer and the first of its facts', () => {
  expect(keptHardships([fact('a'), hard('b'), hard('c')])).toEqual([{ question: 3, fact: 'b' }])
})

test('one that may be told is not kept out, nor what somebody asked to leave out', () => {
  expect(keptHardships([hard('b', { mayBeUsed: true }), hard('c', { withheld: 'asked' })])).toEqual(
    [],
  )
})

test('an answer that waits as a whole is named by that alone', () => {
  expect(keptHardships([hard('b'), hard('c', { withheld: 'unclear' })])).toEqual([])
})
