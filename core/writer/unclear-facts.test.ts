import { expect, test } from 'vitest'
import { correctFact } from '../ceremony/edits/facts.ts'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import type { Fact } from './fact.ts'
import { fact } from './testing/writing-request.ts'
import { keptHardships, questionsWaiting, waits } from './unclear-facts.ts'

function unclear(id: string): Fact {
  return {
    id,
    words: id,
    source: 'howTheyMet',
    mayBeUsed: false,
    withheld: 'unclear',
    texts: ['ceremony'],
  }
}

/** As the desk's tick makes them. */
function allowed(facts: readonly Fact[], id: string): Fact[] {
  return correctFact(sampleCeremony({ facts: [...facts] }), id, { mayBeUsed: true }, 1).facts
}

test('an answer waits until somebody has begun to say what of it may be said', () => {
  const open = [unclear('a'), unclear('b')]
  expect(waits(open)).toBe(true)
  expect(questionsWaiting(open)).toEqual([2])
  expect(questionsWaiting(open, 'welcome')).toEqual([])
  const begun = allowed(open, 'a')
  expect(waits(begun)).toBe(false)
  expect(questionsWaiting(begun)).toEqual([])
})

const hard = (id: string, changes: Parameters<typeof fact>[1] = {}) =>
  fact(id, { id, source: 'challenges', mayBeUsed: false, withheld: 'hardship', ...changes })

test('a hardship that nobody allowed is kept out, by its answer and the first of its facts', () => {
  expect(keptHardships([fact('a'), hard('b'), hard('c')])).toEqual([{ question: 3, fact: 'b' }])
})

test('one that may be told is not kept out, nor what somebody asked to leave out', () => {
  expect(keptHardships(allowed([hard('b'), hard('c', { withheld: 'asked' })], 'b'))).toEqual([])
})

test('an answer that waits as a whole is named by that alone', () => {
  expect(keptHardships([hard('b'), hard('c', { withheld: 'unclear' })])).toEqual([])
})
