import { expect, test } from 'vitest'
import { sampleCeremony } from '../testing/sample-ceremony.ts'
import { decideDelicate, takeSecondReading } from './second-reading.ts'

test('a delicate sentence stays once somebody says so, until that is taken back', () => {
  const stays = decideDelicate(sampleCeremony(), 'mark', 'stays', 5)
  expect(stays.delicate).toEqual({ mark: 'stays' })
  expect(decideDelicate(stays, 'mark', undefined, 5).delicate).toEqual({})
})

test('a reading takes the place of the one before it', () => {
  const secondReading = { sentences: [], leftOut: [{ telling: 'success', quote: 'Ter paz.' }] }
  const once = takeSecondReading(sampleCeremony(), secondReading, 5)
  const again = takeSecondReading(once, { sentences: [], leftOut: [] }, 6)
  expect([once, again].map((one) => one.secondReading?.leftOut.length)).toEqual([1, 0])
})
