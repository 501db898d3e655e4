import { describe, expect, test } from 'vitest'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { nameHints, saidNames } from './said-names.ts'

const [groom, bride] = sampleCeremony().couple
const ceremony = sampleCeremony({
  couple: [
    { ...groom, name: 'Thibault Lefèvre', calledAs: 'Tib', saidAs: 'ti-BÔ' },
    { ...bride, name: 'Zoé', calledAs: '', saidAs: ' zo-É ' },
  ],
  people: [
    {
      id: 'siobhan',
      name: 'Siobhán Kelly',
      saidAs: 'chi-VÓN',
      role: 'avó',
      isInMemory: false,
      brings: '',
      reads: '',
      isThanked: true,
    },
    {
      id: 'ana',
      name: 'Ana',
      saidAs: '',
      role: '',
      isInMemory: false,
      brings: '',
      reads: '',
      isThanked: true,
    },
  ],
})

describe('names as they are said', () => {
  test('are those whose sound was noted down', () => {
    expect(saidNames(ceremony).map(({ saidAs }) => saidAs)).toEqual(['ti-BÔ', 'zo-É', 'chi-VÓN'])
  })

  test('stand once in a section, where the name is first read', () => {
    const lines = [
      { text: 'Ana chegou com Siobhán.' },
      { text: 'Zoé e Tib, Zoé de novo, e Siobhán Kelly.' },
    ]
    expect(nameHints(lines, saidNames(ceremony))).toEqual([
      { line: 0, start: 15, end: 22, saidAs: 'chi-VÓN' },
      { line: 1, start: 0, end: 3, saidAs: 'zo-É' },
      { line: 1, start: 6, end: 9, saidAs: 'ti-BÔ' },
    ])
  })

  test('take the whole name where it is read whole, and no part of another word', () => {
    expect(nameHints([{ text: 'Zoélia e Thibault Lefèvre' }], saidNames(ceremony))).toEqual([
      { line: 0, start: 9, end: 25, saidAs: 'ti-BÔ' },
    ])
  })
})
