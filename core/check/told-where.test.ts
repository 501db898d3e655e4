import { expect, test } from 'vitest'
import type { Ceremony } from '../ceremony/document.ts'
import type { ReadSentence } from '../told/second-reading.ts'
import { fingerprint } from '../writer/fingerprint.ts'
import { ceremonyOf } from './testing/checked-couple.ts'
import { couples } from './testing/planted-inventions.ts'
import { rangeOf, tellingOf } from './testing/told.ts'
import { wordsBehind } from './told-where.ts'

const [cafe] = couples
if (cafe === undefined) throw new Error('there is no couple to test with')
const sentence = 'Chegou a Farofa, vira-lata adotada.'
const telling = tellingOf(
  'incredibleThings',
  'Moramos em Lima. Adotamos a vira-lata Farofa (2019)!',
)
const ceremony: Ceremony = { ...ceremonyOf(cafe), tellings: [telling], ranges: [] }

function readAs(changes: Partial<ReadSentence>): Ceremony {
  const read = { mark: fingerprint(sentence), verdict: 'backed' as const, rests: [], ...changes }
  return { ...ceremony, secondReading: { sentences: [read], leftOut: [] } }
}

const rests = [{ telling: telling.id, quote: 'Moramos em Lima.' }]

test('what the second reading pointed at comes first, with its place', () => {
  expect(wordsBehind(readAs({ rests }))(sentence)).toEqual({
    told: [{ telling: telling.id, quote: 'Moramos em Lima.', start: 0, end: 16 }],
    isMaybe: false,
  })
})

test('without a reading likeness of words finds something, and says perhaps', () => {
  expect(wordsBehind(ceremony)(sentence)).toMatchObject({
    told: [{ telling: telling.id, start: 17 }],
    isMaybe: true,
  })
})

test('a changed sentence loses what was said of it, and no other does', () => {
  const behind = wordsBehind(readAs({ rests }))
  expect(behind(`${sentence} `)).toMatchObject({ isMaybe: true })
  expect(behind(sentence)).toMatchObject({ isMaybe: false })
})

test('words that nobody tells any more are not behind anything', () => {
  const changed = { ...telling, text: 'Adotamos a vira-lata Farofa.' }
  expect(wordsBehind({ ...readAs({ rests }), tellings: [changed] })(sentence)).toMatchObject({
    isMaybe: true,
  })
})

test('a sentence that was read and rests on nothing has nothing behind it, however alike', () => {
  expect(wordsBehind(readAs({ verdict: 'unbacked' }))(sentence)).toEqual({
    told: [],
    isMaybe: false,
  })
})

test('words that are held meanwhile are shown as what gives the sentence away', () => {
  const ranges = [rangeOf(telling, 'Moramos em Lima.')]
  expect(wordsBehind({ ...readAs({ rests }), ranges })(sentence)).toMatchObject({
    told: [{ quote: 'Moramos em Lima.' }],
  })
})
