import { describe, expect, test } from 'vitest'
import { library } from '../library/pt-BR/library.ts'
import type { Entrance } from './document.ts'
import { addPerson, changeEntrances } from './edits/people.ts'
import { enterApart, enterTogether, entrancesOf, isTogether } from './entrance-order.ts'
import { scriptOf } from './script.ts'
import { sampleCeremony } from './testing/sample-ceremony.ts'

const { frame } = library
const nowMs = 6_000
const walker = (entrance: Entrance): string =>
  entrance.kind === 'partner' ? entrance.partner : entrance.name

describe('a procession that nobody has arranged', () => {
  test('is the one that the script shows, and arranging it as it is changes nothing there', () => {
    for (const ceremony of [
      sampleCeremony(),
      addPerson(sampleCeremony(), { name: 'Rui', entersWith: 'Bia' }, nowMs),
    ]) {
      const arranged = changeEntrances(ceremony, entrancesOf(ceremony, frame), nowMs)
      expect(scriptOf(arranged, library)).toEqual(scriptOf(ceremony, library))
    }
  })

  test('is led by no one who is remembered', () => {
    const remembered = { name: 'Eva', entersWith: '', isInMemory: true }
    const ceremony = addPerson(sampleCeremony(), remembered, nowMs)
    expect(entrancesOf(ceremony, frame).map(walker)).not.toContain('Eva')
  })
})

test('a couple that walks in together does so where the last of them did, and apart again', () => {
  const apart = entrancesOf(sampleCeremony(), frame)
  const together = enterTogether(apart)
  expect(together.map(walker)).toEqual([...frame.usualEntrances, 'both'])
  expect([isTogether(apart), isTogether(together)]).toEqual([false, true])
  expect(enterApart(together).map(walker)).toEqual([...frame.usualEntrances, 'first', 'second'])
  expect(enterTogether([]).map(walker)).toEqual(['both'])
})
