import { expect, test } from 'vitest'
import { library } from '../library/pt-BR/library.ts'
import { namedPeople } from './named-people.ts'
import { newcomer } from './newcomer.ts'
import { sampleCeremony } from './testing/sample-ceremony.ts'

test('whoever is in memory is remembered, and neither thanked for coming nor called to read', () => {
  const ceremony = sampleCeremony({
    people: [
      { ...newcomer, name: 'Vó Eva', isInMemory: true, isThanked: true, reads: 'um poema' },
      { ...newcomer, name: 'Célia\nRocha', isThanked: true },
      { ...newcomer, name: 'Rui', reads: 'um poema' },
      { ...newcomer, name: ' ', isThanked: true },
    ],
    children: [{ name: 'Bia', of: 'first', note: '' }],
  })
  expect(namedPeople(ceremony, library.frame).groups).toEqual({
    children: ['Bia'],
    remembered: ['Vó Eva'],
    thanked: ['Célia Rocha'],
    reader: ['Rui'],
  })
})

test('a group nobody has been named for is a marked blank', () => {
  const { blankNames } = library.frame
  expect(namedPeople(sampleCeremony(), library.frame).groups).toEqual({
    children: [blankNames.children],
    remembered: [blankNames.remembered],
    thanked: [blankNames.thanked],
    reader: [blankNames.reader],
  })
})
