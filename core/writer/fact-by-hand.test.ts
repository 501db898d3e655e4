import { describe, expect, test } from 'vitest'
import { correctFact, type FactCorrection } from '../ceremony/edits/facts.ts'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import type { Fact } from './fact.ts'
import { factByHand } from './fact-by-hand.ts'

const told: Fact = { id: 'a', words: 'Foi um ano difícil.', source: 'challenges', mayBeUsed: false }

function handled(...corrections: FactCorrection[]): ReturnType<typeof factByHand> {
  const ceremony = { ...sampleCeremony(), facts: [told] }
  const [fact] = corrections.reduce((now, one) => correctFact(now, 'a', one, 1), ceremony).facts
  return fact && factByHand(fact)
}

describe('what a card says of a hand', () => {
  test('is nothing before one has touched it, nor of what one added', () => {
    expect(factByHand(told)).toBeUndefined()
    expect(factByHand({ ...told, source: 'hand', isCorrected: true })).toBeUndefined()
  })

  test('is that it may be said, or may not, where its words are as they were', () => {
    expect(handled({ mayBeUsed: true })).toBe('released')
    expect(handled({ mayBeUsed: true }, { mayBeUsed: false })).toBe('keptOut')
    expect(handled({ mayBeUsed: true }, { secretFor: 'first' })).toBe('keptOut')
  })

  test('is a correction only of other words', () => {
    expect(handled({ words: 'Foi um ano duro.' }, { mayBeUsed: true })).toBe('corrected')
    expect(handled({ words: 'Foi um ano duro.' }, { words: told.words, mayBeUsed: true })).toBe(
      'released',
    )
  })
})
