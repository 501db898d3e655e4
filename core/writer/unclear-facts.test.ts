import { expect, test } from 'vitest'
import type { Fact } from './fact.ts'
import { questionsWaiting, waits } from './unclear-facts.ts'

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
