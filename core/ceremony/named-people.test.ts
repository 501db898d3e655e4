import { expect, test } from 'vitest'
import { library } from '../library/pt-BR/library.ts'
import { namedPeople } from './named-people.ts'
import { sampleCeremony } from './testing/sample-ceremony.ts'

const person = {
  saidAs: '',
  role: '',
  isInMemory: false,
  brings: '',
  reads: '',
  isThanked: false,
}

test('whoever is in memory is remembered, and neither thanked for coming nor called to read', () => {
  const ceremony = sampleCeremony({
    people: [
      { ...person, name: 'Vó Eva', isInMemory: true, isThanked: true, reads: 'um poema' },
      { ...person, name: 'Célia\nRocha', isThanked: true },
      { ...person, name: 'Rui', reads: 'um poema' },
      { ...person, name: ' ', isThanked: true },
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
