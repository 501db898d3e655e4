import { describe, expect, test } from 'vitest'
import { library } from '../library/pt-BR/library.ts'
import type { Ceremony, Entrance } from './document.ts'
import { chooseCoupleKind } from './edits/choose-couple-kind.ts'
import { addPerson, changeEntrances } from './edits/people.ts'
import { enterApart, enterTogether, entrancesOf, isTogether } from './entrance-order.ts'
import { scriptOf } from './script.ts'
import { sampleCeremony } from './testing/sample-ceremony.ts'

const { frame } = library
const nowMs = 6_000
function brideNamedFirst(): Ceremony {
  const ceremony = sampleCeremony()
  const [groom, bride] = ceremony.couple
  return { ...ceremony, couple: [bride, groom] }
}
const walker = (entrance: Entrance): string =>
  entrance.kind === 'partner' ? entrance.partner : entrance.name

describe('a procession that nobody has arranged', () => {
  test('is the one that the script shows, and arranging it as it is changes nothing there', () => {
    for (const ceremony of [
      sampleCeremony(),
      brideNamedFirst(),
      addPerson(sampleCeremony(), { id: 'new', name: 'Rui', entersWith: 'Bia' }, nowMs),
    ]) {
      const arranged = changeEntrances(ceremony, entrancesOf(ceremony, frame), nowMs)
      expect(scriptOf(arranged, library)).toEqual(scriptOf(ceremony, library))
    }
  })

  test('ends with the bride, also where she is named first', () => {
    const ceremony = brideNamedFirst()
    const items = (scriptOf(ceremony, library).sections[1]?.lines ?? []).filter(
      ({ speaker }) => speaker === 'item',
    )
    expect(items.at(0)?.text).toBe('1. Noivo: João')
    expect(items.at(-1)?.text).toMatch(/Noiva: Ana$/)
  })

  test.each(['twoBrides', 'twoGrooms', 'other'] as const)(
    'has the couple as it is named where the titles say nothing: %s',
    (kind) => {
      const ceremony = chooseCoupleKind(brideNamedFirst(), kind, nowMs)
      const walking = entrancesOf(ceremony, frame).map(walker)
      expect([walking.at(0), walking.at(-1)]).toEqual(['first', 'second'])
    },
  )

  test('is led by no one who is remembered', () => {
    const remembered = { id: 'new', name: 'Eva', entersWith: '', isInMemory: true }
    const ceremony = addPerson(sampleCeremony(), remembered, nowMs)
    expect(entrancesOf(ceremony, frame).map(walker)).not.toContain('Eva')
  })
})

test('a couple that walks in together does so where the last of them did, and apart again', () => {
  const apart = entrancesOf(sampleCeremony(), frame)
  const together = enterTogether(apart)
  expect(together.map(walker)).toEqual([...frame.usualEntrances, 'both'])
  expect([isTogether(apart), isTogether(together)]).toEqual([false, true])
  const asNamed = ['first', 'second'] as const
  expect(enterApart(together, asNamed).map(walker)).toEqual([...frame.usualEntrances, ...asNamed])
  expect(enterTogether([]).map(walker)).toEqual(['both'])
})
