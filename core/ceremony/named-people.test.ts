import { expect, test } from 'vitest'
import { library } from '../library/pt-BR/library.ts'
import { namedPeople } from './named-people.ts'
import { sampleCeremony } from './testing/sample-ceremony.ts'
import { somebody } from './testing/somebody.ts'

test('whoever is in memory is remembered, and neither thanked for coming nor called to read', () => {
  const ceremony = sampleCeremony({
    people: [
      somebody({ name: 'Vó Eva', isInMemory: true, isThanked: true, reads: 'um poema' }),
      somebody({ name: 'Célia\nRocha', isThanked: true }),
      somebody({ name: 'Rui', reads: 'um poema' }),
      somebody({ name: ' ', isThanked: true }),
    ],
    children: [{ id: 'bia', name: 'Bia', of: 'first', note: '' }],
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
