import { describe, expect, test } from 'vitest'
import type { Person } from '../ceremony/document.ts'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { somebody } from '../ceremony/testing/somebody.ts'
import { namesToSay, saySo } from './name-list.ts'

const guest = (name: string): Person => somebody({ name })
const ceremony = sampleCeremony({ people: [guest(''), guest('Siobhán')] })

describe('the names to rehearse', () => {
  test('are the couple’s and everybody else’s who has one', () => {
    expect(namesToSay(ceremony).map(({ id, name }) => [id, name])).toEqual([
      ['first', 'João d’Ávila'],
      ['second', 'Ana Lima'],
      [1, 'Siobhán'],
    ])
  })

  test('take how they are said, unless somebody else stands there by now', () => {
    const said = saySo(ceremony, { id: 1, name: 'Siobhán' }, 'chi-VÓN', 9)
    expect(namesToSay(said).map(({ saidAs }) => saidAs)).toEqual(['', '', 'chi-VÓN'])
    expect(said.revision).toBe(ceremony.revision + 1)
    expect(
      namesToSay(saySo(ceremony, { id: 'second', name: 'Ana Lima' }, 'A-na', 9))[1]?.saidAs,
    ).toBe('A-na')
    expect(saySo(ceremony, { id: 1, name: 'Rosa' }, 'x', 9)).toBe(ceremony)
  })
})
