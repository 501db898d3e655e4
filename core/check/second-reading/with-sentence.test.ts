import { expect, test } from 'vitest'
import type { SecondReading } from '../../told/second-reading.ts'
import { fingerprint } from '../../writer/fingerprint.ts'
import { sampleReadingRequest } from './testing/sample-reading-request.ts'
import { withSentence } from './with-sentence.ts'

const [first = '', second = ''] = sampleReadingRequest.sentences
const take = withSentence(sampleReadingRequest)
const event = { event: 'sentence', verdict: 'backed', isDelicate: false } as const

test('numbers become the words they stand for, and the sentence its mark', () => {
  expect(take(undefined, { ...event, sentence: 0, rests: [1, 4, 99], isDelicate: true })).toEqual({
    sentences: [
      {
        mark: fingerprint(first),
        verdict: 'backed',
        rests: [
          { telling: 'howTheyMet', quote: 'Chovia muito naquele dia.' },
          { telling: 't3', quote: 'Adotamos a Farofa, vira-lata.' },
        ],
        isDelicate: true,
      },
    ],
    leftOut: [],
  })
})

test('what is read anew replaces what was said of that sentence alone', () => {
  const former = { mark: 'x', verdict: 'wish' as const, rests: [] }
  const before: SecondReading = { sentences: [former], leftOut: [] }
  const once = take(before, { ...event, sentence: 1, rests: [] })
  const twice = take(once, { ...event, sentence: 1, rests: [], verdict: 'held' })
  expect(twice.sentences).toEqual([
    former,
    { mark: fingerprint(second), verdict: 'held', rests: [] },
  ])
})

test('the end brings what was left out, and a failure changes nothing', () => {
  const before: SecondReading = { sentences: [], leftOut: [] }
  expect(take(before, { event: 'ended', leftOut: [4] }).leftOut).toEqual([
    { telling: 't3', quote: 'Adotamos a Farofa, vira-lata.' },
  ])
  expect(take(before, { event: 'failed', code: 'unexpected' })).toBe(before)
})
